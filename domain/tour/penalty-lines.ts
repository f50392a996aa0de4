import { tehranInstant } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { CancellationPolicy } from "../contract/property.shapes.ts";
import type { PenaltyLine } from "../reservation/penalty.ts";
import { NO_FEE_POLICY, VISA_POLICY } from "./policies.ts";

/** What of a tour a penalty follows from. Money in integer rial, instants in epoch seconds. */
export type TourPrices = {
  /** The day of departure in Tehran, and its instant. */
  readonly date: IsoDate;
  readonly departsAt: number;
  readonly policy: CancellationPolicy;
  /** Of all travellers, without visas. */
  readonly total: number;
  /** The visas of all travellers; null where the agency gets none. `submittedOn`: null until they are handed in. */
  readonly visa: { readonly fee: number; readonly submittedOn: IsoDate | null } | null;
};

/** Who ends a booking. `group`: too few joined. What the traveller did not cause costs the traveller nothing. */
export type CancelledBy = "traveller" | "agency" | "carrier" | "group";

/**
 * The tour by its policy, and its visas as a line of their own: returned in full until the day on which they are handed
 * in, then not at all. What has left is never given back to who cancels.
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
  // The instant of handing in is spent already, and a step's hour still belongs to it.
  return { policy: VISA_POLICY, total: fee, base: fee, anchor, begins: [{ at: anchor.at, cost: fee }] };
}
