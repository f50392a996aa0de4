import type { ExportPage } from "#provider/desk/import/export.ts";
import { keyOf, placeRows, rowsOfThing, rowText } from "#provider/desk/import/export-rows.ts";
import { thingNamed } from "#provider/desk/import/things.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Row } from "#provider/kernel/database/insert-rows.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";

const HOURS = `
  SELECT ${keyOf("hour", "lounge_hour.id", "lounge_hour")} AS external_id, ${keyOf("lounge", "lounge_id", "lounge")} AS lounge,
    to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') AS starts_at, total AS seats, sold_elsewhere AS seats_sold_elsewhere
  FROM lounge_hour JOIN lounge ON lounge.id = lounge_id JOIN stock ON stock.id = ${stockIdSql("loungeSeats", "lounge_hour.id")}
  WHERE lounge_id = $1 AND starts_at > app_now() ORDER BY lounge_hour.id`;

async function loungeRows(from: Queryable, id: number): Promise<string[]> {
  const refs = { city: "(SELECT slug FROM city WHERE city.id = city_id)" };
  const own = await rowsOfThing(from, "lounge", { refs, where: "WHERE id = $1", values: [id] });
  const hours = await from.query<Row>(HOURS, [id]);
  return [...own, ...hours.map((row) => rowText(thingNamed("hour").record, row))];
}

/** Lounges as rows of an import, each with the hours that are to come. */
export const exportLounges: ExportPage = async (from, after, limit) => {
  const ids = await from.query<{ id: number }>("SELECT id FROM lounge WHERE id > $1 ORDER BY id LIMIT $2", [
    Number(after ?? -1),
    limit,
  ]);
  const rows = after === null ? await placeRows(from) : [];
  for (const { id } of ids) rows.push(...(await loungeRows(from, id)));
  const last = ids.at(-1);
  return {
    rows: rows.map((row) => `${row}\n`).join(""),
    things: ids.length,
    next: last === undefined || ids.length < limit ? null : String(last.id),
  };
};
