import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Trip } from "#domain/validation/trip.ts";
import type {
  FlightJourney,
  FlightLine,
  FlightOffer,
  FlightQuoteInput,
  FlightSubject,
  OfferValue,
} from "#products/flight/contract/flight.shapes.ts";
import { flightTrip, PASSPORT_MONTHS } from "#products/flight/rules/documents.ts";
import { searchAddress } from "#products/flight/web/flight-query.ts";
import { isFlownAbroad } from "#products/flight/web/is-abroad.ts";
import type { ReviewData, Way } from "./load.ts";

type OpenWay = Extract<Way, { kind: "open" }>;

/** Everything that was chosen, as it is sold now. Money in rial. */
export type Chosen = {
  readonly ways: readonly OpenWay[];
  readonly flights: FlightSubject["flights"];
  readonly lines: FlightLine[];
  readonly total: number;
  /** Total at the time of the choice; null when it is unchanged. */
  readonly before: number | null;
  readonly wanted: FlightQuoteInput;
  readonly isOnRequest: boolean;
};

const offerOf = ({ value }: Way): FlightOffer | null => value?.offer ?? null;

/** The flights of all ways that are known, in order. */
export const offersOf = (ways: readonly Way[]): FlightOffer[] => ways.flatMap((way) => offerOf(way) ?? []);

/** The bookable choice; null while a way is unavailable, or the party is invalid. */
export function chosenOf({ ways, counts, errors }: ReviewData): Chosen | null {
  const open = ways.filter((way) => way.kind === "open");
  const [out, back] = open;
  if (errors.length > 0 || out === undefined || open.length < ways.length) return null;
  const sum = (of: (value: OfferValue) => number) => open.reduce((total, { value }) => total + of(value), 0);
  const total = sum(({ offer }) => offer.total);
  const before = sum(({ offer, previous_total }) => previous_total ?? offer.total);
  return {
    ways: open,
    flights: open.map(({ direction, value }) => ({ ...value.offer, direction })),
    // The call knows one direction alone.
    lines: open.flatMap(({ direction, value }) => value.lines.map((line) => ({ ...line, direction }))),
    total,
    before: before === total ? null : before,
    wanted: {
      offer_id: out.value.offer.offer_id,
      ...(back !== undefined && { return_offer_id: back.value.offer.offer_id }),
      ...counts,
    },
    isOnRequest: open.some(({ value }) => value.offer.confirmation === "on_request"),
  };
}

type Flown = Pick<FlightJourney, "segments">;

/** The local day of a direction's first departure. */
export function leavesOn({ segments: [first] }: Flown): IsoDate {
  if (first === undefined) throw new Error("A direction has a flight");
  return dayOfLocal(first.departs_local);
}

/** The trip of everyone, its ages counted on the day of the last departure; null without flights. */
export function tripOfJourneys(journeys: readonly Flown[]): Trip | null {
  const [first] = journeys;
  const last = journeys.at(-1)?.segments.at(-1);
  if (first === undefined || last === undefined) return null;
  return flightTrip({
    scope: isFlownAbroad(journeys) ? "international" : "domestic",
    departsOn: leavesOn(first),
    lastDepartsOn: dayOfLocal(last.departs_local),
    passportMonths: PASSPORT_MONTHS,
  });
}

/**
 * Address of the search that found these flights. If only the return is gone, the outbound stays chosen.
 * @returns null when the flights are not known.
 */
export function searchOf({ ways, counts }: Pick<ReviewData, "ways" | "counts">): string | null {
  const [out, back] = ways.map(offerOf);
  const [first, last] = [out?.segments[0], out?.segments.at(-1)];
  if (!out || !first || !last) return null;
  const keepsOutbound = ways[0]?.kind === "open" && ways[1]?.kind === "gone" && back;
  return searchAddress(
    {
      origin: first.origin.city,
      destination: last.destination.city,
      departure_date: leavesOn(out),
      return_date: back ? leavesOn(back) : null,
      class: out.class,
      ...counts,
    },
    keepsOutbound ? { outbound: out.offer_id } : {},
  );
}
