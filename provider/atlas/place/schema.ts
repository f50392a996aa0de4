import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Geography: countries, cities and sights. */

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
