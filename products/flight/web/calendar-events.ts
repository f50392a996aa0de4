import type { EventWords } from "#app/src/features/voucher/CalendarButton.tsx";
import type { IcsEvent } from "#domain/calendar/ics.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { routeText } from "#domain/text/route-text.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { numberOf } from "./flight-words.ts";

/** Each flight of a ticket as a calendar keeps it, by instants; the same ticket makes the same events. */
export const calendarEvents = (
  { subject, issued, tracking_code }: Pick<FlightVoucherValue, "subject" | "issued" | "tracking_code">,
  { t, locale, supportPhone }: EventWords,
): IcsEvent[] =>
  subject.flights.flatMap(({ direction, segments }) =>
    segments.map((segment) => ({
      uid: `${tracking_code}-${segment.flight_id}@shamseh`,
      title: t("reserve.flight.voucher.calendar.flight", {
        route: routeText({ origin: segment.origin.city, destination: segment.destination.city }, locale),
        number: numberOf(segment),
      }),
      starts_at: segment.departs_at,
      ends_at: segment.arrives_at,
      place: inLocale(segment.origin, "name", locale),
      notes: t("reserve.flight.voucher.calendar.notes", {
        carrier: inLocale(segment.operated_by ?? segment.carrier, "name", locale),
        locator: issued.find((one) => one.direction === direction)?.locator ?? "—",
        code: tracking_code,
        support: supportPhone,
      }),
    })),
  );
