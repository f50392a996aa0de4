import { expect } from "vitest";
import { HOUR_SECONDS as HOUR } from "#domain/calendar/constants.ts";
import type { PendingKind, PendingValue } from "#domain/contract/operator.shapes.ts";
import { onBothEngines } from "#tests/both-engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";

onBothEngines("What waits for an operator", (provider, onEngine) => {
  const { operator, make, submitted, database } = bookingAt(provider);
  const queues = async () => {
    const { value } = await operator().get<PendingValue>("operator/v2/pending");
    return { now: value.now, of: (kind: PendingKind) => value.queues.find((queue) => queue.kind === kind) };
  };

  onEngine("is counted by kind, with the one that has waited longest", async () => {
    const before = (await queues()).of("requests")?.count ?? 0;
    // Making a room sets the clock.
    const rooms = [await make({ confirmation: "on_request" }), await make({ confirmation: "on_request" })] as const;
    const { reservation } = await submitted(rooms[0]);
    await wait(database(), 1);
    await submitted(rooms[1]);
    await wait(database(), HOUR);
    const { now, of } = await queues();
    expect(of("requests")).toMatchObject({ count: before + 2, oldest: reservation.confirmation_code });
    expect(now - (of("requests")?.since ?? 0)).toBeGreaterThanOrEqual(HOUR);
    const accepted = await operator().post(
      `operator/v2/reserves/${reservation.confirmation_code}/accept`,
      { operator: "Mina" },
      newKey(),
    );
    expect(accepted.status, accepted.text).toBe(200);
    expect((await queues()).of("requests")?.count).toBe(before + 1);
  });

  onEngine("has messages that were given up, and they can be sent once more", async () => {
    await database().query(
      `INSERT INTO outbox (kind, lane, payload, state, attempts, not_before, created_at)
       VALUES ('sms', 'work', '{}', 'dead', 8, app_now(), app_now())`,
    );
    const { oldest, count } = (await queues()).of("messages") ?? {};
    expect(count).toBe(1);
    const retry = () => operator().post(`operator/v2/messages/${oldest}/retry`, { operator: "Mina" }, newKey());
    expect((await retry()).value).toEqual({ state: "waiting" });
    expect((await retry()).reason).toBe("not_open");
    expect((await queues()).of("messages")).toMatchObject({ count: 0, oldest: null, since: null });
    const [row] = await database().query("SELECT state, attempts FROM outbox WHERE id = $1", [Number(oldest)]);
    expect(row).toEqual({ state: "waiting", attempts: 0 });
    const none = await operator().post("operator/v2/messages/999999999/retry", { operator: "Mina" }, newKey());
    expect(none.status).toBe(404);
  });

  onEngine("is shown to operators alone", async () => {
    expect((await callerOf(provider.app).get("operator/v2/pending")).status).toBe(401);
  });
});
