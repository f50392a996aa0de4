import { defineParts, type Place } from "#app/src/features/reservation/product-parts.ts";
import { flightReserveCalls } from "#domain/contract/flight.calls.ts";
import type { FlightReservationValue, FlightSubject, FlightVoucherValue } from "#domain/contract/flight.shapes.ts";
import { ageGroups } from "#domain/enums/enums.ts";
import { flightTrip } from "#domain/flight/documents.ts";
import { routeText } from "#domain/flight/route-text.ts";
import { formatDate, formatDateRange, formatPeople } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { peopleIn, searchAddress } from "./flight-query.ts";
import { ReservedFlightCard } from "./ReservedFlightCard.tsx";
import { VoucherBody } from "./VoucherBody.tsx";

/** A place for each of the party, by age group: ages are judged on the day of the last flight, not asked before. */
const placesOf = (subject: FlightSubject): Place[] =>
  ageGroups.flatMap((ageGroup) =>
    Array.from({ length: subject[`${ageGroup}_count`] }, () => ({ room: 0, age: null, ageGroup })),
  );

const tripOf = (subject: FlightSubject): Trip =>
  flightTrip({
    scope: subject.is_abroad ? "international" : "domestic",
    departsOn: subject.departure_date,
    lastDepartsOn: subject.last_departure_date,
    passportMonths: subject.passport_months,
  });

/** The search for the same cities, days and party. */
const searchAgain = (subject: FlightSubject): string =>
  searchAddress({ ...subject, class: subject.flights[0]?.class ?? "economy" });

/** What flights bring to the pages of their reservations. */
export const flightParts = defineParts<FlightReservationValue, FlightVoucherValue, never>({
  kind: "flight",
  calls: flightReserveCalls,
  say: (word, t, _locale, values) => t(`reserve.flight.${word}`, values),
  Card: ReservedFlightCard,
  PrepareNote: null,
  StatusNote: null,
  voucherTitle: ({ subject }, locale) => ({
    title: routeText(subject, locale),
    place: inLocale(subject.destination, "name", locale),
  }),
  VoucherBody,
  VoucherActions: null,
  placesOf: ({ subject }) => placesOf(subject),
  roomTitle: ({ subject }, _room, _t, locale) => routeText(subject, locale),
  sumOf: ({ subject }, locale) => formatPeople(peopleIn(subject), locale),
  hasRooms: false,
  tripOf: ({ subject }) => tripOf(subject),
  briefOf: ({ subject }, _t, display) => [
    routeText(subject, display.locale),
    subject.return_date === null
      ? formatDate(subject.departure_date, display, "short")
      : formatDateRange(subject.departure_date, subject.return_date, display, "short"),
    formatPeople(peopleIn(subject), display.locale),
  ],
  wishes: null,
  isOnRequest: ({ subject }) => subject.flights.some(({ confirmation }) => confirmation === "on_request"),
  againAddress: ({ subject }) => searchAgain(subject),
  // Reviews are of properties.
  commentAddress: () => null,
});
