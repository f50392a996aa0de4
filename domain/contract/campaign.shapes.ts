import { z } from "zod";
import { DISCOUNT_CODE_TEXT } from "../bounds.ts";
import { decisionInput } from "./decision.shapes.ts";
import { epochSeconds, isoDate, rial } from "./envelope.shapes.ts";
import { typed } from "./typed.shapes.ts";

const sum = rial.min(1).max(Number.MAX_SAFE_INTEGER);
const count = z.number().int().min(1).max(1_000_000_000);

/** Terms of a campaign: a share of the price or an amount, and never both. Null: no limit. Rial. */
const campaignTerms = {
  percent: z.number().int().min(1).max(100).nullable(),
  amount: sum.nullable(),
  /** Most that a share gives. */
  ceiling: sum.nullable(),
  budget: sum,
  most_uses: count.nullable(),
  /** Most uses of one user. */
  most_each: count.nullable(),
  /** Least sum of a booking. */
  least: rial,
  is_first_only: z.boolean(),
  /** Kinds of products; empty: all. */
  products: z.array(z.string().regex(/^[a-z]{3,20}$/)).max(20),
  sale_from: epochSeconds,
  sale_until: epochSeconds,
  /** First and last day on which a journey may begin. */
  travel_from: isoDate.nullable(),
  travel_until: isoDate.nullable(),
};

/** Part of call 87: makes a campaign. What is left out has no limit; it is sold from now on. */
export const addCampaignInput = decisionInput.extend({
  ...z.object(campaignTerms).partial().shape,
  code: typed(DISCOUNT_CODE_TEXT.max),
  budget: sum,
  sale_until: epochSeconds,
});
export type AddCampaignInput = z.infer<typeof addCampaignInput>;

/**
 * A campaign and what it has cost, rial. `spent` is `held` by bookings that are not paid yet, and `granted` to paid ones;
 * `cost` is what was granted less what came `back` with refunds.
 */
export const campaignValue = z.object({
  ...campaignTerms,
  code: z.string(),
  spent: rial,
  uses: z.number().int(),
  held: rial,
  granted: rial,
  back: rial,
  cost: rial,
  made_at: epochSeconds,
  made_by: z.string(),
  ended_at: epochSeconds.nullable(),
  ended_by: z.string().nullable(),
});
export type CampaignValue = z.infer<typeof campaignValue>;

/** All campaigns, the latest first. `cost` of all is what the books say that discounts have cost. */
export const campaignsValue = z.object({ items: z.array(campaignValue), cost: rial });
export type CampaignsValue = z.infer<typeof campaignsValue>;
