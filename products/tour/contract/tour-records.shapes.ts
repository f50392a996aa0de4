import { z } from "zod";
import { confirmations, meals } from "#domain/contract/sale-terms.shapes.ts";
import { type ImportFault, wrongOrder } from "#domain/import/fault.ts";
import {
  flag,
  id,
  listOf,
  moment,
  momentText,
  oneOf,
  optional,
  refTo,
  shaped,
  text,
  whole,
} from "#domain/import/fields.ts";
import { pictures } from "#domain/import/pictures.shapes.ts";
import { placeRecords } from "#domain/import/place-records.ts";
import type { RecordKind, Values } from "#domain/import/record.ts";
import { tourTable, tourVisa } from "#products/tour/contract/tour-card.shapes.ts";
import { tourPolicies } from "../rules/policies.ts";

/** Tours in an operator's file: see docs/import.md. Money is integer rial, times have their local offset. */

const name = text(200);
const prose = text(8_000);
const line = z.strictObject({ fa: z.string().min(1).max(500), en: z.string().min(1).max(500) });
const words = z.array(line).max(60);
const priceLines = z.array(line.extend({ passports: z.literal("iranian").optional() })).max(60);
const short = z.string().min(1).max(300);
const place = z.string().regex(/^[A-Za-z]+$/);

const agency: RecordKind = {
  record: "agency",
  what: "Who runs tours, and answers for them.",
  key: "external_id",
  fields: { external_id: id, name_fa: name, name_en: name, licence_fa: name, licence_en: name, phone: text(40) },
};

const days = z
  .array(
    z.strictObject({
      day: z.number().int().min(1).max(60),
      title_fa: short,
      title_en: short,
      text_fa: z.string().max(4_000),
      text_en: z.string().max(4_000),
      meals: z.array(z.enum(["breakfast", "lunch", "dinner"])),
      city: place,
    }),
  )
  .max(60);

const tour: RecordKind = {
  record: "tour",
  what: "A journey that is sold again and again: what it is. A tour to one hotel names that `property`.",
  key: "external_id",
  fields: {
    external_id: id,
    city: refTo("city"),
    property: optional(refTo("property")),
    agency: refTo("agency"),
    slug: text(60, { form: /^(?!From)[A-Za-z0-9_]+$/, is: "Latin letters, digits and _, and not begin with From" }),
    kind: oneOf(["domestic", "foreign"]),
    nights: whole(1, 30),
    title_fa: name,
    title_en: name,
    summary_fa: prose,
    summary_en: prose,
    images: optional(shaped("pictures: a list of {image, caption_fa, caption_en}", pictures)),
    itinerary: shaped("days: a list of {day, title_fa, title_en, text_fa, text_en, meals, city}", days, (value) =>
      (value as z.output<typeof days>).map(({ city }, index) => ({ path: `${index}.city`, kind: "city", key: city })),
    ),
    included: optional(shaped("a list of {fa, en, passports?}", priceLines), []),
    excluded: optional(shaped("a list of {fa, en, passports?}", priceLines), []),
    documents: optional(shaped("a list of {fa, en}", words), []),
    visa: optional(shaped("{kind, processing_days, fee}", tourVisa), { kind: "none", processing_days: 0, fee: 0 }),
    insurance_fa: name,
    insurance_en: name,
    leader_fa: optional(name),
    leader_en: optional(name),
    policy: oneOf(tourPolicies.map((policy) => policy.id)),
    passport_months: optional(whole(1, 24)),
    mode: oneOf(["flight", "train", "bus"]),
    occasions: optional(listOf(oneOf(["nowruz", "yalda", "summer"]), 3), []),
  },
};

const instant = z
  .string()
  .refine((typed) => momentText(typed) !== null, "must be a time with its offset: 2026-12-01T08:30+03:30");

