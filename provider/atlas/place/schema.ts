import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type CancellationPolicy, policyBases } from "#domain/contract/cancellation.shapes.ts";
import type { SubjectRule } from "#domain/place/subjects.ts";

/** Reference data: geography, themes of lists, facilities, policies of cancellation. */

export const country = pgTable("country", {
  id: integer("id").primaryKey(),
  iso2: text("iso2").notNull().unique(),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
});

export const city = pgTable("city", {
  id: integer("id").primaryKey(),
  /** Latin letters only: it stands in addresses. */
  slug: text("slug").notNull().unique(),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
  aliases: text("aliases").array().notNull().default([]),
  countryId: integer("country_id")
    .notNull()
    .references(() => country.id),
  provinceFa: text("province_fa"),
  provinceEn: text("province_en"),
  lat: doublePrecision("lat").notNull(),
  lon: doublePrecision("lon").notNull(),
  descriptionFa: text("description_fa").notNull(),
  descriptionEn: text("description_en").notNull(),
  /** 1 (a village) to 10: orders suggestions and popular cities. */
  weight: integer("weight").notNull().default(1),
});

export const attraction = pgTable(
  "attraction",
  {
    id: integer("id").primaryKey(),
    cityId: integer("city_id")
      .notNull()
      .references(() => city.id),
    nameFa: text("name_fa").notNull(),
    nameEn: text("name_en").notNull(),
    aliases: text("aliases").array().notNull().default([]),
    kind: text("kind").notNull(),
    kindFa: text("kind_fa").notNull(),
    kindEn: text("kind_en").notNull(),
    lat: doublePrecision("lat").notNull(),
    lon: doublePrecision("lon").notNull(),
    descriptionFa: text("description_fa").notNull(),
    descriptionEn: text("description_en").notNull(),
    visitingHoursFa: text("visiting_hours_fa"),
    visitingHoursEn: text("visiting_hours_en"),
  },
  (table) => [index("attraction_of_city").on(table.cityId)],
);

/** A theme with a page of its own: a `category` over every city, a `subject` within one. */
export const subject = pgTable(
  "subject",
  {
    kind: text("kind", { enum: ["category", "subject"] }).notNull(),
    filter: text("filter").notNull(),
    titleFa: text("title_fa").notNull(),
    titleEn: text("title_en").notNull(),
    descriptionFa: text("description_fa").notNull(),
    descriptionEn: text("description_en").notNull(),
    rule: jsonb("rule").$type<SubjectRule>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.filter] })],
);

/** Facilities of properties, with their names. */
export const facility = pgTable("facility", {
  id: text("id").primaryKey(),
  group: text("group").notNull(),
  nameFa: text("name_fa").notNull(),
  nameEn: text("name_en").notNull(),
});

/** Policies of cancellation that rates name. */
export const cancellationPolicy = pgTable("cancellation_policy", {
  id: text("id").primaryKey(),
  base: text("base", { enum: policyBases }).notNull(),
  steps: jsonb("steps").$type<CancellationPolicy["steps"]>().notNull(),
});
