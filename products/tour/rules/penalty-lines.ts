import { tehranInstant } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import { NO_FEE_POLICY, VISA_POLICY } from "./policies.ts";

/** Facts of a tour that determine its penalty. Money in integer rial, instants in epoch seconds. */
export type TourPrices = {
  /** Day of departure in Tehran, and its instant. */
  readonly date: IsoDate;
  readonly departsAt: number;
  readonly policy: CancellationPolicy;
  /** For all travellers, without visas. */
  readonly total: number;
  /** Visas of all travellers; null if the agency obtains none. `submittedOn`: null until they are submitted. */
  readonly visa: { readonly fee: number; readonly submittedOn: IsoDate | null } | null;
};

/** Party that ends a booking. `group`: too few joined. The traveller pays nothing unless they cancel themselves. */
export type CancelledBy = "traveller" | "agency" | "carrier" | "group";

/**
 * The tour under its policy, and its visas as a line of their own: refunded in full until the day on which they are
 * submitted, then not at all. A traveller who cancels after departure is refunded nothing for the tour.
 */
export function tourPenaltyLines(prices: TourPrices, cancelledBy: CancelledBy = "traveller"): PenaltyLine[] {
  const { date, departsAt, policy, total, visa } = prices;
  const departure = { day: date, at: departsAt };
  const tour = { policy, total, base: total, anchor: departure, begins: [{ at: departsAt, cost: total }] };
  const lines: PenaltyLine[] = visa === null || visa.fee === 0 ? [tour] : [tour, visaLine(visa, departure)];
  if (cancelledBy === "traveller") return lines;
  return lines.map((line) => ({ ...line, policy: NO_FEE_POLICY, begins: [] }));
}

function visaLine(
  { fee, submittedOn }: NonNullable<TourPrices["visa"]>,
  departure: PenaltyLine["anchor"],
): PenaltyLine {
  const anchor = submittedOn === null ? departure : { day: submittedOn, at: tehranInstant(submittedOn) };
  // The instant of submission is already charged, although a step's hour still belongs to it.
  return { policy: VISA_POLICY, total: fee, base: fee, anchor, begins: [{ at: anchor.at, cost: fee }] };
}
