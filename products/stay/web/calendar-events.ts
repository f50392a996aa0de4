import type { EventWords } from "#app/src/features/voucher/CalendarButton.tsx";
import type { IcsEvent } from "#domain/calendar/ics.ts";
import type { StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { addressText } from "#products/stay/rules/address-text.ts";

/** The days of a stay as a calendar keeps them: whole days, since the place may have another clock. */
export function calendarEvents(
  { property, tracking_code, check_in, check_out }: StayVoucherValue,
  { t, locale, supportPhone }: EventWords,
): IcsEvent[] {
  const place = addressText(property, locale);
  return [
    {
      uid: `${tracking_code}-stay@shamseh`,
      title: t("reserve.stay.voucher.calendar.title", { name: inLocale(property, "name", locale) }),
      starts_on: check_in,
      ends_on: check_out,
      place,
      notes: t("reserve.stay.voucher.calendar.notes", { place, code: tracking_code, support: supportPhone }),
    },
  ];
}
