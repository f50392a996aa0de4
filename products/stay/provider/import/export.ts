import { dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { ExportPage } from "#provider/desk/import/export.ts";
import { keyOf, placeRows, rowsOfThing, rowText } from "#provider/desk/import/export-rows.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Row } from "#provider/kernel/database/insert-rows.ts";
import { propertyRecords } from "../../contract/property-records.shapes.ts";

/** Accommodation as rows of an import: first the places and terms, then property by property. */

const cityKey = (column: string): string => `(SELECT slug FROM city AS named WHERE named.id = ${column})`;

const shared = async (from: Queryable): Promise<string[]> =>
  [
    await placeRows(from),
    await rowsOfThing(from, "facility", { where: "ORDER BY id", values: [] }),
    await rowsOfThing(from, "policy", { where: "ORDER BY id", values: [] }),
    await rowsOfThing(from, "page", { where: "ORDER BY slug", values: [] }),
  ].flat();

/** A run of days whose other values are the same. */
type Run = { readonly row: Row; readonly first: number; last: number };

/** Days in a row with the same values, as rows with `from` and `to`. */
export function runsOf(days: readonly (Row & { night: IsoDate })[]): Row[] {
  const runs: Run[] = [];
  let before = "";
  for (const { night, ...row } of days) {
    const day = dayNumber(night);
    const values = JSON.stringify(row);
    const last = runs.at(-1);
    if (last !== undefined && values === before && day === last.last + 1) last.last = day;
    else runs.push({ row, first: day, last: day });
    before = values;
  }
  return runs.map(({ row, first, last }) => ({
    ...row,
    from: isoOfDayNumber(first),
    to: last === first ? null : isoOfDayNumber(last),
  }));
}

const NIGHTS = `
  SELECT ${keyOf("plan", "rate_plan.id", "rate_plan")} AS plan, night, sale_rate, rack_rate, extra_bed_rate, baby_cot_rate,
    min_stay, max_stay, closed, closed_to_arrival, closed_to_departure
  FROM night_price JOIN rate_plan ON rate_plan.id = rate_plan_id JOIN room_type ON room_type.id = room_type_id
  WHERE property_id = $1 ORDER BY rate_plan.id, night`;

const STOCK = `
  SELECT ${keyOf("room", "room_type.id", "room_type")} AS room, night, total, sold_elsewhere
  FROM inventory_night JOIN room_type ON room_type.id = room_type_id WHERE property_id = $1 ORDER BY room_type.id, night`;

const kindOf = (name: string) => {
  const kind = propertyRecords.find(({ record }) => record === name);
  if (kind === undefined) throw new Error(`There is no record ${name}`);
  return kind;
};

async function propertyRows(from: Queryable, id: number): Promise<string[]> {
  const days = async (text: string, record: string) =>
    runsOf(await from.query<Row & { night: IsoDate }>(text, [id])).map((row) => rowText(kindOf(record), row));
  return [
    await rowsOfThing(from, "property", {
      refs: { city: cityKey("property.city_id"), policy: "cancellation_policy_id" },
      where: "WHERE id = $1",
      values: [id],
    }),
    await rowsOfThing(from, "room", {
      refs: { property: keyOf("property", "property.id", "property") },
      where: "JOIN property ON property.id = room_type.property_id WHERE property_id = $1 ORDER BY room_type.id",
      values: [id],
    }),
    await rowsOfThing(from, "plan", {
      refs: { room: keyOf("room", "room_type.id", "room_type"), policy: "rate_plan.cancellation_policy_id" },
      where: "JOIN room_type ON room_type.id = rate_plan.room_type_id WHERE property_id = $1 ORDER BY rate_plan.id",
      values: [id],
    }),
    await days(NIGHTS, "night"),
    await days(STOCK, "stock"),
  ].flat();
}

export const exportProperties: ExportPage = async (from, after, limit) => {
  const ids = await from.query<{ id: number }>("SELECT id FROM property WHERE id > $1 ORDER BY id LIMIT $2", [
    Number(after ?? -1),
    limit,
  ]);
  const rows = after === null ? await shared(from) : [];
  for (const { id } of ids) rows.push(...(await propertyRows(from, id)));
  const last = ids.at(-1);
  return {
    rows: rows.map((row) => `${row}\n`).join(""),
    things: ids.length,
    next: last === undefined || ids.length < limit ? null : String(last.id),
  };
};
