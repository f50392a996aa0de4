import type { IsoDate } from "#domain/calendar/types.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import { type CancellationSentence, cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { type DatedPenalty, datedPenalties } from "#domain/sale/dated-penalties.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import type { TourRoom } from "#products/tour/rules/party.ts";
import { tourPenaltyLines } from "#products/tour/rules/penalty-lines.ts";
import { policyOfTour } from "#products/tour/rules/policies.ts";

/** Inputs of an offer's penalties. Money in integer rial, `departsAt` in epoch seconds. */
export type TourTerms = {
  date: IsoDate;
  departsAt: number;
  policyId: string;
  total: number;
  visa: TourSubject["visa"];
  visaSubmittedOn: IsoDate | null;
  rooms: readonly TourRoom[];
};

/** Visa part of a tour's price, rial: each traveller's, where the agency gets them. At most the price. */
function visaFeeOf({ visa, rooms, total }: TourTerms): number {
  if (visa.kind !== "included") return 0;
  const people = rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
  return Math.min(total, visa.fee * people);
}

/** The parts of a tour's price that are given back by rules of their own. */
export function termsOf(terms: TourTerms): PenaltyLine[] {
  const { date, departsAt, policyId, total, visaSubmittedOn } = terms;
  const fee = visaFeeOf(terms);
  return tourPenaltyLines({
    date,
    departsAt,
    policy: policyOfTour(policyId),
    total: total - fee,
    visa: fee === 0 ? null : { fee, submittedOn: visaSubmittedOn },
  });
}

/** Terms of cancelling that a party is told. `now`: epoch seconds. */
export function shownTerms(
  terms: TourTerms,
  now: number,
): { cancellation: CancellationSentence; penalties: DatedPenalty[] } {
  const lines = termsOf(terms);
  return { cancellation: cancellationSentence(lines, now), penalties: datedPenalties(lines, now) };
}
