import type { ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { newKey } from "#tests/support/client.ts";
import { type Kind, kinds } from "./bookable-items.ts";
import { isOnceEach, type Once, sendEachFiftyTimes } from "./idempotency.ts";
import { type Engine, enginesFrom, openLoadScenario } from "./load-scenario.ts";
import type { Proof } from "./main.ts";
import { onProvingGround } from "./provider-processes.ts";

/**
 * The provider dies after the effect was committed and before its reply is sent: a retry must get the first answer, and
 * there is one effect.
 */
async function afterACrash(engine: Engine): Promise<boolean> {
  const scenario = await openLoadScenario({ engine, people: 1, rooms: 3 });
  try {
    const [user] = scenario.people;
    if (user === undefined) return false;
    const quote = await user.post<{ quote_id: string }>("reserve/v2/quote", scenario.room.request());
    await scenario.provider().kill();
    await scenario.restart({ FAULT_POINT: "after:commit:reservation.create" });
    const key = newKey();
    const body = { quote_id: quote.value.quote_id };
    const dead = await user.post("reserve/v2/create", body, key).then(
      () => false,
      () => true,
    );
    await scenario.provider().ended;
    await scenario.restart();
    const again = await user.post<ReservationValue>("reserve/v2/create", body, key);
    const once = await user.post<ReservationValue>("reserve/v2/create", body, key);
    const rows = await scenario.inspect((database) => database.query("SELECT id FROM reservation"));
    return dead && again.status === 200 && again.text === once.text && rows.length === 1;
  } finally {
    await scenario.close();
  }
}

/**
 * G5: each call of bookings and money, one key fifty times concurrently at two processes; and after a crash on each
 * engine.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const once: Partial<Record<Kind, Once>> = {};
  await onProvingGround(async ({ withProviders }) => {
    for (const kind of kinds)
      once[kind] = await withProviders([{}, {}], (cluster) => sendEachFiftyTimes(cluster, kind));
  });
  const replayed: Record<string, boolean> = {};
  for (const engine of enginesFrom(args)) replayed[engine] = await afterACrash(engine);
  return {
    holds: Object.values(once).every(isOnceEach) && Object.values(replayed).every(Boolean),
    ...once,
    replayed_after_a_crash: replayed,
  };
}
