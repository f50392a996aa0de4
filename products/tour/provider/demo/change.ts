import { z } from "zod";
import type { Queryable, SqlValue } from "#provider/kernel/database/database.ts";
import type { Services } from "#provider/services.ts";
import { refreshTourFrom } from "../cheapest-by-month.ts";
import { decideDepartures } from "../decide.ts";

/** Events of tours between a search and a departure, triggered at once: prices, the last places, groups. */

const id = z.int().min(1);

export const tourChange = z.discriminatedUnion("action", [
  /** Each price of the departure's packages changes by so many percent of itself. */
  z.strictObject({ action: z.literal("reprice"), departure_id: id, percent: z.int().min(-50).max(100) }),
  /** Other channels buy what is left: the rooms of one package, or all the seats. */
  z.strictObject({ action: z.literal("sell_out"), departure_id: id, package_id: id.optional() }),
  /** The group's day of decision comes, with too few people or with enough. */
  z.strictObject({ action: z.enum(["fail_group", "fill_group"]), departure_id: id }),
]);
export type TourChange = z.infer<typeof tourChange>;

/** State of a departure. `double`: rial a person in a double room, null where it is not sold. */
export type ChangedTour = {
  departure_id: number;
  state: "scheduled" | "guaranteed" | "cancelled";
  group: { min: number; sold: number };
  seats_left: number;
  packages: { package_id: number; double: number | null; rooms_left: number }[];
};

/** Each price to 10 rial, in both tables that hold it; what is not sold stays null. */
const REPRICE = `
  WITH repriced AS (
    UPDATE tour_package SET prices = (
      SELECT jsonb_object_agg(type, CASE WHEN price = 'null' THEN price
        ELSE to_jsonb((round(price::numeric * (100 + $2::int) / 1000) * 10)::bigint) END)
      FROM jsonb_each(prices) AS each (type, price))
    WHERE departure_id = $1 RETURNING id, prices)
  UPDATE tour_offer AS offer SET prices = repriced.prices FROM repriced WHERE offer.package_id = repriced.id
  RETURNING offer.package_id AS id`;

/** Leaves what is held: its reservations may still release it. */
const SELL_OUT = `
  UPDATE stock SET sold = total - held, sold_elsewhere = sold_elsewhere + total - held - sold
  WHERE id = (SELECT CASE WHEN $2::bigint IS NULL THEN seats_stock_id ELSE rooms_stock_id END
    FROM tour_departure AS departure JOIN tour_package AS package ON package.departure_id = departure.id
    WHERE departure.id = $1 AND ($2 IS NULL OR package.id = $2) LIMIT 1)
  RETURNING id`;

/** Its group needs one more than have joined, and it is decided now. */
const FAIL_GROUP = `
  UPDATE tour_departure AS departure SET decide_by = app_now(), min_group = greatest(min_group, seats.sold + 1)
  FROM stock AS seats
  WHERE departure.id = $1 AND seats.id = seats_stock_id AND state = 'scheduled' AND departs_at > app_now() RETURNING departure.id`;

/** Other channels bring the missing people, as far as there are seats, and the group is decided now. */
const FILL_GROUP = `
  WITH due AS (
    UPDATE tour_departure AS departure SET decide_by = app_now(), min_group = least(min_group, seats.total - seats.held)
    FROM stock AS seats
    WHERE departure.id = $1 AND seats.id = seats_stock_id AND state = 'scheduled' AND departs_at > app_now()
    RETURNING departure.id, seats_stock_id, min_group)
  UPDATE stock SET sold = greatest(sold, min_group), sold_elsewhere = sold_elsewhere + greatest(0, min_group - sold)
  FROM due WHERE stock.id = seats_stock_id RETURNING due.id`;

/** The statement of an action, with its parameters. Without a row of it there is nothing to change. */
function statementOf(change: TourChange): [string, SqlValue[]] {
  switch (change.action) {
    case "reprice":
      return [REPRICE, [change.departure_id, change.percent]];
    case "sell_out":
      return [SELL_OUT, [change.departure_id, change.package_id ?? null]];
    case "fail_group":
      return [FAIL_GROUP, [change.departure_id]];
    case "fill_group":
      return [FILL_GROUP, [change.departure_id]];
  }
}

/**
 * Changes a departure and says how it stands then; null where there is none such, or its group is decided already. Groups
 * are decided by the job itself: it tells who has paid, and ends the reservations of a departure that does not leave.
 */
export async function changeTour(
  services: Pick<Services, "database" | "products" | "gateways" | "log">,
  change: TourChange,
): Promise<ChangedTour | null> {
  const { database } = services;
  const isChanged = await database.withTx(async (tx) => (await tx.query(...statementOf(change))).length > 0);
  if (!isChanged) return null;
  if (change.action === "fail_group" || change.action === "fill_group") await decideDepartures(services);
  await database.withTx(refreshTourFrom);
  return readChanged(database, change.departure_id);
}

async function readChanged(from: Queryable, departureId: number): Promise<ChangedTour | null> {
  const [row] = await from.query<ChangedTour>(
    `SELECT departure.id AS departure_id, state, json_build_object('min', min_group, 'sold', seats.sold) AS group,
       seats.total - seats.held - seats.sold AS seats_left,
       (SELECT json_agg(json_build_object('package_id', package.id, 'double', (prices ->> 'double')::bigint,
          'rooms_left', rooms.total - rooms.held - rooms.sold) ORDER BY package.id)
        FROM tour_package AS package JOIN stock AS rooms ON rooms.id = rooms_stock_id WHERE package.departure_id = departure.id) AS packages
     FROM tour_departure AS departure JOIN stock AS seats ON seats.id = seats_stock_id WHERE departure.id = $1`,
    [departureId],
  );
  return row ?? null;
}
