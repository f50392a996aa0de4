import { lazy } from "react";
import { countsOf } from "#app/src/features/prepare/real-party.ts";
import { defineParts, type Place, type VoucherSheet } from "#app/src/features/reservation/product-parts.ts";
import { lettersFor, penaltyRows } from "#app/src/features/voucher/letters.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate, formatDateRange, formatInBothCalendars, formatPeople } from "#domain/text/dates.ts";
import { routeText } from "#domain/text/route-text.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { flightReserveCalls } from "#products/flight/contract/flight.calls.ts";
import type {
  FlightQuoteInput,
  FlightReservationValue,
  FlightSubject,
  FlightVoucherValue,
} from "#products/flight/contract/flight.shapes.ts";
import { flightTrip } from "#products/flight/rules/documents.ts";
import { groupsInOrder } from "#products/flight/rules/passengers.ts";
import { calendarEvents } from "./calendar-events.ts";
import { directionName } from "./direction-name.ts";
import { shownChangesOf } from "./flight-changes.ts";
import { peopleIn, searchAddress } from "./flight-query.ts";
import { flightJourney } from "./journey-facts.ts";
import { flightTasks } from "./journey-tasks.ts";
import { ReservedFlightCard } from "./ReservedFlightCard.tsx";
import { StatusNote } from "./StatusNote.tsx";
import { VoucherBody } from "./VoucherBody.tsx";
import { VoucherTwin } from "./VoucherTwin.tsx";

/** Few change their flights: the dialog comes when it is wanted. */
const ChangeFlights = lazy(() => import("./status/ChangeFlights.tsx"));

/** A place for each of the party, by age group: ages are judged on the day of the last flight, not asked before. */
const placesOf = (subject: FlightSubject): Place[] =>
  groupsInOrder(subject).map((ageGroup) => ({ room: 0, age: null, ageGroup }));

const tripOf = (subject: FlightSubject): Trip =>
  flightTrip({
    scope: subject.is_abroad ? "international" : "domestic",
    departsOn: subject.departure_date,
    lastDepartsOn: subject.last_departure_date,
    passportMonths: subject.passport_months,
  });

/** Local day of the last landing. */
const lastLanding = ({ flights, departure_date }: FlightSubject): IsoDate =>
  flights.flatMap(({ segments }) => segments.map(({ arrives_local }) => dayOfLocal(arrives_local))).at(-1) ??
  departure_date;

/** The search for the same cities, days and party. */
const searchAgain = (subject: FlightSubject): string =>
  searchAddress({ ...subject, class: subject.flights[0]?.class ?? "economy" });

/**
 * Up to how many lines an A4 holds letters of a size. A flight takes two, a traveller one; the costs of cancelling take
 * a row for each two.
 */
const HOLDS = { usual: 4, small: 8 };

/** A sheet for each direction, with the day in both calendars and the carrier's record locator. */
const sheetsOf = (
  { subject, issued, travellers, penalties }: FlightVoucherValue,
  t: Translate,
  locale: Locale,
): VoucherSheet[] =>
  subject.flights.map(({ direction, segments }, _, all) => {
    const [first, last] = [segments[0], segments.at(-1)];
    if (first === undefined || last === undefined) throw new Error("A direction has a flight");
    return {
      title: routeText({ origin: first.origin.city, destination: last.destination.city }, locale),
      place: `${t(directionName({ direction }, all))} · ${formatInBothCalendars(dayOfLocal(first.departs_local), locale, "full")}`,
      code: issued.find((one) => one.direction === direction)?.locator ?? null,
      isAbroad: subject.is_abroad,
      letters: lettersFor(travellers.length + 2 * segments.length + penaltyRows(penalties), HOLDS),
    };
  });

/** Flights' parts of the reservation pages. */
export const flightParts = defineParts<FlightReservationValue, FlightVoucherValue, never>({
  kind: "flight",
  calls: flightReserveCalls,
  say: (word, t, _locale, values) => t(`reserve.flight.${word}`, values),
  Card: ReservedFlightCard,
  PrepareNote: null,
  StatusNote,
  Change: ChangeFlights,
  sheetsOf,
  endsOn: ({ subject }) => lastLanding(subject),
  VoucherBody,
  hasOwnTravellers: true,
  calendarEvents,
  VoucherTwin,
  placesOf: ({ subject }) => placesOf(subject),
  quoteFor: ({ confirmation_code }, party): FlightQuoteInput => ({
    ...countsOf(party),
    instead_of: confirmation_code,
  }),
  roomTitle: ({ subject }, _room, _t, locale) => routeText(subject, locale),
  sumOf: ({ subject }, locale) => formatPeople(peopleIn(subject), locale),
  nameRule: "three_letters",
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
  asksForAnswer: (reservation) =>
    !reservation.is_masked && shownChangesOf(reservation).some(({ state }) => state === "open"),
  isOnRequest: ({ subject }) => subject.flights.some(({ confirmation }) => confirmation === "on_request"),
  journeyOf: flightJourney,
  tasksOf: flightTasks,
  againAddress: ({ subject }) => searchAgain(subject),
  // Reviews are of properties.
  commentAddress: () => null,
});