const leg = z
  .strictObject({
    mode: z.enum(["flight", "train", "bus"]),
    carrier: z.string().max(10).nullable().default(null),
    carrier_fa: short,
    carrier_en: short,
    number: z.string().min(1).max(20),
    from: place,
    to: place,
    departs: instant,
    arrives: instant,
    class: z.enum(["economy", "business", "standard"]),
  })
  .refine(({ departs, arrives }) => at(arrives) > at(departs), { message: "must be after departs", path: ["arrives"] });
/** One direction of the journey, times as written. */
export type ImportLeg = z.output<typeof leg>;

const at = (typed: string): number => momentText(typed)?.at ?? 0;
const legField = shaped("{mode, carrier_fa, carrier_en, number, from, to, departs, arrives, class}", leg, (value) => {
  const { from, to } = value as ImportLeg;
  return [
    { path: "from", kind: "city", key: from },
    { path: "to", kind: "city", key: to },
  ];
});

const departure: RecordKind = {
  record: "departure",
  what: "One day on which a tour leaves one city, with its seats. It is cancelled with `operator departures cancel`, and guaranteed later with `operator departures guarantee`.",
  key: "external_id",
  fields: {
    external_id: id,
    tour: refTo("tour"),
    origin: refTo("city"),
    out: legField,
    back: legField,
    min_group: optional(whole(0, 1_000), 0),
    decide_by: optional(moment),
    closes_at: optional(moment),
    visa_submitted_on: optional(text(10, { form: /^\d{4}-\d{2}-\d{2}$/, is: "a date, 2026-12-01" })),
    guaranteed: optional(flag, false),
    seats: whole(0, 2_000),
    seats_sold_elsewhere: optional(whole(0, 2_000), 0),
  },
  check(values) {
    const { out, back, closes_at } = values as { out: ImportLeg; back: ImportLeg; closes_at: number | null };
    const faults: ImportFault[] = [...atMost(values, "seats_sold_elsewhere", "seats")];
    if (at(back.departs) <= at(out.arrives)) faults.push(wrongOrder("back", "must begin after out has arrived"));
    if (closes_at !== null && closes_at > at(out.departs))
      faults.push(wrongOrder("closes_at", "must not be after out departs"));
    return faults;
  },
};

const atMost = (values: Values, path: string, most: string): ImportFault[] =>
  Number(values[path]) > Number(values[most]) ? [{ path, code: "out_of_range", detail: `${most} at most` }] : [];

const stays = z
  .array(
    z.strictObject({
      city: place,
      property: z.string().min(1).max(100),
      nights: z.number().int().min(1).max(30),
      star: z.number().int().min(0).max(5),
      meal: z.enum(meals),
    }),
  )
  .min(1)
  .max(10);
export type ImportStay = z.output<typeof stays>[number];

const bundle: RecordKind = {
  record: "package",
  what: "Hotels and boards in which a departure is sold, with the price a person and the rooms there are.",
  key: "external_id",
  fields: {
    external_id: id,
    departure: refTo("departure"),
    stays: shaped("nights: a list of {city, property, nights, star, meal}", stays, (value) =>
      (value as ImportStay[]).flatMap(({ city, property }, index) => [
        { path: `${index}.city`, kind: "city", key: city },
        { path: `${index}.property`, kind: "property", key: property },
      ]),
    ),
    prices: shaped(
      "rial a person, null where not sold: {single, double, extra_adult, child_with_bed, child_no_bed, infant}",
      tourTable,
    ),
    beds: optional(whole(1, 6), 3),
    star: optional(whole(0, 5), 0),
    meal: oneOf(meals),
    confirmation: optional(oneOf(confirmations), "online"),
    rooms: whole(0, 2_000),
    rooms_sold_elsewhere: optional(whole(0, 2_000), 0),
  },
  check: (values) => atMost(values, "rooms_sold_elsewhere", "rooms"),
};

export const tourRecords: readonly RecordKind[] = [...placeRecords, agency, tour, departure, bundle];
