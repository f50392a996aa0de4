import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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
import type { LocalDateTime } from "#domain/calendar/local-date-time.ts";
import type { TourDetailsValue, TourTable } from "#products/tour/contract/tour.shapes.ts";
import { city } from "#provider/atlas/place/schema.ts";
import { moment } from "#provider/kernel/database/columns.ts";
import { reservation } from "#provider/shop/reservation/schema.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";

/**
 * Tours: their facts, their departures, and the packages of each departure. Seats of a departure and rooms of a package
 * are counters in `stock`. Rial is `bigint`; in `prices` it is an integer of JSON.
 */

export const tourAgency = pgTable("tour_agency", {
  id: integer("id").primaryKey(),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
  licenceFa: text("licence_fa").notNull(),
  licenceEn: text("licence_en").notNull(),
  phone: text("phone").notNull(),
});

/** One way of the journey as it is kept; clocks of its ends are computed from the instants. */
export type StoredLeg = {
  mode: "flight" | "train" | "bus";
  /** The code of the carrier, where its flight may be sold by itself too. */
  carrier: string | null;
  carrier_fa: string;
  carrier_en: string;
  number: string;
  from_city_id: number;
  to_city_id: number;
  departs_at: number;
  departs_local: LocalDateTime;
  arrives_at: number;
  arrives_local: LocalDateTime;
  class: "economy" | "business" | "standard";
};

/** Stay of a package, as kept. */
export type StoredStay = { city_id: number; property_id: number; nights: number; star: number; meal: string };

/** A day of the programme, as kept. */
export type KeptDay = Omit<TourDetailsValue["itinerary"][number], "city"> & { city_id: number };

export const tour = pgTable(
  "tour",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull(),
    cityId: integer("city_id")
      .notNull()
      .references(() => city.id),
    /** The hotel of a tour to one hotel; null: a programme. No foreign key: a property may leave the catalogue. */
    propertyId: integer("property_id"),
    kind: text("kind", { enum: ["domestic", "foreign"] }).notNull(),
    nights: smallint("nights").notNull(),
    titleFa: text("title_fa").notNull(),
    titleEn: text("title_en").notNull(),
    summaryFa: text("summary_fa").notNull(),
    summaryEn: text("summary_en").notNull(),
    images: jsonb("images").$type<TourDetailsValue["images"]>().notNull(),
    itinerary: jsonb("itinerary").$type<KeptDay[]>().notNull(),
    included: jsonb("included").$type<TourDetailsValue["included"]>().notNull(),
    excluded: jsonb("excluded").$type<TourDetailsValue["excluded"]>().notNull(),
    documents: jsonb("documents").$type<TourDetailsValue["documents"]>().notNull(),
    visa: jsonb("visa").$type<TourDetailsValue["visa"]>().notNull(),
    insuranceFa: text("insurance_fa").notNull(),
    insuranceEn: text("insurance_en").notNull(),
    leaderFa: text("leader_fa"),
    leaderEn: text("leader_en"),
    agencyId: integer("agency_id")
      .notNull()
      .references(() => tourAgency.id),
    /** Cancellation policy, a key of `products/tour/rules/policies.ts`. */
    policyId: text("policy_id").notNull(),
    passportMonths: smallint("passport_months"),
    mode: text("mode", { enum: ["flight", "train", "bus"] }).notNull(),
    occasions: text("occasions").array().notNull(),
  },
  (table) => [
    unique("tour_slug").on(table.cityId, table.slug),
    check("no_tour_from", sql`${table.slug} !~ '^From'`),
    check("a_tour_has_nights", sql`${table.nights} > 0`),
  ],
);

export const tourDeparture = pgTable(
  "tour_departure",
  {
    id: bigint("id", { mode: "number" }).primaryKey(),
    tourId: integer("tour_id").notNull(),
    originCityId: integer("origin_city_id").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    nights: smallint("nights").notNull(),
    state: text("state", { enum: ["scheduled", "guaranteed", "cancelled"] }).notNull(),
    /** Reason why a cancelled one does not leave. */
    endReason: text("end_reason", { enum: ["group_not_reached", "departure_cancelled"] }),
    /**
     * Time of the decision that it leaves or not; a trigger writes it, once no booking or payment holds the row any
     * more.
     */
    decidedAt: moment("decided_at"),
    minGroup: smallint("min_group").notNull(),
    decideBy: moment("decide_by").notNull(),
    closesAt: moment("closes_at").notNull(),
    departsAt: moment("departs_at").notNull(),
    returnsAt: moment("returns_at").notNull(),
    /** Day on which the visas were handed in: their fees are not given back from then on. */
    visaSubmittedOn: date("visa_submitted_on", { mode: "string" }),
    legs: jsonb("legs").$type<{ out: StoredLeg; back: StoredLeg }>().notNull(),
    seatsStockId: bigint("seats_stock_id", { mode: "number" }).notNull().unique(),
  },
  (table) => [
    index("departure_of_tour").on(table.tourId, table.originCityId, table.date),
    index("departure_to_decide").on(table.decideBy).where(sql`state = 'scheduled'`),
    check("seats_are_counted_by_departure", sql`${table.seatsStockId} = ${sql.raw(stockIdSql("tourSeats", "id"))}`),
    check("a_departure_closes_before_it_leaves", sql`${table.closesAt} <= ${table.departsAt}`),
    check("a_departure_returns", sql`${table.returnsAt} > ${table.departsAt}`),
  ],
);

