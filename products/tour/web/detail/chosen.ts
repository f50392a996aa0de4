import type { Party } from "#domain/rooms.ts";
import type { DepartureValue, TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { parseBeds, tourRooms } from "#products/tour/rules/party.ts";
import type { TourDetailData } from "./load.ts";

/** Places of the page that its parts lead to, by their ids. */
export const PLACE = { departures: "departures", days: "days", packages: "packages", summary: "summary" } as const;

/** An available package. */
export type OpenPackage = TourPackageOffer & {
  total: number;
  cancellation: NonNullable<TourPackageOffer["cancellation"]>;
};

export const isOpen = (one: TourPackageOffer): one is OpenPackage => one.total !== null && one.cancellation !== null;

/** The chosen package, while it is available. */
export function chosenOf({ departure, choice }: Pick<TourDetailData, "departure" | "choice">): OpenPackage | null {
  const found = departure?.packages.find(({ package_id }) => package_id === choice.package);
  return found !== undefined && isOpen(found) ? found : null;
}

/** Reason why a departure can no longer be booked, or null. `now`: epoch seconds. */
export function goneOf(
  { state, seats_left, closes_at }: Pick<DepartureValue, "state" | "seats_left" | "closes_at">,
  now: number,
): "cancelled" | "departed" | "closed" | "full" | null {
  if (state === "cancelled" || state === "departed") return state;
  if (closes_at <= now) return "closed";
  return seats_left === 0 ? "full" : null;
}

/** The rooms of a quote. */
export const quoteRooms = (parties: readonly Party[], beds: string | null) =>
  tourRooms(parties, parseBeds(beds ?? undefined) ?? []).map(({ adults, children }) => ({
    adult_count: adults,
    children: children.map(({ age, withBed }) => ({ age, with_bed: withBed })),
  }));
