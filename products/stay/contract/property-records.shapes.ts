import { z } from "zod";
import { type CancellationPolicy, cancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import { block, pageSlugs } from "#domain/contract/content.shapes.ts";
import { confirmations, meals, ruleCategories, ruleTypes } from "#domain/contract/sale-terms.shapes.ts";
import { scene } from "#domain/contract/scene.shapes.ts";
import {
  extraServiceTypes,
  foodTypes,
  menuTypes,
  propertyClasses,
  propertyGrades,
  propertyTypes,
} from "#domain/enums/enums.ts";
import { checkRun } from "#domain/import/check-run.ts";
import {
  clock,
  dayAsNumber,
  decimal,
  flag,
  id,
  listOf,
  oneOf,
  optional,
  refTo,
  rial,
  shaped,
  slug,
  text,
  whole,
} from "#domain/import/fields.ts";
import { pictures } from "#domain/import/pictures.shapes.ts";
import { placeRecords } from "#domain/import/place-records.ts";
import type { RecordKind } from "#domain/import/record.ts";
import { audiences } from "#domain/sale/audience.ts";

/** Accommodation in an operator's file: see docs/import.md. Money is integer rial, dates are days at the property. */

const caption = z.string().min(1).max(200);
const rules = z
  .array(
    z.strictObject({
      category: z.enum(ruleCategories),
      type: z.enum(ruleTypes),
      text_fa: z.string().min(1).max(1_000),
      text_en: z.string().min(1).max(1_000),
    }),
  )
  .max(60);
const extraFacilities = z.strictObject({
  halls: z
    .array(z.strictObject({ name_fa: caption, name_en: caption, capacity: z.number().int().min(1).max(100_000) }))
    .max(40),
  food_types: z.array(z.enum(foodTypes)),
  menu_types: z.array(z.enum(menuTypes)),
  services: z.array(z.enum(extraServiceTypes)),
});

const name = text(200);
const prose = text(8_000);

const facility: RecordKind = {
  record: "facility",
  what: "What a property or a room can offer.",
  key: "id",
  fields: { id: slug, group: slug, name_fa: name, name_en: name },
};

const policy: RecordKind = {
  record: "policy",
  what: "What cancelling a stay costs.",
  key: "id",
  fields: {
    id: slug,
    base: oneOf(["first_night", "whole_stay"]),
    steps: shaped("the steps, longest notice first", cancellationPolicy.shape.steps.min(1).max(20)),
  },
  check: ({ steps }) =>
    isForever((steps as CancellationPolicy["steps"]).at(-1))
      ? []
      : [{ path: "steps", code: "wrong_order", detail: "the last step has neither days_before nor hours_before" }],
};

const isForever = (step: CancellationPolicy["steps"][number] | undefined): boolean =>
  step !== undefined && step.days_before === null && step.hours_before === null && step.noon_days_before === undefined;

const property: RecordKind = {
  record: "property",
  what: "A house that is booked by the night.",
  key: "external_id",
  fields: {
    external_id: id,
    city: refTo("city", slug),
    slug,
    name_fa: name,
    name_en: name,
    type: oneOf(propertyTypes),
    grade: optional(oneOf(propertyGrades)),
    star: optional(whole(0, 5), 0),
    classes: optional(listOf(oneOf(propertyClasses), propertyClasses.length), []),
    district_fa: optional(name),
    district_en: optional(name),
    address_fa: text(500),
    address_en: text(500),
    phone: optional(text(16, { form: /^\+[0-9]{6,15}$/, is: "a telephone number from + and its country on" })),
    lat: decimal(-90, 90),
    lon: decimal(-180, 180),
    floors: optional(whole(1, 200), 1),
    room_count: whole(1, 10_000),
    built_year: whole(1_000, 2_100),
    renovated_year: optional(whole(1_000, 2_100)),
    check_in_time: optional(clock, "14:00"),
    check_out_time: optional(clock, "12:00"),
    images: optional(shaped("pictures: a list of {image, caption_fa, caption_en}", pictures)),
    description_fa: prose,
    description_en: prose,
    facilities: optional(refTo("facility", listOf(slug, 200)), []),
    rules: optional(shaped("rules of the house: a list of {category, type, text_fa, text_en}", rules), []),
    free_until: optional(whole(0, 17), 2),
    half_until: optional(whole(0, 17), 6),
    policy: refTo("policy", slug),
    is_active: optional(flag, true),
    is_bookable: optional(flag, true),
    inactive_reason_fa: optional(text(500)),
    inactive_reason_en: optional(text(500)),
    extra_facilities: optional(shaped("{halls, food_types, menu_types, services}", extraFacilities)),
  },
  check: ({ free_until, half_until }) =>
    Number(half_until) < Number(free_until)
      ? [{ path: "half_until", code: "wrong_order", detail: "must not be below free_until" }]
      : [],
};

const room: RecordKind = {
  record: "room",
  what: "A kind of room of a property.",
  key: "external_id",
  fields: {
    external_id: id,
    property: refTo("property"),
    kind: optional(slug, "room"),
    name_fa: name,
    name_en: name,
    capacity: whole(1, 30),
    extra_capacity: optional(whole(0, 20), 0),
    single_beds: optional(whole(0, 30), 0),
    double_beds: optional(whole(0, 30), 0),
    sofa_beds: optional(whole(0, 30), 0),
    area: whole(1, 10_000),
    view_fa: optional(name),
    view_en: optional(name),
    facilities: optional(refTo("facility", listOf(slug, 200)), []),
    image: optional(shaped("a picture", scene)),
    out_of_service: optional(flag, false),
  },
};

const plan: RecordKind = {
  record: "plan",
  what: "How a room is sold: its meal and its terms.",
  key: "external_id",
  fields: {
    external_id: id,
    room: refTo("room"),
    name_fa: name,
    name_en: name,
    meal: oneOf(meals),
    board: optional(oneOf(["limit_options", "full_options"]), "limit_options"),
    cancellable: optional(flag, true),
    confirmation: optional(oneOf(confirmations), "online"),
    guest_nationality: optional(oneOf(audiences), "any"),
    policy: refTo("policy", slug),
  },
};

/** Longest run of nights in one row: two years. */
export const night: RecordKind = {
  record: "night",
  what: "What nights of a plan cost, and which stays they allow. Without `to` it is one night.",
  fields: {
    plan: refTo("plan"),
    from: dayAsNumber,
    to: optional(dayAsNumber),
    sale_rate: optional(rial),
    rack_rate: optional(rial),
    extra_bed_rate: optional(rial, 0),
    baby_cot_rate: optional(rial, 0),
    min_stay: optional(whole(1, 60), 1),
    max_stay: optional(whole(1, 365), 30),
    closed: optional(flag, false),
    closed_to_arrival: optional(flag, false),
    closed_to_departure: optional(flag, false),
  },
  check(values) {
    const faults = checkRun(values);
    if (Number(values["max_stay"]) < Number(values["min_stay"]))
      faults.push({ path: "max_stay", code: "wrong_order", detail: "must not be below min_stay" });
    return faults;
  },
};

const stock: RecordKind = {
  record: "stock",
  what: "How many rooms of a kind there are. What others than this site have sold of them is `sold_elsewhere`.",
  fields: {
    room: refTo("room"),
    from: dayAsNumber,
    to: optional(dayAsNumber),
    total: whole(0, 10_000),
    sold_elsewhere: optional(whole(0, 10_000), 0),
  },
  check(values) {
    const faults = checkRun(values);
    if (Number(values["sold_elsewhere"]) > Number(values["total"]))
      faults.push({ path: "sold_elsewhere", code: "out_of_range", detail: "total at most" });
    return faults;
  },
};

const blocks = shaped("the page's blocks, as `content/v2/pages` answers them", z.array(block).max(200));

const page: RecordKind = {
  record: "page",
  what: "A page about the company. Every other page leads to it from its import on; to one that was never brought nothing leads. A fact whose `address` is a city or such a page that is not there is left out.",
  key: "slug",
  fields: {
    slug: oneOf(pageSlugs),
    title_fa: name,
    title_en: name,
    lead_fa: prose,
    lead_en: prose,
    blocks_fa: blocks,
    blocks_en: blocks,
  },
};

/** In the recommended order of a file; any order is accepted. */
export const propertyRecords: readonly RecordKind[] = [
  ...placeRecords,
  facility,
  policy,
  property,
  room,
  plan,
  night,
  stock,
  page,
];
