import { compareIso } from "#domain/calendar/queries.ts";
import type { TourPackage } from "#products/tour/contract/tour-card.shapes.ts";

type Listed = Pick<TourPackage, "departure_id" | "date" | "total">;

const isSome = <One>(some: readonly One[]): some is [One, ...One[]] => some.length > 0;

/** Packages of a tour by their departures: the soonest departure first, and of each the cheapest package first. */
export const departuresOf = <Package extends Listed>(packages: readonly Package[]): [Package, ...Package[]][] =>
  [...Map.groupBy(packages, ({ departure_id }) => departure_id).values()]
    .map((some) => some.toSorted((one, other) => one.total - other.total))
    .filter(isSome)
    .toSorted(([one], [other]) => compareIso(one.date, other.date));
