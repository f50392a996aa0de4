import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import type { IsoDate } from "#domain/calendar/types.ts";
import { reservation } from "../../shop/reservation/schema.ts";

/**
 * Buyers of paid purchases by accounts that were deleted: the law of commerce requires these records for years. Sealed,
 * read by an operator alone, and deleted on the day that ends its term.
 */
export const keptRecord = pgTable(
  "kept_record",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .primaryKey()
      .references(() => reservation.id),
    /** Sealed JSON: the buyer's name and numbers, the reservation's codes and sums. */
    details: text("details").notNull(),
    /** The first day on which it is kept no more. */
    keptUntil: date("kept_until", { mode: "string" }).$type<IsoDate>().notNull(),
  },
  (table) => [
    index("kept_record_by_end").on(table.keptUntil),
    check("a_kept_record_is_sealed", sql`${table.details} LIKE 'v2.%'`),
  ],
);
