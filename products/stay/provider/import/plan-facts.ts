import type { Queryable } from "#provider/kernel/database/database.ts";

const FACTS = `
  UPDATE property SET meals = facts.meals, online = facts.online, cancellable = facts.cancellable
  FROM (
    SELECT room_type.property_id, array_agg(DISTINCT rate_plan.meal) AS meals,
      bool_or(rate_plan.confirmation = 'online') AS online, bool_or(rate_plan.cancellable) AS cancellable
    FROM room_type JOIN rate_plan ON rate_plan.room_type_id = room_type.id
    WHERE rate_plan.guest_nationality <> 'foreign' AND room_type.property_id IN (
      SELECT property_id FROM room_type JOIN rate_plan AS touched ON touched.room_type_id = room_type.id
      JOIN import_row ON import_row.import_id = $1 AND import_row.kind = 'plan' AND import_row.id = touched.id)
    GROUP BY room_type.property_id) AS facts
  WHERE property.id = facts.property_id
    AND NOT (property.meals @> facts.meals AND facts.meals @> property.meals
      AND property.online = facts.online AND property.cancellable = facts.cancellable)`;

/** Refreshes the facts of a property's plans that lists show, where an import has brought plans. */
export const refreshPlanFacts = (tx: Queryable, importId: number): Promise<unknown> => tx.query(FACTS, [importId]);
