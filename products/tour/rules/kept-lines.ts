import { roundToTen } from "#domain/pricing/pricing.ts";
import type { TourLine } from "./room-price.ts";

/**
 * Lines of a booking's price before and after a change of its party. A place is of one type in one room: as many as both
 * have stay at the price that they were bought at.
 */

/** `room` counts from 1. */
export type PricedLine = TourLine & { readonly room: number };

const isSamePlace = (one: PricedLine, other: PricedLine): boolean => one.room === other.room && one.type === other.type;

const ofCount = (line: PricedLine, count: number): PricedLine =>
  count === line.count ? line : { ...line, count, amount: roundToTen(count * line.price) };

const countIn = (lines: readonly PricedLine[], place: PricedLine): number =>
  lines.reduce((sum, line) => (isSamePlace(line, place) ? sum + line.count : sum), 0);

/**
 * The lines before as the rooms afterwards have them: who was alone in a room that another joins has one of its two places,
 * at the price that it was sold at.
 *
 * @param soldDouble null where that is not known: then it is today's. It is never dearer than the single room was.
 */
export function sharedLines(
  before: readonly PricedLine[],
  after: readonly PricedLine[],
  soldDouble: number | null,
): PricedLine[] {
  return before.map((line) => {
    const double = after.find((one) => one.room === line.room && one.type === "double");
    if (line.type !== "single" || double === undefined) return line;
    const price = Math.min(line.price, soldDouble ?? double.price);
    return { ...line, type: "double", price, amount: roundToTen(price) };
  });
}

/** The lines that stay, at the price that they were bought at; of two prices of one place, the earlier stays first. */
export function keptLines(before: readonly PricedLine[], after: readonly PricedLine[]): PricedLine[] {
  return before.flatMap((line, index) => {
    const left = countIn(after, line) - countIn(before.slice(0, index), line);
    const count = Math.min(line.count, Math.max(0, left));
    return count === 0 ? [] : [ofCount(line, count)];
  });
}

/** The lines afterwards: those that stay, and the rest of each place at the price of `priced`, in its order. */
export function withKeptLines(before: readonly PricedLine[], priced: readonly PricedLine[]): PricedLine[] {
  const kept = keptLines(before, priced);
  return priced.flatMap((line) => {
    const stay = kept.filter((one) => isSamePlace(one, line));
    const more = line.count - countIn(stay, line);
    const last = stay.at(-1);
    if (more === 0) return stay;
    return last?.price === line.price
      ? [...stay.slice(0, -1), ofCount(line, last.count + more)]
      : [...stay, ofCount(line, more)];
  });
}
