import { compareIso } from "#domain/calendar/queries.ts";
import type { TourPackage, TourResult } from "#products/tour/contract/tour-card.shapes.ts";

/** Packages of a result; a provider of the version before answers each as a result of its own. */
export const packagesOf = (tour: TourResult): readonly TourPackage[] => tour.packages ?? [tour];

type Listed = Pick<TourPackage, "departure_id" | "date" | "total">;

const isSome = <One>(some: readonly One[]): some is [One, ...One[]] => some.length > 0;

/** Packages of a tour by their departures: the soonest departure first, and of each the cheapest package first. */
export const departuresOf = <Package extends Listed>(packages: readonly Package[]): [Package, ...Package[]][] =>
  [...Map.groupBy(packages, ({ departure_id }) => departure_id).values()]
    .map((some) => some.toSorted((one, other) => one.total - other.total))
    .filter(isSome)
    .toSorted(([one], [other]) => compareIso(one.date, other.date));
