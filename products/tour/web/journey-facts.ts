import type { JourneyFacts } from "#app/src/features/reservation/product-parts.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { formatLocalTime } from "#domain/calendar/local-date-time.ts";
import type { DateDisplay } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { hotelsText } from "#products/tour/rules/hotels-text.ts";

/** Departure and return of a tour, its hotels, and the agency's number. */
export function tourJourney(
  { subject }: Pick<TourReservationValue, "subject">,
  t: Translate,
  { locale }: DateDisplay,
): JourneyFacts {
  const { out, back, tour } = subject;
  return {
    begins: t("reserve.tour.journey.begins", {
      time: formatLocalTime(out.departs_local, locale),
      city: inLocale(out.from, "name", locale),
    }),
    ends: t("reserve.tour.journey.ends", {
      time: formatLocalTime(back.departs_local, locale),
      city: inLocale(back.from, "name", locale),
    }),
    about: hotelsText(subject, locale),
    address: null,
    place: null,
    phone: tour.agency_phone,
  };
}
