import { useSupportText } from "#app/src/features/support/use-support-text.ts";
import { CalendarButton } from "#app/src/features/voucher/CalendarButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { addressText } from "#products/stay/rules/address-text.ts";

/** Saves the days of a stay as a calendar file: whole days, since the place may have another clock. */
export function SaveToCalendar({ voucher }: { voucher: StayVoucherValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const support = useSupportText();
  const { property, tracking_code, check_in, check_out } = voucher;
  const place = addressText(property, locale);
  return (
    <CalendarButton
      code={tracking_code}
      eventsOf={() => [
        {
          uid: `${tracking_code}-stay@shamseh`,
          title: t("reserve.stay.voucher.calendar.title", { name: inLocale(property, "name", locale) }),
          starts_on: check_in,
          ends_on: check_out,
          place,
          notes: t("reserve.stay.voucher.calendar.notes", {
            place,
            code: tracking_code,
            support,
          }),
        },
      ]}
    />
  );
}
