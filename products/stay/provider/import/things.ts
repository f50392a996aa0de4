import type { Values } from "#domain/import/record.ts";
import type { ThingTable } from "#provider/desk/import/thing.ts";

/** A property without pictures of its own is drawn. */
const drawn = ({ slug, city, name_fa, name_en }: Values) => [
  { image: { slug, city, hour: "day", view: "facade" }, caption_fa: name_fa, caption_en: name_en },
];

/** The tables of accommodation. */
export const propertyThings: Readonly<Record<string, ThingTable>> = {
  facility: { table: "facility" },
  policy: { table: "cancellation_policy" },
  property: { table: "property", build: (values) => ({ images: values["images"] ?? drawn(values) }) },
  room: { table: "room_type", more: ["city_id"] },
  page: { table: "page", idColumn: "slug" },
  plan: { table: "rate_plan", more: ["city_id"] },
};
