import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";

/** Leads to the ticket in the other language. */
export function VoucherTwin({ voucher }: { voucher: FlightVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const twin = { confirmationCode: voucher.confirmation_code, locale: OTHER_LOCALE[locale] };
  return <a href={addressOf("flightVoucherIn", twin)}>{t("reserve.flight.voucher.twin")}</a>;
}
