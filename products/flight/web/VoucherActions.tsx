import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { CalendarButton } from "#app/src/features/voucher/CalendarButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { calendarEvents } from "./calendar-events.ts";

/** Saves the flights as a calendar file, and leads to the ticket in the other language. */
export function VoucherActions({ voucher }: { voucher: FlightVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const support = useSupportText();
  const twin = { confirmationCode: voucher.confirmation_code, locale: OTHER_LOCALE[locale] };
  return (
    <>
      <CalendarButton
        code={voucher.tracking_code}
        eventsOf={() => calendarEvents(voucher, { t, locale, supportPhone: support })}
      />
      <Button look="outline" href={addressOf("flightVoucherIn", twin)}>
        {t("reserve.flight.voucher.twin")}
      </Button>
    </>
  );
}
