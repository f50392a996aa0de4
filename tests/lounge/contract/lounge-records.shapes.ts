import { id, moment, optional, refTo, rial, text, whole } from "#domain/import/fields.ts";
import { placeRecords } from "#domain/import/place-records.ts";
import type { RecordKind } from "#domain/import/record.ts";

/** Lounges in an operator's file. Money is integer rial, times have their local offset. */

const name = text(200);

const lounge: RecordKind = {
  record: "lounge",
  what: "A lounge, and the price of a seat for an hour.",
  key: "external_id",
  fields: { external_id: id, city: refTo("city"), name_fa: name, name_en: name, price: rial },
};

const hour: RecordKind = {
  record: "hour",
  what: "An hour of a lounge, and its seats.",
  key: "external_id",
  fields: {
    external_id: id,
    lounge: refTo("lounge"),
    starts_at: moment,
    seats: whole(0, 1_000),
    seats_sold_elsewhere: optional(whole(0, 1_000), 0),
  },
};

export const loungeRecords: readonly RecordKind[] = [...placeRecords, lounge, hour];
