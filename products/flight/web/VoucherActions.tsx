import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { CalendarButton } from "#app/src/features/voucher/CalendarButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { calendarEvents } from "./calendar-events.ts";

/** Saves the flights as a calendar file. */
export function VoucherActions({ voucher }: { voucher: FlightVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const support = useSupportText();
  return (
    <CalendarButton
      code={voucher.tracking_code}
      eventsOf={() => calendarEvents(voucher, { t, locale, supportPhone: support })}
    />
  );
}

/** Leads to the ticket in the other language. */
export function VoucherTwin({ voucher }: { voucher: FlightVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const twin = { confirmationCode: voucher.confirmation_code, locale: OTHER_LOCALE[locale] };
  return <a href={addressOf("flightVoucherIn", twin)}>{t("reserve.flight.voucher.twin")}</a>;
}
