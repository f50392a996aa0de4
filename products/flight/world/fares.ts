import type { DateFacts } from "#fixtures/world/calendar.ts";
import type { Route, Stock, WorldFare } from "#fixtures/world/flight-types.ts";
import { fraction, hash } from "#fixtures/world/random.ts";
import type { Baggage, FarePrices } from "#products/flight/contract/flight.shapes.ts";

/** A fare family on offer for a flight. */
type Family = {
  readonly kind: WorldFare["kind"];
  readonly class: WorldFare["class"];
  readonly brand: WorldFare["brand"];
  readonly bookingClass: string;
  readonly policyId: WorldFare["policyId"];
  /** Factor on the flight's price. */
  readonly times: number;
  /** Checked baggage in kilograms, domestic and international; in pieces. */
  readonly checked: readonly [home: number, abroad: number];
  /** Share of the aircraft's seats. */
  readonly share: number;
};

const system = (family: Partial<Family>): Family => ({
  kind: "system",
  class: "economy",
  brand: "classic",
  bookingClass: "M",
  policyId: "system_classic",
  times: 1,
  checked: [20, 30],
  share: 0.5,
  ...family,
});

const families = {
  saver: system({
    brand: "saver",
    bookingClass: "Q",
    policyId: "system_saver",
    times: 0.86,
    checked: [0, 20],
    share: 0.3,
  }),
  classic: system({}),
  flex: system({
    brand: "flex",
    bookingClass: "Y",
    policyId: "system_flex",
    times: 1.28,
    checked: [30, 40],
    share: 0.3,
  }),
  business: system({
    class: "business",
    brand: "flex",
    bookingClass: "C",
    policyId: "system_flex",
    times: 2.4,
    checked: [40, 50],
    share: 0.08,
  }),
  charter: system({
    kind: "charter",
    brand: "charter",
    bookingClass: "Z",
    policyId: "charter",
    times: 0.92,
    share: 1,
  }),
  charterTable: system({
    kind: "charter",
    brand: "charter",
    bookingClass: "X",
    policyId: "charter_table",
    times: 0.96,
    share: 1,
  }),
} as const satisfies Record<string, Family>;

/** Airport taxes for one person, rial: domestic, international. Infants pay none. */
const TAXES = { home: 1_850_000, abroad: 14_500_000 } as const;

/** Shares of an adult's fare by age group: a charter's child has a seat at the full price. */
const shares = { system: { child: 0.5, infant: 0.1 }, charter: { child: 1, infant: 0.1 } } as const;

const toTen = (amount: number): number => Math.round(amount / 10) * 10;
/** Rounds for display: people read thousands of toman. */
const toTenThousand = (amount: number): number => Math.round(amount / 10_000) * 10_000;

const MILLION = 1_000_000;

export type FlightOfDay = {
  readonly id: number;
  readonly route: Route;
  readonly isAbroad: boolean;
  readonly isCharter: boolean;
  /** Index among the day's flights, and the local hour of departure. */
  readonly index: number;
  readonly hour: number;
  readonly facts: DateFacts;
  readonly seats: Stock;
  readonly hasBusiness: boolean;
};

/** Price of a flight for one adult, rial: higher in the evening, before days off, at Nowruz and for its last seats. */
function priceOf(seed: number, { id, route, hour, facts, seats }: FlightOfDay): number {
  const isEvening = hour >= 17 && hour <= 21;
  const isBeforeDayOff = facts.weekday === 5 || facts.isHoliday;
  const soldShare = seats.soldElsewhere / seats.total;
  const demand =
    0.15 +
    0.3 * fraction(seed, "fare", id) +
    (isEvening ? 0.12 : 0) +
    (isBeforeDayOff ? 0.15 : 0) +
    (facts.isNowruz ? 0.3 : 0) +
    0.18 * soldShare;
  return toTenThousand((route.from + (route.to - route.from) * Math.min(1, demand)) * MILLION);
}

function pricesOf(adult: number, { kind }: Family, isAbroad: boolean): FarePrices {
  const taxes = isAbroad ? TAXES.abroad : TAXES.home;
  const fare = Math.max(toTen(adult * 0.2), adult - taxes);
  const { child, infant } = shares[kind];
  return {
    adult: { fare, taxes },
    child: { fare: toTen(fare * child), taxes },
    infant: { fare: toTen(fare * infant), taxes: 0 },
  };
}

function baggageOf({ checked, class: cabin }: Family, isAbroad: boolean): Baggage {
  const kilograms = checked[isAbroad ? 1 : 0];
  const cabin_kg = cabin === "business" ? 10 : 7;
  const own = { cabin_kg, checked_kg: kilograms, pieces: kilograms === 0 ? 0 : 1 };
  return {
    adult: own,
    child: own,
    infant: { cabin_kg: 0, checked_kg: kilograms === 0 ? 0 : 10, pieces: kilograms === 0 ? 0 : 1 },
  };
}

/** Probability that a charterer confirms only on request. */
const ON_REQUEST = 0.1;
/** Probability that a fare is sold out on a flight that still has seats. */
const FULL_FARE = 0.12;

const familiesOf = (seed: number, { id, index, isAbroad, isCharter, hasBusiness }: FlightOfDay): readonly Family[] =>
  isCharter
    ? [hash(seed, "charter table", id) % 3 === 0 ? families.charterTable : families.charter]
    : [
        families.saver,
        families.classic,
        ...(isAbroad || index % 2 === 0 ? [families.flex] : []),
        ...(hasBusiness && index % 2 === 0 ? [families.business] : []),
      ];

/** Fares of a flight; each a function of (seed, flight, class) alone. */
export function faresOf(seed: number, flight: FlightOfDay): WorldFare[] {
  const adult = priceOf(seed, flight);
  const left = flight.seats.total - flight.seats.soldElsewhere;
  return familiesOf(seed, flight).map((family, index) => {
    const isFull = left === 0 || (!flight.isCharter && fraction(seed, "full fare", flight.id, index) < FULL_FARE);
    const most = Math.max(1, Math.round(flight.seats.total * family.share));
    // A fare may offer more seats than the aircraft has left: the aircraft's own counter refuses them.
    const free = isFull ? 0 : Math.min(most, left + (hash(seed, "free", flight.id, index) % 6));
    return {
      id: flight.id * 16 + index,
      flightId: flight.id,
      kind: family.kind,
      class: family.class,
      brand: family.brand,
      bookingClass: family.bookingClass,
      prices: pricesOf(toTenThousand(adult * family.times), family, flight.isAbroad),
      baggage: baggageOf(family, flight.isAbroad),
      policyId: family.policyId,
      confirmation: flight.isCharter && fraction(seed, "request", flight.id) < ON_REQUEST ? "on_request" : "online",
      seats: { total: most, soldElsewhere: most - free },
    };
  });
}
