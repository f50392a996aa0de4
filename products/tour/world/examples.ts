import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import type { World } from "#fixtures/world/types.ts";
import { departuresAhead } from "./departures.ts";
import { toursOf } from "./tours.ts";
import type { Tour, TourDeparture, TourPackage } from "./types.ts";

/** A departure that shows a state, with the package that shows it, or its first one. */
export type TourExample = { tour: Tour; departure: TourDeparture; package: TourPackage };

type Shown = { departure: TourDeparture; isOpen: boolean; isOver: boolean; tour: Tour };
type Rule = {
  departure: (shown: Shown) => boolean;
  package?: (plan: TourPackage) => boolean;
};

const left = ({ total, soldElsewhere }: TourDeparture["seats"]): number => total - soldElsewhere;
const isGuaranteed = ({ isOpen, departure }: Shown) => isOpen && departure.state === "guaranteed";
const hasSeats = (shown: Shown) => isGuaranteed(shown) && left(shown.departure.seats) >= 6;
const isSold = (plan: TourPackage) => left(plan.rooms) > 0 && plan.confirmation === "online";
/** For a couple with a child, with a bed of its own or without. */
const isSoldToFamilies = (plan: TourPackage) =>
  isSold(plan) &&
  [plan.prices.double, plan.prices.child_with_bed, plan.prices.child_no_bed].every((price) => price !== null);

/** Conditions for an example of each state that a tour's screens show. */
const rules = {
  /** A complete group, with seats left. */
  guaranteed: { departure: (shown) => hasSeats(shown) && shown.tour.minGroup > 1, package: isSoldToFamilies },
  /** Nine of twelve travellers. */
  gathering: {
    departure: ({ isOpen, departure }) =>
      isOpen && departure.state === "scheduled" && departure.minGroup === 12 && departure.seats.soldElsewhere === 9,
    package: isSold,
  },
  onRequest: {
    departure: hasSeats,
    package: ({ confirmation, rooms }) => confirmation === "on_request" && left(rooms) > 0,
  },
  /** One to four seats. */
  lastSeats: {
    departure: (shown) => isGuaranteed(shown) && left(shown.departure.seats) > 0 && left(shown.departure.seats) <= 4,
    package: isSold,
  },
  seatsSoldOut: { departure: (shown) => isGuaranteed(shown) && left(shown.departure.seats) === 0 },
  /** A package without rooms, while another has some. */
  roomsSoldOut: {
    departure: (shown) => hasSeats(shown) && shown.departure.packages.some(isSold),
    package: ({ rooms }) => left(rooms) === 0,
  },
  /** Not departed, but too late for its visa. */
  closedForVisa: {
    departure: ({ isOver, tour, departure }) =>
      isOver && tour.visa.processingDays > 0 && departure.state === "guaranteed",
  },
  cancelled: { departure: ({ departure, isOver }) => !isOver && departure.state === "cancelled" },
  /** Open, with seats for five, and no room with five beds. */
  noRoomForFive: {
    departure: (shown) => hasSeats(shown) && shown.departure.packages.every(({ beds }) => beds < 5),
    package: isSold,
  },
  singleNotSold: { departure: hasSeats, package: (plan) => isSold(plan) && plan.prices.single === null },
} as const satisfies Record<string, Rule>;

type TourState = keyof typeof rules;

/**
 * Returns for each state the first departure of the world that shows it throughout its first day, with its package.
 * Throws for a state without an example.
 */
export function tourExamples(
  { seed, from }: Pick<World, "seed" | "from">,
  tours: readonly Tour[] = toursOf(seed),
): Record<TourState, TourExample> {
  const dayBegins = tehranInstant(from);
  const shown = tours.flatMap((tour) =>
    departuresAhead(seed, tour, from).map((departure) => ({
      tour,
      departure,
      isOpen: departure.decideBy > dayBegins + 2 * DAY_SECONDS,
      isOver: departure.closesAt < dayBegins && departure.legs.out.departsAt > dayBegins + 2 * DAY_SECONDS,
    })),
  );
  const exampleOf = (state: TourState): TourExample => {
    const rule: Rule = rules[state];
    for (const candidate of shown.filter(rule.departure)) {
      const { tour, departure } = candidate;
      const found = rule.package ? departure.packages.find(rule.package) : departure.packages[0];
      if (found) return { tour, departure, package: found };
    }
    throw new Error(`No departure shows the state ${state}`);
  };
  const states = Object.keys(rules) as TourState[];
  return Object.fromEntries(states.map((state) => [state, exampleOf(state)])) as Record<TourState, TourExample>;
}
