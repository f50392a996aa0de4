import { compareIso } from "#domain/calendar/queries.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { discountOf, LEAST_DUE } from "#domain/campaign/discount.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { CampaignRow } from "./row.ts";

/** A booking for which a code is asked, at its full price (rial), and what its user has used and booked before. */
export type Wanting = {
  readonly kind: string;
  readonly total: number;
  /** Day on which the journey begins, by the clock of the place. */
  readonly startsOn: IsoDate;
  readonly usesOfUser: number;
  readonly hasBooked: boolean;
  /** Epoch seconds. */
  readonly now: number;
};

/** Discount of a code for a booking, rial; refused with the reason and what would work. */
export function judgedDiscount(campaign: CampaignRow, wanting: Wanting): number | Refusal {
  const refusal = refusalOf(campaign, wanting);
  if (refusal !== null) return refusal;
  const discount = discountOf(campaign, wanting.total);
  if (discount === 0 || wanting.total < campaign.least) {
    return refuse("discount_code_least_sum", [], { least: Math.max(campaign.least, 2 * LEAST_DUE) });
  }
  const { spent, budget, uses, mostUses } = campaign;
  const isSpent = spent + discount > budget || (mostUses !== null && uses >= mostUses);
  return isSpent ? refuse("discount_code_spent") : discount;
}

function refusalOf(campaign: CampaignRow, { kind, startsOn, usesOfUser, hasBooked, now }: Wanting): Refusal | null {
  const { saleFrom, saleUntil, endedAt, kinds, travelFrom, travelUntil, mostEach, isFirstOnly } = campaign;
  if (endedAt !== null || now >= saleUntil) return refuse("discount_code_ended");
  if (now < saleFrom) return refuse("discount_code_not_begun", [], { last_day: tehranDate(saleFrom) });
  if (kinds !== null && !kinds.split(" ").includes(kind)) {
    return refuse("discount_code_other_product", [], { products: kinds });
  }
  if (travelFrom !== null && travelUntil !== null) {
    const isOutside = compareIso(startsOn, travelFrom) < 0 || compareIso(startsOn, travelUntil) > 0;
    if (isOutside) return refuse("discount_code_other_days", [], { from_day: travelFrom, until_day: travelUntil });
  }
  if (mostEach !== null && usesOfUser >= mostEach) return refuse("discount_code_used");
  return isFirstOnly && hasBooked ? refuse("discount_code_first_only") : null;
}
