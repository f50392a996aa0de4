import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { InvariantsValue } from "#domain/contract/operator.shapes.ts";
import type { AnyReservation } from "#domain/contract/reservation.shapes.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { onProvider } from "#tests/engines.ts";
import { leaveCanaries } from "#tests/prove/canaries.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, logIn, smsTo } from "#tests/support/client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";

const reason = "Overbooked, they said by telephone";
const SAYS = {
  stay: "اقامتگاه این رزرو را لغو کرد.",
  tour: "آژانس برگزارکننده این رزرو را لغو کرد.",
  flight: "ایرلاین این رزرو را لغو کرد.",
} as const;

onProvider("A supplier that cancels", (provider, onEngine) => {
  const { database, operator, make, submitted, pay, idOf } = bookingAt(provider);
  const cancel = (code: string) =>
    operator().post<{ state: string }>(`operator/v2/reserves/${code}/supplier-cancel`, { operator: "Mina", reason });
  const one = async (user: Caller, code: string) => (await user.get<AnyReservation>(`user/v2/reserves/${code}`)).value;
  const balance = async (user: Caller) => (await user.get<MeValue>("user/v2/me")).value.wallet_balance;
  const addsUp = async () =>
    expect((await operator().get<InvariantsValue>("operator/v2/invariants")).value).toEqual({
      ledger: { sum: 0, journals: 0, balances: 0 },
      inventory: { nights: 0 },
    });

  onEngine("T22 ends what was paid with all money back, whatever the policy, and says who it was", async () => {
    await standAtFrozenNoon(database());
    const { owner, codes } = await leaveCanaries(provider);
    await runOutbox(provider.services);
    for (const kind of ["stay", "tour", "flight"] as const) {
      const code = codes[kind];
      const before = await one(owner, code);
      const had = await balance(owner);
      expect(before.status).toBe("successful");
      expect((await cancel(code)).value, kind).toEqual({ state: "cancelled" });
      const after = await one(owner, code);
      const { paid } = after.totals;
      expect(after).toMatchObject({ status: "cancelled", status_reason: "supplier_cancelled", actions: [] });
      expect(after.totals).toMatchObject({ paid: before.totals.paid, penalty: 0 });
      expect(after.refund).toMatchObject({ amount: paid, state: "paid" });
      expect((await balance(owner)) - had).toBe(paid);
      expect(after.history.at(-1)).toMatchObject({ to: "cancelled", actor: "supplier" });
      const word = refusal("supplier_cancelled", {}, "fa", before.kind);
      expect(word).toBe(SAYS[kind]);
      await runOutbox(provider.services);
      const sms = await smsTo(provider.app, owner.mobile);
      expect(sms).toContain(after.tracking_code);
      expect(sms).toMatch(/لغو کرد\. .* کامل برمی‌گردد/);
      expect((await cancel(code)).reason).toBe("ended_by_supplier");
      const acts = await database().query(
        `SELECT act.operator, act.reason, event.operator AS "inHistory" FROM operator_act AS act
         JOIN reservation ON confirmation_code = act.subject JOIN reservation_event AS event ON event.reservation_id = reservation.id
         WHERE act.subject = $1 AND event.to_status = 'cancelled'`,
        [code],
      );
      expect(acts).toEqual([{ operator: "Mina", reason, inHistory: "Mina" }]);
    }
    await addsUp();
  });

  onEngine("T21 ends what is paid and not issued yet, all money back", async () => {
    const room = await make({ policy: "non_refundable" });
    const { user, reservation } = await submitted(room);
    await pay(reservation);
    expect((await cancel(reservation.confirmation_code)).value).toEqual({ state: "unsuccessful" });
    expect(await balance(user)).toBe(reservation.totals.payable);
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
    await addsUp();
  });

  onEngine("T19 ends what is not paid, and its traveller is told", async () => {
    const room = await make();
    const { user, reservation } = await submitted(room);
    expect((await cancel(reservation.confirmation_code)).value).toEqual({ state: "cancelled" });
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
    await runOutbox(provider.services);
    expect(await smsTo(provider.app, user.mobile)).toContain("لغو شد");
  });

  onEngine("ends nothing that is over, nor a tour or a flight that has left", async () => {
    await standAtFrozenNoon(database());
    const { user, reservation } = await submitted(await make());
    await pay(reservation);
    await runOutbox(provider.services);
    await wait(database(), 60 * DAY_SECONDS);
    expect((await cancel(reservation.confirmation_code)).reason).toBe("stay_over");
    // As a tour that has left, and a flight back that is still to be flown.
    for (const kind of ["tour", "flight"]) {
      const [left] = await database().query<{ code: string }>(
        `INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, offer, is_on_request,
           rack_total, total, paid, booker, booker_index, created_at, starts_at, last_pay_at, ends_at)
         SELECT $2, $2 || confirmation_code, $2 || tracking_code, $2 || hash_tracking_code, user_id, 'successful', offer, false,
           rack_total, total, paid, booker, booker_index, created_at, app_now() - interval '1 hour',
           app_now() - interval '1 hour', app_now() + interval '3 days'
         FROM reservation WHERE id = $1 RETURNING confirmation_code AS code`,
        [await idOf(reservation), kind],
      );
      expect((await cancel(left?.code ?? "")).reason, kind).toBe("stay_over");
    }
    expect(await balance(await logIn(provider.app, user.mobile))).toBe(0);
    expect((await cancel("nothing")).status).toBe(404);
  });
});
