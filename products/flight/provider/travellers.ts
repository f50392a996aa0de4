import { normaliseIso } from "#domain/calendar/parse.ts";
import { ageGroupAt, completedYears } from "#domain/validation/age.ts";
import { flightTrip } from "#products/flight/rules/documents.ts";
import { countsOf as countedGroups } from "#products/flight/rules/passengers.ts";
import type { Fault } from "#provider/kernel/envelope.ts";
import { judgedTravellers } from "#provider/shop/reservation/judged-travellers.ts";
import type { Typed } from "#provider/shop/reservation/travellers.ts";
import { countsOf } from "./counts.ts";
import type { FlightOfferKept } from "./offer.ts";

/** The travellers of flights: they have no rooms, and fares were priced for so many of each group on the last departure's day. */
export const { travellerFaults, keptTraveller } = judgedTravellers<FlightOfferKept>({
  tripOf: ({ subject }) =>
    flightTrip({
      scope: subject.is_abroad ? "international" : "domestic",
      departsOn: subject.departure_date,
      lastDepartsOn: subject.last_departure_date,
      passportMonths: subject.passport_months,
    }),
  partyFaults: (typed, { subject }) => groupFaults(typed, subject),
});

type Subject = FlightOfferKept["subject"];

function groupFaults(typed: readonly Typed[], subject: Subject): Fault[] {
  const date = subject.last_departure_date;
  const found = countedGroups(
    typed.map(({ birth_date }) => ageGroupAt(completedYears(normaliseIso(birth_date) ?? date, date))),
  );
  const priced = countsOf(subject);
  const isSame = found.adult === priced.adult && found.child === priced.child && found.infant === priced.infant;
  return isSame ? [] : [{ name: "travellers", code: "groups_differ", params: { ...priced } }];
}
