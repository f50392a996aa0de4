import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Baggage, FarePrices, FlightChange } from "#products/flight/contract/flight.shapes.ts";
import { identity, moment } from "#provider/kernel/database/columns.ts";
import { reservation } from "#provider/shop/reservation/schema.ts";

/**
 * Flights, their fares and the offers made of them. Seats of an aircraft, its places for infants and the seats of a fare are
 * counters in `stock`; `stockIdOf` of provider/shop/stock/ids.ts gives their ids, so that a request knows them without asking.
 * Rial is `bigint`; in `prices` it is an integer of JSON.
 */

export const flightCarrier = pgTable("flight_carrier", {
  code: text("code").primaryKey(),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
});

/** City of an airport. Other data of airports is in `domain/place/airports.ts`. */
export const flightAirport = pgTable("flight_airport", {
  iata: char("iata", { length: 3 }).primaryKey(),
  cityId: integer("city_id").notNull(),
});

export const flight = pgTable(
  "flight",
  {
    id: bigint("id", { mode: "number" }).primaryKey(),
    carrier: text("carrier").notNull(),
    /** Operating carrier, where that is another company. */
    operatedBy: text("operated_by"),
    number: text("number").notNull(),
    origin: char("origin", { length: 3 }).notNull(),
    destination: char("destination", { length: 3 }).notNull(),
    originTerminal: text("origin_terminal"),
    destinationTerminal: text("destination_terminal"),
    /** Of the departure, by the clock of its airport. */
    localDate: date("local_date", { mode: "string" }).notNull(),
    departsAt: moment("departs_at").notNull(),
    arrivesAt: moment("arrives_at").notNull(),
    /** Key of its cabin in `products/flight/rules/seats.ts`. */
    aircraft: text("aircraft").notNull(),
    state: text("state", { enum: ["scheduled", "cancelled"] }).notNull(),
    /** Seats that are not sold by choice. */
    blockedSeats: text("blocked_seats").array().notNull(),
    /** Raised by every change of its times or state. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("flight_of_day").on(table.localDate),
    check("a_flight_takes_time", sql`${table.arrivesAt} > ${table.departsAt}`),
    check("a_flight_leads_elsewhere", sql`${table.origin} <> ${table.destination}`),
  ],
);

export const flightFare = pgTable(
  "flight_fare",
  {
    /** `flight_id * 16` and which of its fares it is. */
    id: bigint("id", { mode: "number" }).primaryKey(),
    flightId: bigint("flight_id", { mode: "number" })
      .notNull()
      .references(() => flight.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["system", "charter"] }).notNull(),
    class: text("class").notNull(),
    brand: text("brand").notNull(),
    bookingClass: char("booking_class", { length: 1 }).notNull(),
    prices: jsonb("prices").$type<FarePrices>().notNull(),
    baggage: jsonb("baggage").$type<Baggage>().notNull(),
    policyId: text("policy_id").notNull(),
    confirmation: text("confirmation", { enum: ["online", "on_request"] }).notNull(),
  },
  (table) => [
    index("fare_of_flight").on(table.flightId),
    check("a_fare_is_of_its_flight", sql`${table.id} / 16 = ${table.flightId}`),
  ],
);

/** One way from city to city, of one to three flights with a fare each, as searches read it: one range of an index. */
export const flightOffer = pgTable(
  "flight_offer",
  {
    id: identity(),
    originCityId: integer("origin_city_id").notNull(),
    destinationCityId: integer("destination_city_id").notNull(),
    /** Of the first departure, by the clock of its airport. */
    date: date("date", { mode: "string" }).notNull(),
    class: text("class").notNull(),
    fareIds: bigint("fare_ids", { mode: "number" }).array().notNull(),
    flightIds: bigint("flight_ids", { mode: "number" }).array().notNull(),
    kind: text("kind").notNull(),
    confirmation: text("confirmation").notNull(),
    policyId: text("policy_id").notNull(),
    brand: text("brand").notNull(),
    carriers: text("carriers").array().notNull(),
    fromAirport: char("from_airport", { length: 3 }).notNull(),
    toAirport: char("to_airport", { length: 3 }).notNull(),
    stops: smallint("stops").notNull(),
    /** From the first departure to the last arrival. */
    minutes: smallint("minutes").notNull(),
    /** `HH:MM` by the clocks of the two ends. Written for the version before, and no longer read (decision 118). */
    /** Read and written by no version from 0079 on; dropped by the migration after that. */
    departsTime: char("departs_time", { length: 5 }),
    arrivesTime: char("arrives_time", { length: 5 }),
    hasBag: boolean("has_bag").notNull(),
    /** No change between flights is at the traveller's own risk. */
    isProtected: boolean("is_protected").notNull(),
    /** Sums over its fares. */
    prices: jsonb("prices").$type<FarePrices>().notNull(),
    /** An adult's, with taxes, rial. */
    adultTotal: bigint("adult_total", { mode: "number" }).notNull(),
    departsAt: moment("departs_at").notNull(),
    /** End of its sale. */
    closesAt: moment("closes_at").notNull(),
    /** Counters of the fares' seats and of the aircraft's. */
    seatStockIds: bigint("seat_stock_ids", { mode: "number" }).array().notNull(),
    infantStockIds: bigint("infant_stock_ids", { mode: "number" }).array().notNull(),
  },
  (table) => [
    unique("one_offer_of_fares").on(table.fareIds),
    index("flight_offer_of_search").on(table.originCityId, table.destinationCityId, table.date, table.class),
    index("flight_offer_of_flight").using("gin", table.flightIds),
    check("an_offer_has_flights", sql`cardinality(${table.fareIds}) BETWEEN 1 AND 3`),
    check("an_offer_has_a_fare_a_flight", sql`cardinality(${table.fareIds}) = cardinality(${table.flightIds})`),
  ],
);

