import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { Booking } from "./useBooking.ts";

/** The sentence that says what booking does, in the summary. */
export const BOOK_TERMS = "book-terms";

/** Holds the chosen rooms. */
export function BookButton({ booking, isFullWidth }: { booking: Booking; isFullWidth?: boolean }) {
  const t = useText();
  return (
    <Button
      look="primary"
      size="large"
      isFullWidth={isFullWidth}
      isDisabled={!booking.isPossible || booking.isBusy}
      describedBy={BOOK_TERMS}
      onClick={booking.book}
    >
      {t(booking.isBusy ? "property.booking" : "property.book")}
    </Button>
  );
}

/** Asks before rooms are held at another price than the page showed. */
export function NewPriceDialog({ booking }: { booking: Booking }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Dialog
      isOpen={booking.offered !== null}
      onClose={booking.leave}
      title={t("property.book.newPrice.title")}
      closeLabel={t("common.close")}
      role="alertdialog"
      footer={
        <Inline gap="sm" justify="end">
          <Button look="outline" onClick={booking.leave}>
            {t("property.book.newPrice.stop")}
          </Button>
          <Button look="primary" onClick={booking.agree}>
            {t("property.book.newPrice.go")}
          </Button>
        </Inline>
      }
    >
      <Text>
        {t("property.book.newPrice.text", {
          before: formatMoneyText(booking.shownTotal, locale),
          after: formatMoneyText(booking.offered?.total ?? 0, locale),
        })}
      </Text>
    </Dialog>
  );
}
