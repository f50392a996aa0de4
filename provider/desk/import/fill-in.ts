import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { ELSEWHERE_LEFT, TOTAL_LEFT } from "./counters.ts";
import type { Thing } from "./thing.ts";
import { thingsOf } from "./things.ts";

/** Fills in values of a row from the things that it belongs to, from the file or already stored. */

/** The number of the city that a row's parent is in. */
const cityFrom = (kind: string, parent: string, table: string, column: string): string => `
  UPDATE import_row AS mine SET data = mine.data || jsonb_build_object('city_id', coalesce(
    (SELECT staged.data -> 'city_id' FROM import_row AS staged WHERE staged.import_id = $1 AND staged.kind = '${parent}'
       AND staged.id = (mine.data ->> '${column}')::bigint AND staged.data IS NOT NULL ORDER BY staged.seq LIMIT 1),
    (SELECT to_jsonb(city_id) FROM ${table} WHERE ${table}.id = (mine.data ->> '${column}')::bigint)))
  WHERE mine.import_id = $1 AND mine.kind = '${kind}' AND mine.data IS NOT NULL`;

/** A room without a picture is drawn as its house is. */
const DRAWN_ROOMS = `
  UPDATE import_row AS mine SET data = mine.data || jsonb_build_object('image', jsonb_build_object('slug', coalesce(
      (SELECT staged.data ->> 'slug' FROM import_row AS staged WHERE staged.import_id = $1 AND staged.kind = 'property'
         AND staged.id = (mine.data ->> 'property_id')::bigint AND staged.data IS NOT NULL ORDER BY staged.seq LIMIT 1),
      (SELECT slug FROM property WHERE property.id = (mine.data ->> 'property_id')::bigint)),
    'city', (SELECT external_id FROM inventory_key WHERE kind = 'city' AND id = (mine.data ->> 'city_id')::bigint),
    'hour', 'day', 'view', 'room'))
  WHERE mine.import_id = $1 AND mine.kind = 'room' AND mine.data -> 'image' = 'null'`;

/** A departure is away for as many nights as its tour is long. */
const DEPARTURE_NIGHTS = `
  UPDATE import_row AS mine SET data = mine.data || jsonb_build_object('nights', coalesce(
    (SELECT staged.data -> 'nights' FROM import_row AS staged WHERE staged.import_id = $1 AND staged.kind = 'tour'
       AND staged.id = (mine.data ->> 'tour_id')::bigint AND staged.data IS NOT NULL ORDER BY staged.seq LIMIT 1),
    (SELECT to_jsonb(nights) FROM tour WHERE tour.id = (mine.data ->> 'tour_id')::bigint)))
  WHERE mine.import_id = $1 AND mine.kind = 'departure' AND mine.data IS NOT NULL`;

const statements: Readonly<Record<Inventory, readonly string[]>> = {
  properties: [
    cityFrom("room", "property", "property", "property_id"),
    DRAWN_ROOMS,
    cityFrom("plan", "room", "room_type", "room_type_id"),
  ],
  tours: [DEPARTURE_NIGHTS],
  flights: [],
};

/** Fills in the stored values of columns that the row of an existing thing leaves out. */
const keptOf = ({ record: { record }, table, idColumn, isNumbered, keepsWhile }: Thing): string => `
  UPDATE import_row AS mine SET data = mine.data ||
    (SELECT jsonb_object_agg(one, to_jsonb(there) -> one) FROM jsonb_array_elements_text(mine.left_out) AS named (one))
  FROM ${table} AS there
  WHERE mine.import_id = $1 AND mine.kind = '${record}' AND mine.left_out <> '[]' AND mine.data IS NOT NULL
    AND there.${idColumn} = ${isNumbered ? "mine.id" : "mine.key"} AND ${keepsWhile}`;

/** The same of counters. */
const KEPT_COUNTERS = `
  UPDATE import_counter AS mine SET
    total = CASE WHEN left_out & ${TOTAL_LEFT} <> 0 THEN there.total ELSE mine.total END,
    sold_elsewhere = CASE WHEN left_out & ${ELSEWHERE_LEFT} <> 0 THEN there.sold_elsewhere ELSE mine.sold_elsewhere END
  FROM stock AS there WHERE mine.import_id = $1 AND mine.left_out <> 0 AND there.id = mine.stock_id`;

/** Fills in values that rows inherit from others, and values that existing things keep. */
export async function fillIn(tx: Queryable, importId: number, inventory: Inventory): Promise<void> {
  for (const thing of thingsOf[inventory]) await tx.query(keptOf(thing), [importId]);
  await tx.query(KEPT_COUNTERS, [importId]);
  for (const statement of statements[inventory]) await tx.query(statement, [importId]);
}
