import type { EventWords } from "#app/src/features/voucher/CalendarButton.tsx";
import type { IcsEvent } from "#domain/calendar/ics.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { internationalPhone } from "#domain/text/phone.ts";
import type { TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";

const ways = ["out", "back"] as const;

/** Both legs of a voucher as a calendar keeps them; the same voucher makes the same events. */
export const calendarEvents = (
  { subject, tracking_code }: Pick<TourVoucherValue, "subject" | "tracking_code">,
  { t, locale, supportPhone }: EventWords,
): IcsEvent[] =>
  ways.map((way) => {
    const leg = subject[way];
    const from = inLocale(leg.from, "name", locale);
    const route = { leg: t(`tour.leg.${way}`), from, to: inLocale(leg.to, "name", locale) };
    return {
      uid: `${tracking_code}-${way}@shamseh`,
      title: `${t("reserve.tour.voucher.calendar.leg", route)} · ${t(`tour.leg.mode.${leg.mode}`)} ${leg.number}`,
      starts_at: leg.departs_at,
      ends_at: leg.arrives_at,
      place: from,
      notes: t("reserve.tour.voucher.calendar.notes", {
        title: inLocale(subject.tour, "title", locale),
        code: tracking_code,
        agency: inLocale(subject.tour, "agency", locale),
        phone: internationalPhone(subject.tour.agency_phone),
        support: supportPhone,
      }),
    };
  });