export const tourPackage = pgTable(
  "tour_package",
  {
    id: bigint("id", { mode: "number" }).primaryKey(),
    departureId: bigint("departure_id", { mode: "number" }).notNull(),
    stays: jsonb("stays").$type<StoredStay[]>().notNull(),
    prices: jsonb("prices").$type<TourTable>().notNull(),
    /** Beds in a room. */
    beds: smallint("beds").notNull(),
    star: smallint("star").notNull(),
    meal: text("meal").notNull(),
    confirmation: text("confirmation", { enum: ["online", "on_request"] }).notNull(),
    roomsStockId: bigint("rooms_stock_id", { mode: "number" }).notNull().unique(),
  },
  (table) => [
    index("package_of_departure").on(table.departureId),
    check("rooms_are_counted_by_package", sql`${table.roomsStockId} = ${sql.raw(stockIdSql("tourRooms", "id"))}`),
  ],
);

/** A package of a departure as searches read it: one range of an index. */
export const tourOffer = pgTable(
  "tour_offer",
  {
    packageId: bigint("package_id", { mode: "number" }).primaryKey(),
    destinationCityId: integer("destination_city_id").notNull(),
    originCityId: integer("origin_city_id").notNull(),
    date: date("date", { mode: "string" }).notNull(),
    nights: smallint("nights").notNull(),
    tourId: integer("tour_id").notNull(),
    departureId: bigint("departure_id", { mode: "number" }).notNull(),
    prices: jsonb("prices").$type<TourTable>().notNull(),
    beds: smallint("beds").notNull(),
    star: smallint("star").notNull(),
    meal: text("meal").notNull(),
    mode: text("mode").notNull(),
    carrierFa: text("carrier_fa").notNull(),
    carrierEn: text("carrier_en").notNull(),
    confirmation: text("confirmation").notNull(),
    visa: text("visa").notNull(),
    state: text("state").notNull(),
    closesAt: moment("closes_at").notNull(),
    seatsStockId: bigint("seats_stock_id", { mode: "number" }).notNull(),
    roomsStockId: bigint("rooms_stock_id", { mode: "number" }).notNull(),
  },
  (table) => [
    index("offer_of_search").on(table.destinationCityId, table.originCityId, table.date),
    index("offer_of_departure").on(table.departureId),
  ],
);

/** Subject of a tour's reservation. */
export const reservationTour = pgTable(
  "reservation_tour",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .primaryKey()
      .references(() => reservation.id),
    departureId: bigint("departure_id", { mode: "number" }).notNull(),
    packageId: bigint("package_id", { mode: "number" }).notNull(),
    /** Time at which the rest of its money went from trust to the agency; null: not yet. */
    releasedAt: moment("released_at"),
  },
  (table) => [
    index("reservation_of_departure").on(table.departureId),
    index("tour_to_release").on(table.reservationId).where(sql`released_at IS NULL`),
  ],
);

/** The cheapest of a tour's coming departures from a city in a Jalali month, for lists without dates. */
export const tourFrom = pgTable(
  "tour_from",
  {
    tourId: integer("tour_id").notNull(),
    originCityId: integer("origin_city_id").notNull(),
    /** `1405-10`. */
    month: text("month").notNull(),
    /** A person in a double, rial. */
    price: bigint("price", { mode: "number" }).notNull(),
    stars: smallint("stars").array().notNull(),
    meals: text("meals").array().notNull(),
    hasGuaranteed: boolean("has_guaranteed").notNull(),
    /** The fewest seats that are left of one of its departures. */
    seatsLeft: integer("seats_left").notNull(),
    /** The first three departures that can still be booked. */
    next: jsonb("next").$type<{ date: string; price: number; state: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.originCityId, table.month] })],
);
