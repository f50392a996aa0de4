import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { city } from "#provider/atlas/place/schema.ts";
import { moment, rial } from "#provider/kernel/database/columns.ts";
import { reservation } from "#provider/shop/reservation/schema.ts";

/** Lounges, and their hours. The seats of an hour are a counter in `stock`. */

export const lounge = pgTable("lounge", {
  id: integer("id").primaryKey(),
  cityId: integer("city_id")
    .notNull()
    .references(() => city.id),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
  price: rial("price").notNull(),
});

export const loungeHour = pgTable(
  "lounge_hour",
  {
    id: bigint("id", { mode: "number" }).primaryKey(),
    loungeId: integer("lounge_id")
      .notNull()
      .references(() => lounge.id),
    startsAt: moment("starts_at").notNull(),
  },
  (table) => [index("lounge_hour_of_lounge").on(table.loungeId, table.startsAt)],
);

export const reservationLounge = pgTable("reservation_lounge", {
  reservationId: bigint("reservation_id", { mode: "number" })
    .primaryKey()
    .references(() => reservation.id),
  hourId: bigint("hour_id", { mode: "number" }).notNull(),
});