/** Flights of a reservation. No foreign key to `flight`: a reservation outlives a world. */
export const reservationFlight = pgTable(
  "reservation_flight",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    flightId: bigint("flight_id", { mode: "number" }).notNull(),
    direction: text("direction", { enum: ["outbound", "inbound"] }).notNull(),
    /** Index of the flight in its direction, from 0. */
    leg: smallint("leg").notNull(),
    /** Null: at the reservation's beginning. */
    takenAt: moment("taken_at"),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.flightId] }),
    index("reservation_of_flight").on(table.flightId),
  ],
);

/** Carrier's locator of each direction of an issued reservation, with a ticket for each traveller in order. */
export const flightTicket = pgTable(
  "flight_ticket",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    direction: text("direction", { enum: ["outbound", "inbound"] }).notNull(),
    locator: text("locator").notNull(),
    tickets: text("tickets").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.direction] }),
    check("a_locator_is_letters_and_digits", sql`${table.locator} ~ '^[A-Z0-9]{5,8}$'`),
  ],
);

/** Owner of a ticket by its thirteen digits: one traveller's in all reservations, for one direction or both. */
export const flightTicketNumber = pgTable(
  "flight_ticket_number",
  {
    number: text("number").primaryKey(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** Its place in the reservation's list, from 0. */
    traveller: smallint("traveller").notNull(),
  },
  (table) => [check("a_ticket_number_is_digits", sql`${table.number} ~ '^[0-9]{13}$'`)],
);

/** Seats that are taken; a free one has no row. `traveller`: its place in the reservation's list, from 0. */
export const flightSeat = pgTable(
  "flight_seat",
  {
    flightId: bigint("flight_id", { mode: "number" }).notNull(),
    seat: text("seat").notNull(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    traveller: smallint("traveller").notNull(),
    /** Rial, as it was agreed. */
    price: bigint("price", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flightId, table.seat] }),
    unique("one_seat_a_traveller").on(table.flightId, table.reservationId, table.traveller),
    index("seat_of_reservation").on(table.reservationId),
    check("a_seat_costs_nothing_or_more", sql`${table.price} >= 0`),
  ],
);

/** The lowest price of a day, an adult's, rial. A day without a row has no flights. */
export const fareDay = pgTable(
  "fare_day",
  {
    originCityId: integer("origin_city_id").notNull(),
    destinationCityId: integer("destination_city_id").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    class: text("class").notNull(),
    /** Null: all are sold out or closed. */
    adultTotal: bigint("adult_total", { mode: "number" }),
    /** Closing time of the offer that sets the price: then it is to be computed again. */
    validUntil: moment("valid_until"),
  },
  (table) => [
    primaryKey({ columns: [table.originCityId, table.destinationCityId, table.date, table.class] }),
    index("fare_day_to_renew").on(table.validUntil),
  ],
);

/** Days whose lowest price may have changed, written in the transaction that changed it. */
export const fareNote = pgTable(
  "fare_note",
  {
    originCityId: integer("origin_city_id").notNull(),
    destinationCityId: integer("destination_city_id").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    class: text("class").notNull(),
    /** Number of the write: one that comes while its day is computed is not lost. */
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.id] })],
);

/** Changes that carriers made to flights. */
export const flightChange = pgTable(
  "flight_change",
  {
    id: identity(),
    flightId: bigint("flight_id", { mode: "number" }).notNull(),
    kind: text("kind", { enum: ["retimed", "cancelled"] }).notNull(),
    before: jsonb("before").$type<FlightChange["before"]>().notNull(),
    after: jsonb("after").$type<FlightChange["after"]>(),
    at: moment("at").notNull(),
    reason: text("reason").notNull(),
    /** True when every reservation of the flight has been reached. */
    isDone: boolean("is_done").notNull().default(false),
  },
  (table) => [
    index("change_of_flight").on(table.flightId),
    index("change_to_do").on(table.id).where(sql`NOT is_done`),
    check("a_new_time_or_none", sql`(${table.kind} = 'cancelled') = (${table.after} IS NULL)`),
  ],
);

/** A change as one reservation meets it. */
export const reservationChange = pgTable(
  "reservation_change",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    changeId: bigint("change_id", { mode: "number" })
      .notNull()
      .references(() => flightChange.id),
    /** True when the change is more than small: it may be refused free of charge. */
    isMajor: boolean("is_major").notNull(),
    state: text("state", { enum: ["open", "accepted", "told"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.changeId] })],
);
