import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { AlarmsValue } from "#domain/contract/operator.shapes.ts";
import { refuse } from "../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../kernel/http/endpoint.ts";
import { idOf } from "../kernel/http/path-id.ts";
import { decider } from "../kernel/http/principal.ts";
import { type OpenAlarm, resolveByOperator } from "../money/alarm-resolutions.ts";

/** Part of call 87: alarms. */

/** More than a person looks through; `total` counts them all. */
const SHOWN = 100;

const list = endpoint({
  call: operatorCalls.alarms,
  async answer(_asked, { database }): Promise<AlarmsValue> {
    const items = await database.query<AlarmsValue["items"][number] & { total: number }>(
      `SELECT id, kind, subject, facts, floor(extract(epoch FROM raised_at))::float8 AS raised_at,
         count(*) OVER ()::int AS total
       FROM alarm WHERE resolved_at IS NULL ORDER BY raised_at, id LIMIT ${SHOWN}`,
    );
    return { items: items.map(({ total: _, ...item }) => item), total: items[0]?.total ?? 0 };
  },
});

const resolve = effect({
  call: operatorCalls.resolveAlarm,
  async effect({ params, principal, body: { reason } }, tx) {
    const id = idOf(params.id);
    const operator = decider(principal);
    if (id === null) return refuse("not_found");
    const [found] = await tx.query<OpenAlarm & { isOpen: boolean }>(
      'SELECT id, kind, subject, facts, resolved_at IS NULL AS "isOpen" FROM alarm WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    if (found === undefined) return refuse("not_found");
    return found.isOpen ? resolveByOperator(tx, found, { operator, reason }) : refuse("not_open");
  },
});

export const alarmEndpoints: readonly Endpoint[] = [list, resolve];
