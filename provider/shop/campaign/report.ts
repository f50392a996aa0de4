import type { CampaignsValue, CampaignValue } from "#domain/contract/campaign.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { CAMPAIGN_COLUMNS, type CampaignRow } from "./row.ts";

type Sums = Pick<CampaignValue, "held" | "granted" | "back">;

/** Sums of each campaign: unpaid uses by their rows, and what was granted and came back by the books. */
const REPORT = `
  SELECT ${CAMPAIGN_COLUMNS}, held::bigint AS held, granted::bigint AS granted, back::bigint AS back FROM campaign,
    LATERAL (
      SELECT coalesce(sum(mine.amount) FILTER (WHERE paid_at IS NULL), 0) AS held FROM campaign_use AS mine
      JOIN reservation ON reservation.id = mine.reservation_id
      WHERE campaign_id = campaign.id AND given_back_at IS NULL) AS uses,
    LATERAL (
      SELECT coalesce(-sum(posting.amount) FILTER (WHERE posting.amount < 0), 0) AS granted,
        coalesce(sum(posting.amount) FILTER (WHERE posting.amount > 0), 0) AS back
      FROM campaign_use AS mine
      JOIN ledger_journal AS journal ON journal.reservation_id = mine.reservation_id AND journal.kind IN ('discount', 'discount_back')
      JOIN ledger_posting AS posting ON posting.journal_id = journal.id
      JOIN ledger_account AS account ON account.id = posting.account_id AND account.kind = 'campaigns'
      WHERE campaign_id = campaign.id AND given_back_at IS NULL) AS books
  ORDER BY campaign.id DESC`;

/** All campaigns with their sums (part of call 87), read at one moment. */
export async function campaignsValue(from: Queryable): Promise<CampaignsValue> {
  const rows = await from.query<CampaignRow & Sums>(REPORT, [], "campaigns");
  const items = rows.map(campaignOf);
  return { items, cost: items.reduce((sum, { cost }) => sum + cost, 0) };
}

const campaignOf = (row: CampaignRow & Sums): CampaignValue => ({
  code: row.code,
  percent: row.percent,
  amount: row.amount,
  ceiling: row.ceiling,
  budget: row.budget,
  most_uses: row.mostUses,
  most_each: row.mostEach,
  least: row.least,
  is_first_only: row.isFirstOnly,
  products: row.kinds?.split(" ") ?? [],
  sale_from: row.saleFrom,
  sale_until: row.saleUntil,
  travel_from: row.travelFrom,
  travel_until: row.travelUntil,
  spent: row.spent,
  uses: row.uses,
  held: row.held,
  granted: row.granted,
  back: row.back,
  cost: row.granted - row.back,
  made_at: row.madeAt,
  made_by: row.madeBy,
  ended_at: row.endedAt,
  ended_by: row.endedBy,
});
