import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { giveUp } from "#tests/prove/race-steps.ts";
import { testClusterOf } from "#tests/prove/test-cluster.ts";
import { newKey } from "#tests/support/client.ts";
import type { Bench } from "./import.ts";

const CLIENTS = 4;
/** Lead time of the bookings, days. */
const AHEAD = 30;

type Wanted = { readonly plan: number; readonly room: number; readonly property: number };

const PLANS = `
  SELECT plan.id AS plan, room_type.id AS room, room_type.property_id AS property
  FROM inventory_key AS plan JOIN rate_plan ON rate_plan.id = plan.id JOIN room_type ON room_type.id = rate_plan.room_type_id
  WHERE plan.kind = 'plan' AND plan.external_id ~ '^p[0-9]+$' ORDER BY plan.id`;

/** Durations of holds, milliseconds, and the refused ones by reason. */
type Holds = { readonly times: readonly number[]; readonly refused: Readonly<Record<string, number>> };

/**
 * Four people hold rooms of the imported houses and release them, over and over: for some seconds, or until a promise
 * settles. Each cluster has rooms enough: a refusal has another cause.
 */
export async function bookingsWhile({ cluster, provider }: Bench, until: number | Promise<unknown>): Promise<Holds> {
  const plans = await cluster.database.query<Wanted>(PLANS);
  const { user } = testClusterOf(cluster.database, [provider.client]);
  const times: number[] = [];
  const refused: Record<string, number> = {};
  let isOver = false;
  const ended = typeof until === "number" ? delay(until * 1_000) : until;
  const stop = ended.finally(() => {
    isOver = true;
  });
  const check_in = addDays(await cluster.today(), AHEAD);
  const client = async (number: number) => {
    const caller = await user();
    for (let turn = number; !isOver; turn += CLIENTS) {
      const wanted = plans[(turn * 7_919) % plans.length];
      if (wanted === undefined) return;
      const room = {
        room_type_id: wanted.room,
        rate_plan_id: wanted.plan,
        adult_count: 2,
        children: [],
        extra_bed: 0,
        baby_cot: 0,
      };
      const asked = { property_id: wanted.property, check_in, length_of_stay: 2, rooms: [room] };
      const quote = await caller.post<StayQuoteValue>("reserve/v2/quote", asked);
      const started = performance.now();
      const held = await caller.post<StayReservationValue>(
        "reserve/v2/create",
        { quote_id: quote.value?.quote_id },
        newKey(),
      );
      times.push(performance.now() - started);
      if (held.status === 200) await giveUp({ path: "reserve/v2" }, { user: caller, answer: held });
      else refused[held.reason ?? held.status] = (refused[held.reason ?? held.status] ?? 0) + 1;
    }
  };
  await Promise.all([...Array.from({ length: CLIENTS }, (_, number) => client(number)), stop]);
  return { times, refused };
}
