import { isCountryCode } from "../place/country-codes.ts";
import { decimal, listOf, optional, refTo, text, whole } from "./fields.ts";
import type { RecordKind } from "./record.ts";

/** Place records: every inventory's file may bring the places that it needs. */

const name = text(200);

const country: RecordKind = {
  record: "country",
  what: "A country, by its two letters (ISO 3166-1).",
  key: "iso2",
  fields: {
    iso2: text(2, { form: { test: isCountryCode }, is: "a country’s two capital letters (ISO 3166-1)" }),
    name_fa: name,
    name_en: name,
  },
};

const city: RecordKind = {
  record: "city",
  what: "A city, by the word that stands in its page's address.",
  key: "slug",
  fields: {
    slug: text(60, { form: /^[A-Za-z]+$/, is: "Latin letters alone" }),
    country: refTo("country"),
    name_fa: name,
    name_en: name,
    aliases: optional(listOf(name, 30), []),
    province_fa: optional(name),
    province_en: optional(name),
    lat: decimal(-90, 90),
    lon: decimal(-180, 180),
    description_fa: text(8_000),
    description_en: text(8_000),
    weight: optional(whole(1, 10), 1),
  },
};

export const placeRecords: readonly RecordKind[] = [country, city];
