import type { DateFacts } from "#fixtures/world/calendar.ts";
import { fraction } from "#fixtures/world/random.ts";
import { starsOf } from "./hotels.ts";
import type { PackagePlan, Tour, TourPrices } from "./types.ts";

/**
 * A price lies between the two amounts of its tour. Its position is a sum of shares, one for each factor that raises
 * it; the largest shares add up to 1, so that no price leaves the range.
 */
const shares = {
  /** From one star to five, each star adding more than the one before. */
  stars: 0.5,
  steepness: 1.5,
  boards: { none: 0, breakfast: 0, half_board: 0.05, full_board: 0.1 },
  flight: 0.05,
  origin: 0.04,
  nowruz: 0.18,
  holiday: 0.08,
  lastSeats: 0.04,
  /** From Saturday: the days before the weekend are dear. */
  weekdays: [0, 0, 0, 0.01, 0.05, 0.05, 0.03],
  week: 0.04,
} as const;

/** Number of seats that count as the last ones. */
export const LAST_SEATS = 4;

/** Ratios to the price in a double; each package draws its own between the two. */
const types = {
  single: [1.25, 1.7],
  extra_adult: [0.86, 0.96],
  child_with_bed: [0.74, 0.84],
  child_no_bed: [0.48, 0.6],
  infant: [0.07, 0.12],
} as const satisfies Partial<Record<keyof TourPrices, readonly [from: number, to: number]>>;

/**
 * Probability that a type of person is not sold. A family room, of four beds, is never sold to one person and always to
 * a third.
 */
const notSold = { single: 0.06, extra_adult: 0.05, child_with_bed: 0, child_no_bed: 0.06, infant: 0.02 } as const;

type Sold = { tour: Tour; originCityId: number; facts: DateFacts; seatsLeft: number };

/** Price for each type of person, rial, in multiples of 100,000; `index` is the package's among those of its tour. */
export function pricesOf(seed: number, sold: Sold, plan: PackagePlan, index: number): TourPrices {
  const double = doubleOf(seed, sold, plan);
  const { tour, originCityId, facts } = sold;
  const isFamily = plan.beds === 4;
  const drawn = (what: string) => fraction(seed, what, tour.id, originCityId, facts.day, index);
  const priceOf = (type: keyof typeof types) => {
    const always = isFamily && type === "extra_adult";
    if ((isFamily && type === "single") || (!always && drawn(`no ${type}`) < notSold[type])) return null;
    const [from, to] = types[type];
    // A package's ratios stay the same; only the price in a double changes.
    return rounded(double * (from + (to - from) * fraction(seed, type, tour.id, index)));
  };
  return {
    single: priceOf("single"),
    double,
    extra_adult: priceOf("extra_adult"),
    child_with_bed: priceOf("child_with_bed"),
    child_no_bed: priceOf("child_no_bed"),
    infant: priceOf("infant"),
  };
}

function doubleOf(seed: number, { tour, originCityId, facts, seatsLeft }: Sold, plan: PackagePlan): number {
  const { from, to } = tour.plan.amounts;
  const feast = facts.isNowruz ? shares.nowruz : facts.isHoliday ? shares.holiday : 0;
  const position =
    shares.stars * ((meanStars(plan) - 1) / 4) ** shares.steepness +
    shares.boards[plan.meal] +
    (tour.mode === "flight" ? shares.flight : 0) +
    shares.origin * fraction(seed, "origin", tour.id, originCityId) +
    feast +
    (shares.weekdays[facts.weekday] ?? 0) +
    (seatsLeft > 0 && seatsLeft <= LAST_SEATS ? shares.lastSeats : 0) +
    shares.week * fraction(seed, "week", tour.id, Math.floor(facts.day / 7));
  return rounded(from + (to - from) * position);
}

/** Stars of a package's hotels, weighted by nights. */
function meanStars({ stays }: PackagePlan): number {
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0);
  return stays.reduce((sum, stay) => sum + starsOf(stay) * stay.nights, 0) / nights;
}

const rounded = (rial: number): number => Math.round(rial / 100_000) * 100_000;
