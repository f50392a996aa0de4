import type { MessageId } from "#app/src/messages/catalogue.ts";
import { goneOf, isOpen, PLACE } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";

/** Next step of a page on which nothing can be booked yet: a place of the page, and the lowest price there. */
export type NextStep = {
  words: MessageId;
  place: string;
  /** Rial. */
  amount: number;
  /** The price covers one person, or everyone who travels. */
  isFor: "person" | "party";
};

/** The next step before booking; null where no departure is left. `now`: epoch seconds. */
export function nextStepOf(
  { departure, origin }: Pick<TourDetailData, "departure" | "origin">,
  now: number,
): NextStep | null {
  const open = departure === null || goneOf(departure, now) !== null ? [] : departure.packages.filter(isOpen);
  if (open.length > 0) {
    const amount = Math.min(...open.map(({ total }) => total));
    return { words: "tour.bar.package", place: PLACE.packages, amount, isFor: "party" };
  }
  if (origin === null) return null;
  return { words: "tour.bar.departures", place: PLACE.days, amount: origin.from_price, isFor: "person" };
}
