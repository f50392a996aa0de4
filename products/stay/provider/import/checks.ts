import { belowSold, overlaps, shortestAboveLongest, unknownOwners } from "#provider/desk/import/check-days.ts";
import { bitOf } from "#provider/desk/import/days.ts";
import { type InventoryChecks, inherited, isFar, moved, taken } from "#provider/desk/import/findings.ts";

/** A room without a picture is drawn as its house is. */
const DRAWN_ROOMS = `
  UPDATE import_row AS mine SET data = mine.data || jsonb_build_object('image', jsonb_build_object('slug', coalesce(
      (SELECT staged.data ->> 'slug' FROM import_row AS staged WHERE staged.import_id = $1 AND staged.kind = 'property'
         AND staged.id = (mine.data ->> 'property_id')::bigint AND staged.data IS NOT NULL ORDER BY staged.seq LIMIT 1),
      (SELECT slug FROM property WHERE property.id = (mine.data ->> 'property_id')::bigint)),
    'city', (SELECT external_id FROM inventory_key WHERE kind = 'city' AND id = (mine.data ->> 'city_id')::bigint),
    'hour', 'day', 'view', 'room'))
  WHERE mine.import_id = $1 AND mine.kind = 'room' AND mine.data -> 'image' = 'null'`;

const RATES = ["sale_rate", "rack_rate", "extra_bed_rate", "baby_cot_rate"] as const;

/** Compares with the nights themselves; new nights with the plan's usual price. */
const ofNights = (rate: (typeof RATES)[number], factor: number): string => `
  SELECT mine.line, '${rate}' AS path, 'outlier' AS code,
    coalesce(was.least, usual.rate) || ' → ' || mine.${rate} AS detail
  FROM import_price AS mine
  JOIN (SELECT rate_plan_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY ${rate}) AS rate FROM night_price
    WHERE ${rate} > 0 AND rate_plan_id IN (SELECT rate_plan_id FROM import_price WHERE import_id = $1) GROUP BY rate_plan_id) AS usual
    USING (rate_plan_id)
  CROSS JOIN LATERAL (SELECT min(there.${rate}) AS least, max(there.${rate}) AS most FROM night_price AS there
    WHERE there.rate_plan_id = mine.rate_plan_id AND there.night BETWEEN mine.first AND mine.last AND there.${rate} > 0) AS was
  WHERE mine.import_id = $1 AND mine.left_out & ${bitOf(rate)} = 0
    AND ((${isFar(`mine.${rate}`, "coalesce(was.least, usual.rate)", factor)})
      OR (${isFar(`mine.${rate}`, "coalesce(was.most, usual.rate)", factor)}))`;

/** Checks of an import of stays. */
export const propertyChecks: InventoryChecks = {
  fillIn: [
    inherited("room", { kind: "property", table: "property", column: "property_id" }, "city_id"),
    DRAWN_ROOMS,
    inherited("plan", { kind: "room", table: "room_type", column: "room_type_id" }, "city_id"),
  ],
  findings: [
    taken("property", "property", ["city_id", "slug"], "slug"),
    moved("property", "property", "city_id", "city"),
    moved("room", "room_type", "property_id", "property"),
    moved("plan", "rate_plan", "room_type_id", "room"),
    unknownOwners({ staged: "import_price", column: "rate_plan_id", kind: "plan", table: "rate_plan" }),
    unknownOwners({ staged: "import_stock", column: "room_type_id", kind: "room", table: "room_type" }),
    overlaps("import_price", "rate_plan_id"),
    overlaps("import_stock", "room_type_id"),
    belowSold,
    shortestAboveLongest,
  ],
  locks: [],
  outliers: (factor) => RATES.map((rate) => ofNights(rate, factor)),
};
