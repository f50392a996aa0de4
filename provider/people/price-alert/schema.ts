import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { alertWishes, priceAlertKinds, priceAlertStates } from "#domain/contract/price-alert.shapes.ts";
import { transportationClasses } from "#domain/enums/enums.ts";
import { partyAudiences } from "#domain/sale/audience.ts";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment } from "../../kernel/database/columns.ts";
import { tehranDateSql } from "../../kernel/today.ts";

/**
 * An alert on a total, rial, or on a place that is sold out. An active one has one of its user's three slots, so that the database itself has no room
 * for a fourth. Its subject stands in the columns of its kind; the others are null. No foreign keys to the catalogue:
 * the subject of an alert may leave it.
 */
export const priceAlert = pgTable(
  "price_alert",
  {
    id: identity(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    kind: text("kind", { enum: priceAlertKinds }).notNull(),
    waitsFor: text("waits_for", { enum: alertWishes }).notNull().default("price"),
    slot: smallint("slot"),
    /** Check-in, or departure. */
    date: date("date", { mode: "string" }).notNull(),
    propertyId: integer("property_id"),
    lengthOfStay: smallint("length_of_stay"),
    /** For a stay and a tour. */
    rooms: text("rooms"),
    /** Of the party of a stay; null where the version before has set it, for which all were Iranian. */
    audience: text("audience", { enum: partyAudiences }),
    departureId: bigint("departure_id", { mode: "number" }),
    /** Null of one that waits for a place in any package of its departure. */
    packageId: bigint("package_id", { mode: "number" }),
    beds: text("beds"),
    originCityId: integer("origin_city_id"),
    destinationCityId: integer("destination_city_id"),
    /** For a flight there and back. */
    returnDate: date("return_date", { mode: "string" }),
    adultCount: smallint("adult_count"),
    childCount: smallint("child_count"),
    infantCount: smallint("infant_count"),
    class: text("class", { enum: transportationClasses }),
    /** Null, as its threshold, of one that waits for a place. */
    baseTotal: bigint("base_total", { mode: "number" }),
    threshold: bigint("threshold", { mode: "number" }),
    triggeredTotal: bigint("triggered_total", { mode: "number" }),
    state: text("state", { enum: priceAlertStates }).notNull().default("active"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    check("three_alerts_at_a_time", sql`${table.slot} BETWEEN 1 AND 3`),
    check("an_active_alert_has_a_slot", sql`(${table.state} = 'active') = (${table.slot} IS NOT NULL)`),
    check("an_alert_is_in_a_state", sql`${table.state} IN ('active', 'triggered', 'expired')`),
    check(
      "an_alert_waits_for_a_price_or_a_place",
      sql`${table.waitsFor} IN ('price', 'place') AND num_nonnulls(base_total, threshold) = CASE ${table.waitsFor} WHEN 'price' THEN 2 ELSE 0 END`,
    ),
    check("an_alert_is_below_its_price", sql`${table.threshold} > 0 AND ${table.threshold} < ${table.baseTotal}`),
    check(
      "an_alert_is_triggered_at_its_threshold",
      sql`(${table.state} = 'triggered') = (${table.triggeredTotal} IS NOT NULL) AND coalesce(${table.triggeredTotal}, 0) <= ${table.threshold}`,
    ),
    check("an_alert_is_for_days_to_come", sql`${table.date} >= ${sql.raw(tehranDateSql("created_at"))}`),
    check(
      "an_alert_has_nights",
      sql`${table.lengthOfStay} BETWEEN 1 AND 30 AND char_length(${table.rooms}) BETWEEN 1 AND 100`,
    ),
    check(
      "an_audience_is_of_an_alert_on_a_stay",
      sql`${table.audience} IS NULL OR (${table.audience} IN ('iranian', 'foreign', 'mixed') AND ${table.kind} = 'property')`,
    ),
    check(
      "an_alert_has_one_subject",
      sql`(${table.kind} = 'property' AND num_nonnulls(property_id, length_of_stay, rooms) = 3
          AND num_nonnulls(departure_id, package_id, beds, origin_city_id, destination_city_id, return_date, adult_count, child_count, infant_count, class) = 0)
        OR (${table.kind} = 'tour' AND num_nonnulls(departure_id, rooms, beds) = 3 AND (${table.packageId} IS NOT NULL OR ${table.waitsFor} = 'place')
          AND num_nonnulls(property_id, length_of_stay, origin_city_id, destination_city_id, return_date, adult_count, child_count, infant_count, class) = 0)
        OR (${table.kind} = 'flight' AND num_nonnulls(origin_city_id, destination_city_id, adult_count, child_count, infant_count, class) = 6
          AND num_nonnulls(property_id, length_of_stay, rooms, departure_id, package_id, beds) = 0)`,
    ),
    check(
      "an_alert_flies_somewhere",
      sql`${table.originCityId} <> ${table.destinationCityId} AND coalesce(${table.returnDate}, ${table.date}) >= ${table.date}
        AND ${table.adultCount} >= 1 AND ${table.childCount} >= 0 AND ${table.adultCount} + ${table.childCount} <= 9 AND ${table.infantCount} BETWEEN 0 AND ${table.adultCount}`,
    ),
    uniqueIndex("one_alert_in_a_slot").on(table.userId, table.slot).where(sql`${table.state} = 'active'`),
    uniqueIndex("one_alert_on_a_stay")
      .on(table.userId, table.propertyId, table.date, table.lengthOfStay, table.rooms)
      .where(sql`${table.state} = 'active' AND ${table.kind} = 'property'`),
    uniqueIndex("one_alert_on_a_tour")
      .on(table.userId, table.packageId, table.rooms, table.beds)
      .where(sql`${table.state} = 'active' AND ${table.kind} = 'tour'`),
    uniqueIndex("one_alert_on_a_departure")
      .on(table.userId, table.departureId, table.rooms, table.beds)
      .where(sql`${table.state} = 'active' AND ${table.kind} = 'tour' AND ${table.packageId} IS NULL`),
    uniqueIndex("one_alert_on_a_flight")
      .on(
        table.userId,
        table.originCityId,
        table.destinationCityId,
        table.date,
        sql`coalesce(${table.returnDate}, '-infinity'::date)`,
        table.class,
        table.adultCount,
        table.childCount,
        table.infantCount,
      )
      .where(sql`${table.state} = 'active' AND ${table.kind} = 'flight'`),
    index("price_alert_active").on(table.id).where(sql`${table.state} = 'active'`),
  ],
);
