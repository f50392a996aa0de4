import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { Booking } from "./useBooking.ts";

/** Asks before anything is held at another price than the page showed. */
export function NewPriceDialog({ booking }: { booking: Booking }) {
  const t = useText();
  const { locale } = useEnvironment();
  const words = booking.words.newPrice;
  return (
    <Dialog
      isOpen={booking.offered !== null}
      onClose={booking.leave}
      title={t(words.title)}
      closeLabel={t("common.close")}
      role="alertdialog"
      footer={
        <Inline gap="sm" justify="end">
          <Button look="outline" onClick={booking.leave}>
            {t(words.stop)}
          </Button>
          <Button look="primary" onClick={booking.agree}>
            {t(words.go)}
          </Button>
        </Inline>
      }
    >
      <Text>
        {t(words.text, {
          before: formatMoneyText(booking.shownTotal, locale),
          after: formatMoneyText(booking.offered?.total ?? 0, locale),
        })}
      </Text>
    </Dialog>
  );
}
