import type { IsoDate } from "#domain/calendar/types.ts";
import type { DiscountTerms } from "#domain/campaign/discount.ts";

/** A campaign as the database holds it. Rial; instants in epoch seconds. */
export type CampaignRow = DiscountTerms & {
  id: number;
  code: string;
  budget: number;
  spent: number;
  mostUses: number | null;
  uses: number;
  mostEach: number | null;
  least: number;
  isFirstOnly: boolean;
  kinds: string | null;
  saleFrom: number;
  saleUntil: number;
  travelFrom: IsoDate | null;
  travelUntil: IsoDate | null;
  madeAt: number;
  madeBy: string;
  endedAt: number | null;
  endedBy: string | null;
};

const instant = (column: string, name: string) => `floor(extract(epoch FROM ${column}))::float8 AS "${name}"`;

/** Columns of a campaign as `CampaignRow` names them. */
export const CAMPAIGN_COLUMNS = [
  "id, code, percent, amount, ceiling, budget, spent, uses, least, kinds",
  'most_uses AS "mostUses", most_each AS "mostEach", is_first_only AS "isFirstOnly"',
  instant("sale_from", "saleFrom"),
  instant("sale_until", "saleUntil"),
  `to_char(travel_from, 'YYYY-MM-DD') AS "travelFrom", to_char(travel_until, 'YYYY-MM-DD') AS "travelUntil"`,
  instant("made_at", "madeAt"),
  'made_by AS "madeBy"',
  instant("ended_at", "endedAt"),
  'ended_by AS "endedBy"',
].join(", ");
