import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { heldChange, reservation } from "../reservation/schema.ts";

/**
 * Counters for goods sold by the piece: seats, beds, places. Nights of room types keep a table of their own
 * (`inventory_night`).
 */
export const stock = pgTable(
  "stock",
  {
    /** Follows from the world, so that a world that is loaded once more finds its claims. */
    id: bigint("id", { mode: "number" }).primaryKey(),
    /** Subject of the counter, for operators: `tour departure 12, seats`. */
    what: text("what").notNull(),
    total: integer("total").notNull(),
    held: integer("held").notNull().default(0),
    sold: integer("sold").notNull().default(0),
    /** Part of `sold` that other channels sold: no reservation of ours stands behind it. */
    soldElsewhere: integer("sold_elsewhere").notNull().default(0),
  },
  (table) => [
    check(
      "no_oversell",
      sql`${table.held} >= 0 AND ${table.soldElsewhere} >= 0 AND ${table.sold} >= ${table.soldElsewhere}
        AND ${table.held} + ${table.sold} <= ${table.total}`,
    ),
  ],
);

/** Units that a reservation takes of a counter. No foreign key to `stock`: a claim outlives a world. */
export const reservationClaim = pgTable(
  "reservation_claim",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    stockId: bigint("stock_id", { mode: "number" }).notNull(),
    units: integer("units").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.stockId] }),
    index("claim_of_stock").on(table.stockId),
    check("a_claim_takes_something", sql`${table.units} > 0`),
  ],
);

/** Units that a held change takes of a counter beyond its reservation's. */
export const heldChangeClaim = pgTable(
  "held_change_claim",
  {
    heldChangeId: bigint("held_change_id", { mode: "number" })
      .notNull()
      .references(() => heldChange.id),
    stockId: bigint("stock_id", { mode: "number" }).notNull(),
    units: integer("units").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.heldChangeId, table.stockId] }),
    index("held_claim_of_stock").on(table.stockId),
    check("a_held_claim_takes_something", sql`${table.units} > 0`),
  ],
);
