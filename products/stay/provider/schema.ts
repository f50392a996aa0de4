import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { heldChange, reservation } from "#provider/shop/reservation/schema.ts";
import type { OfferedRoom } from "./offer.ts";

/** Subject of a reservation of accommodation: one row for each reservation of the kind `property`. */
export const reservationStay = pgTable(
  "reservation_stay",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .primaryKey()
      .references(() => reservation.id),
    propertyId: integer("property_id").notNull(),
    checkIn: date("check_in", { mode: "string" }).notNull(),
    checkOut: date("check_out", { mode: "string" }).notNull(),
  },
  (table) => [check("a_stay_has_nights", sql`${table.checkOut} > ${table.checkIn}`)],
);

/** One room of a reservation: the stock it takes is one of its room type for every night of the stay. */
export const reservationRoom = pgTable(
  "reservation_room",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    position: smallint("position").notNull(),
    roomTypeId: bigint("room_type_id", { mode: "number" }).notNull(),
    ratePlanId: integer("rate_plan_id").notNull(),
    room: jsonb("room").$type<OfferedRoom>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.position] }),
    index("room_of_room_type").on(table.roomTypeId),
  ],
);

/** Rooms that a held change takes of a night beyond its reservation's. */
export const heldChangeNight = pgTable(
  "held_change_night",
  {
    heldChangeId: bigint("held_change_id", { mode: "number" })
      .notNull()
      .references(() => heldChange.id),
    roomTypeId: bigint("room_type_id", { mode: "number" }).notNull(),
    night: date("night", { mode: "string" }).notNull(),
    rooms: integer("rooms").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.heldChangeId, table.roomTypeId, table.night] }),
    index("held_night_of_stock").on(table.roomTypeId, table.night),
    check("a_held_night_takes_something", sql`${table.rooms} > 0`),
  ],
);
