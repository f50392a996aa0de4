import { expect } from "vitest";
import { HOUR_SECONDS as HOUR } from "#domain/calendar/constants.ts";
import type { PendingKind, PendingValue, QueueValue } from "#domain/contract/operator.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { chargeWallet } from "#tests/prove/ledger.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";

onProvider("What waits for an operator", (provider, onEngine) => {
  const { operator, make, quoteOf, create, submitted, pay, database } = bookingAt(provider);
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

  onEngine("is a paid booking too, from its payment to its voucher, and no draft of one", async () => {
    const list = async () => (await operator().get<QueueValue>("operator/v2/pending/orders?limit=500")).value.items;
    const toIssue = list;
    const [before, countBefore] = [await toIssue(), (await queues()).of("orders")?.count];
    expect(before.length).toBe(countBefore);
    const room = await make({ confirmation: "on_request", rooms: 3 });
    await create(await logIn(provider.app), (await quoteOf(room)).quote_id);
    const { reservation } = await submitted(room);
    const { confirmation_code } = reservation;
    const decide = (what: string, body: object) =>
      operator().post(`operator/v2/reserves/${confirmation_code}/${what}`, { operator: "Mina", ...body }, newKey());
    await decide("accept", {});
    expect(await toIssue()).toEqual(before);
    await wait(database(), 60);
    const { now } = await queues();
    expect(await pay(reservation)).toBe("applied");
    await wait(database(), HOUR);
    const paid = (await toIssue()).filter(({ id }) => !before.some((one) => one.id === id));
    expect(paid).toEqual([
      {
        kind: "orders",
        id: confirmation_code,
        since: expect.any(Number),
        facts: expect.objectContaining({
          product: "property",
          total: reservation.totals.payable,
          nights: 2,
          guests: 2,
        }),
      },
    ]);
    expect(Math.abs((paid[0]?.since ?? 0) - now)).toBeLessThan(60);
    expect((await queues()).of("orders")).toMatchObject({ count: before.length + 1 });
    expect((await decide("issue", { property_confirmation_code: "HB-1" })).value).toEqual({ state: "successful" });
    expect(await toIssue()).toEqual(before);
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

  onEngine("is listed by queue, the longest first, with what helps to decide", async () => {
    const list = async (queue: string, query = "") =>
      (await operator().get<QueueValue>(`operator/v2/pending/${queue}${query}`)).value;
    // Making a room sets the clock.
    const rooms = [await make({ confirmation: "on_request" }), await make({ confirmation: "on_request" })] as const;
    const before = (await list("requests")).total;
    const { reservation } = await submitted(rooms[0]);
    await wait(database(), HOUR);
    const { reservation: later } = await submitted(rooms[1]);
    const all = await list("requests", "?limit=500");
    expect(all.total).toBe(before + 2);
    const one = all.items.find(({ id }) => id === reservation.confirmation_code);
    expect(one).toMatchObject({ kind: "requests", facts: { product: "property", total: reservation.totals.payable } });
    expect(all.items.map(({ since }) => since)).toEqual(all.items.map(({ since }) => since).toSorted((a, b) => a - b));
    const old = await list("requests", `?older_than=${HOUR}&limit=500`);
    const codes = old.items.map(({ id }) => id);
    expect([codes.includes(reservation.confirmation_code), codes.includes(later.confirmation_code)]).toEqual([
      true,
      false,
    ]);
    expect(await list("requests", "?limit=1")).toMatchObject({ total: before + 2, items: [{ kind: "requests" }] });
    for (const queue of ["refunds", "differences", "messages", "alarms", "questions", "comments"]) {
      expect((await list(queue)).items.length, queue).toBeGreaterThanOrEqual(0);
    }
    expect((await operator().get("operator/v2/pending/constructor")).status).toBe(404);
    expect((await operator().get("operator/v2/pending/requests?limit=0")).errors[0]?.name).toBe("limit");
  });

  onEngine("lists refunds to approve and to send as one queue, and words with their text", async () => {
    const room = await make();
    const user = await logIn(provider.app);
    const { value: me } = await user.get<MeValue>("user/v2/me");
    await chargeWallet(database(), me.id, 9_000_000, `pending:${me.id}`);
    const account = { sheba: "IR820540102680020817909002", owner_name: "مینا کریمی" };
    const { value: bank } = await user.post<{ id: number }>("user/save-bank-account-information", account);
    const asked = async (amount: number) => {
      const body = { source: "wallet", amount, destination: "bank", bank_account_id: bank.id };
      return (await user.post<{ id: number }>("user/create-refund-request", body, newKey())).value.id;
    };
    const [approved, open] = [await asked(5_000_000), await asked(4_000_000)];
    await operator().post(`operator/v2/refunds/${approved}/approve`, { operator: "Mina" });
    await user.post(`property/v2/${room.propertyId}/questions`, { text: "پارکینگ دارید؟" }, newKey());
    const items = async (queue: string) =>
      (await operator().get<QueueValue>(`operator/v2/pending/${queue}`)).value.items;
    const facts = { source: "wallet", confirmation_code: null };
    expect(await items("refunds")).toEqual(
      expect.arrayContaining([
        {
          kind: "refunds_to_send",
          id: String(approved),
          since: expect.any(Number),
          facts: { ...facts, amount: 5_000_000, approved_by: "Mina" },
        },
        {
          kind: "refunds_to_approve",
          id: String(open),
          since: expect.any(Number),
          facts: { ...facts, amount: 4_000_000 },
        },
      ]),
    );
    expect(await items("questions")).toContainEqual(
      expect.objectContaining({ facts: expect.objectContaining({ text: "پارکینگ دارید؟" }) }),
    );
  });

  onEngine("is shown to operators alone", async () => {
    expect((await callerOf(provider.app).get("operator/v2/pending")).status).toBe(401);
  });
});
