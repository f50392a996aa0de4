import { compareIso } from "#domain/calendar/queries.ts";
import { discountCodeOf } from "#domain/campaign/code.ts";
import type { AddCampaignInput } from "#domain/contract/campaign.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Fault, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { decider } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import { campaignsValue } from "./report.ts";

/** Part of call 87, campaigns: made and ended by operators, and what they have cost. */

/** First fault of the terms of a campaign; null where there is none. */
function faultOf(body: AddCampaignInput, products: Services["products"]): Fault | null {
  const { percent = null, amount = null, products: kinds = [], travel_from = null, travel_until = null } = body;
  if (discountCodeOf(body.code) === null) return { name: "code", code: "unknown_value" };
  if ((percent === null) === (amount === null)) return { name: "percent", code: "required" };
  if (kinds.some((kind) => !products.has(kind))) return { name: "products", code: "unknown_value" };
  if (body.sale_until <= (body.sale_from ?? 0)) return { name: "sale_until", code: "date_order" };
  if ((travel_from === null) !== (travel_until === null)) return { name: "travel_until", code: "required" };
  const isBackwards = travel_from !== null && travel_until !== null && compareIso(travel_until, travel_from) < 0;
  return isBackwards ? { name: "travel_until", code: "date_order" } : null;
}

/** Adds a campaign; false where its code or its end leave no room for it. */
async function insert(tx: Queryable, body: AddCampaignInput, code: string, operator: string): Promise<boolean> {
  const kinds = [...new Set(body.products ?? [])].join(" ");
  const added = await tx.query(
    `INSERT INTO campaign (code, percent, amount, ceiling, budget, most_uses, most_each, least, is_first_only, kinds, sale_from,
       sale_until, travel_from, travel_until, made_at, made_by)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce(to_timestamp($11::float8), at), to_timestamp($12::float8),
       $13::date, $14::date, at, $15
     FROM app_now() AS at WHERE to_timestamp($12::float8) > coalesce(to_timestamp($11::float8), at)
     ON CONFLICT (code) DO NOTHING RETURNING id`,
    [
      code,
      body.percent ?? null,
      body.amount ?? null,
      body.ceiling ?? null,
      body.budget,
      body.most_uses ?? null,
      body.most_each ?? null,
      body.least ?? 0,
      body.is_first_only ?? false,
      kinds === "" ? null : kinds,
      body.sale_from ?? null,
      body.sale_until,
      body.travel_from ?? null,
      body.travel_until ?? null,
      operator,
    ],
    "add_campaign",
  );
  return added.length === 1;
}

const add = effect({
  call: operatorCalls.addCampaign,
  async effect({ body, principal }, tx, { products }) {
    const fault = faultOf(body, products);
    const code = discountCodeOf(body.code);
    if (fault !== null || code === null) return refuse("invalid_input", fault === null ? [] : [fault]);
    if (await insert(tx, body, code, decider(principal))) return { state: code };
    const known = await tx.query("SELECT FROM campaign WHERE code = $1", [code], "is_code_taken");
    const name = known.length > 0 ? "code" : "sale_until";
    return refuse("invalid_input", [{ name, code: known.length > 0 ? "discount_code_exists" : "past_date" }]);
  },
});

/** Discounts that were agreed before stand. A repetition answers the same. */
const end = effect({
  call: operatorCalls.endCampaign,
  async effect({ params, principal }, tx) {
    const code = discountCodeOf(params.code);
    const ended = await tx.query(
      `UPDATE campaign SET ended_at = coalesce(ended_at, app_now()), ended_by = coalesce(ended_by, $2) WHERE code = $1 RETURNING id`,
      [code, decider(principal)],
      "end_campaign",
    );
    return ended.length === 1 ? { state: "ended" } : refuse("not_found");
  },
});

const list = endpoint({
  call: operatorCalls.campaigns,
  answer: (_asked, { database }) => campaignsValue(database),
});

export const campaignEndpoints: readonly Endpoint[] = [add, end, list];
