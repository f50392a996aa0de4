import { expect } from "vitest";
import { tehranTime } from "#domain/calendar/today.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservesValue } from "#domain/contract/reservation.shapes.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { logIn, smsTo } from "#tests/support/client.ts";
import { guestsFor, wait } from "#tests/support/stay.ts";
import { resolveAlarm } from "../../kernel/alarm/alarm.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { reservationPaymentFailed } from "./paid.ts";
import { sweepReservations } from "./timers.ts";

const MINUTE = 60;
const operatorWords = { operator: "Sara" };

onProvider("The statuses of a stay", (provider, onEngine) => {
  const { database, operator, make, quoteOf, create, act, read, idOf, pay, submitted } = bookingAt(provider);

  onEngine("T4 expires after fifteen minutes, on being read or swept, and frees its rooms once", async () => {
    const room = await make({ rooms: 2 });
    const user = await logIn(provider.app);
    const quote = await quoteOf(room);
    const { value: read1 } = await create(user, quote.quote_id);
    await create(user, quote.quote_id);
    await wait(database(), 15 * MINUTE + 1);
    expect((await read(user, read1)).value).toMatchObject({ status: "expired", actions: [] });
    expect((await act(user, read1, "save-guests", guestsFor())).reason).toBe("deadline_passed");
    expect((await act(user, read1, "submit")).reason).toBe("deadline_passed");
    expect((await room.counters())[0]).toEqual({ held: 1, sold: 0 });
    await Promise.all([sweepReservations(provider.services), sweepReservations(provider.services)]);
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
  });

  onEngine(
    "T4 one whose stock does not fit is set aside with an alarm, and the others expire all the same",
    async () => {
      const room = await make({ rooms: 5 });
      const broken = await make({ rooms: 1 });
      const other = await create(await logIn(provider.app), (await quoteOf(room)).quote_id);
      const owner = await logIn(provider.app);
      const stuck = await create(owner, (await quoteOf(broken)).quote_id);
      const id = await idOf(stuck.value);
      await database().query(
        "UPDATE inventory_night SET held = 0 WHERE room_type_id IN (SELECT room_type_id FROM reservation_room WHERE reservation_id = $1)",
        [id],
      );
      await wait(database(), 15 * MINUTE + 1);
      for (const round of [1, 2]) expect(await sweepReservations(provider.services), `round ${round}`).toBe(2 - round);
      const statusOf = async (code: string) =>
        (
          await database().query<{ status: string }>("SELECT status FROM reservation WHERE confirmation_code = $1", [
            code,
          ])
        )[0]?.status;
      expect(await statusOf(other.value.confirmation_code)).toBe("expired");
      expect(await statusOf(stuck.value.confirmation_code)).toBe("in_progress");
      const alarms = await database().query("SELECT kind, facts FROM alarm WHERE subject = $1", [`reservation:${id}`]);
      expect(alarms).toEqual([{ kind: "stuck_deadline", facts: { error: "23514" } }]);

      // Its owner sees that it is over, alone and in their list.
      expect((await read(owner, stuck.value)).value).toMatchObject({ status: "expired", actions: [] });
      expect((await owner.get("user/v2/reserves")).status).toBe(200);

      // Resolved too early: the next read raises the alarm again.
      const resolve = (resolution: string) =>
        database().withTx((tx) => resolveAlarm(tx, "stuck_deadline", `reservation:${id}`, resolution));
      await resolve("nothing was wrong");
      await read(owner, stuck.value);
      const open = "SELECT kind FROM alarm WHERE subject = $1 AND resolved_at IS NULL";
      expect(await database().query(open, [`reservation:${id}`])).toEqual([{ kind: "stuck_deadline" }]);

      // An operator corrects the stock and resolves the alarm: the timer runs, and not before.
      await database().query(
        "UPDATE inventory_night SET held = 1 WHERE room_type_id IN (SELECT room_type_id FROM reservation_room WHERE reservation_id = $1)",
        [id],
      );
      expect(await sweepReservations(provider.services)).toBe(0);
      await resolve("the stock is right");
      expect(await sweepReservations(provider.services)).toBe(1);
      expect(await statusOf(stuck.value.confirmation_code)).toBe("expired");
    },
  );

  onEngine("T14–T18 the payment deadline is extended once, and its second end is the end (R107, R108)", async () => {
    const room = await make();
    const { user, reservation } = await submitted(room);
    await wait(database(), 30 * MINUTE + 1);
    const { items } = (await user.get<ReservesValue>("user/v2/reserves")).value;
    expect(items.map(({ status }) => status)).toEqual(["payment_deadline_expired"]);
    const over = (await read(user, reservation)).value;
    expect(over).toMatchObject({ status: "payment_deadline_expired", actions: ["extend", "cancel"] });
    expect(over.grace_ends_at! - over.payment_deadline_at!).toBe(30 * MINUTE);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => act<{ extension_used: boolean }>(user, reservation, "extend-payment-deadline")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([null, "already_extended"]));
    await wait(database(), 30 * MINUTE + 1);
    expect((await read(user, reservation)).value.status).toBe("expired");
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
    expect(await pay(reservation)).toBe("late_payment");
    expect((await read(user, reservation)).value.history.at(-1)).toMatchObject({
      to: "expired",
      reason: "late_payment",
    });
  });

  onEngine(
    "T17 it cannot be extended after the grace period, and T23 money within the grace period still pays it",
    async () => {
      const gone = await submitted(await make());
      const paid = await submitted(await make());
      await wait(database(), 59 * MINUTE);
      expect(await pay(paid.reservation)).toBe("applied");
      await wait(database(), 2 * MINUTE);
      const late = await act(gone.user, gone.reservation, "extend-payment-deadline");
      expect([late.status, late.reason]).toEqual([422, "deadline_passed"]);
    },
  );

  onEngine("T16 is not extended after the deadline at a price that is no longer true", async () => {
    const room = await make();
    const { user, reservation } = await submitted(room);
    await wait(database(), 31 * MINUTE);
    await database().query("UPDATE night_price SET sale_rate = 26000000 WHERE rate_plan_id = $1", [room.ratePlanId]);
    expect((await act(user, reservation, "extend-payment-deadline")).reason).toBe("price_changed");
  });

  onEngine("T11–T13 a failed payment may be tried again until the deadline", async () => {
    const { user, reservation } = await submitted(await make());
    const id = await idOf(reservation);
    for (let attempt = 0; attempt < 2; attempt++) {
      await database().withTx((tx) => reservationPaymentFailed(tx, provider.services, id, "payment_failed"));
      expect((await read(user, reservation)).value).toMatchObject({
        status: "payment_failed",
        status_reason: "payment_failed",
        actions: ["pay", "extend", "cancel"],
      });
    }
    expect(await pay(reservation)).toBe("applied");
    expect(await pay(reservation)).toBe("paid_twice");
  });

  onEngine("T2, T6, T7 a stay on request waits for the property, within its working hours", async () => {
    const asked = await submitted(await make({ confirmation: "on_request" }));
    expect(asked.reservation).toMatchObject({ status: "under_review", actions: ["cancel"] });
    expect(asked.reservation.review_due_at! - asked.reservation.now).toBeCloseTo(180 * MINUTE, -1);
    const code = asked.reservation.confirmation_code;
    expect((await asked.user.post(`operator/v2/reserves/${code}/accept`, operatorWords)).status).toBe(401);
    expect((await operator().post(`operator/v2/reserves/${code}/accept`, operatorWords)).value).toEqual({
      state: "ready_to_pay",
    });
    const ready = (await read(asked.user, asked.reservation)).value;
    expect(ready.payment_deadline_at! - ready.now).toBeCloseTo(120 * MINUTE, -1);
    // The property, the sum and the deadline are in the message, which may be all that one reads.
    await runOutbox(provider.services);
    const sum = formatMoneyText(ready.totals.payable, "fa");
    const deadline = localDigits(tehranTime(ready.payment_deadline_at!), "fa");
    expect(await smsTo(provider.app, asked.user.mobile)).toMatch(
      new RegExp(
        `${ready.tracking_code} در ${ready.property.name_fa} تأیید شد و آمادهٔ پرداخت است. ${sum} را تا .*ساعت ${deadline} پرداخت`,
      ),
    );
    expect(await pay(asked.reservation)).toBe("applied");
    await runOutbox(provider.services);
    expect((await read(asked.user, asked.reservation)).value.status).toBe("in_progress");
    const issued = await operator().post(`operator/v2/reserves/${code}/issue`, {
      ...operatorWords,
      property_confirmation_code: "ABC-1",
    });
    expect(issued.value).toEqual({ state: "successful" });
    await runOutbox(provider.services);
    expect(await smsTo(provider.app, asked.user.mobile)).toContain(`در ${ready.property.name_fa} قطعی شد`);

    const room = await make({ confirmation: "on_request" });
    const refused = await submitted(room);
    await operator().post(`operator/v2/reserves/${refused.reservation.confirmation_code}/reject`, {
      ...operatorWords,
      reason: "full",
    });
    expect((await read(refused.user, refused.reservation)).value).toMatchObject({
      status: "unsuccessful",
      status_reason: "full",
    });
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
  });

  onEngine("T21 a voucher that cannot be issued gives everything back to the wallet", async () => {
    const room = await make({ confirmation: "on_request" });
    const { user, reservation } = await submitted(room);
    const path = `operator/v2/reserves/${reservation.confirmation_code}`;
    await operator().post(`${path}/accept`, operatorWords);
    await pay(reservation);
    expect((await operator().post(`${path}/issue-failed`, operatorWords)).value).toEqual({ state: "unsuccessful" });
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
    const { value } = await user.get<{ wallet_balance: number }>("user/v2/me");
    expect(value.wallet_balance).toBe(reservation.totals.payable);
    expect((await operator().post(`${path}/issue-failed`, operatorWords)).reason).toBe("not_open");
  });

  onEngine("T19 is cancelled for nothing before it is paid", async () => {
    const room = await make();
    const { user, reservation } = await submitted(room);
    const { value } = await user.get<CancellationQuoteValue>(
      `reserve/v2/${reservation.confirmation_code}/cancellation-quote`,
    );
    expect(value).toMatchObject({ penalty: 0, refundable: 0, percent: null });
    const done = await act(user, reservation, "cancel", { quote_id: value.quote_id, reason: " Illness " });
    expect(done.value).toMatchObject({ status: "cancelled", actions: [] });
    expect(done.value.history.at(-1)).toMatchObject({ to: "cancelled", reason: "Illness" });
    expect((await act(user, reservation, "cancel", { quote_id: value.quote_id })).reason).toBe("not_open");
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
  });

  onEngine("T22 is cancelled at the penalty that was shown, and shown again when it became dearer", async () => {
    const room = await make();
    const { user, reservation } = await submitted(room);
    await pay(reservation);
    await runOutbox(provider.services);
    const quoted = () =>
      user.get<CancellationQuoteValue>(`reserve/v2/${reservation.confirmation_code}/cancellation-quote`);
    const free = (await quoted()).value;
    expect(free).toMatchObject({ paid: 50_000_000, penalty: 0, refundable: 50_000_000 });
    await wait(database(), 6 * 86_400);
    const dear = await act<CancellationQuoteValue>(user, reservation, "cancel", { quote_id: free.quote_id });
    expect([dear.reason, dear.value.penalty, dear.value.percent]).toEqual(["cancellation_changed", 5_000_000, 20]);
    const done = await act(user, reservation, "cancel", { quote_id: dear.value.quote_id });
    expect(done.value).toMatchObject({ status: "cancelled", totals: { penalty: 5_000_000, paid: 50_000_000 } });
    expect((await room.counters())[0]).toEqual({ held: 0, sold: 0 });
  });

  onEngine("leaves no end: the database itself refuses", async () => {
    const { user, reservation } = await submitted(await make());
    const { value } = await user.get<CancellationQuoteValue>(
      `reserve/v2/${reservation.confirmation_code}/cancellation-quote`,
    );
    await act(user, reservation, "cancel", { quote_id: value.quote_id });
    const id = await idOf(reservation);
    await expect(
      database().query("UPDATE reservation SET status = 'ready_to_pay' WHERE id = $1", [id]),
    ).rejects.toThrow();
    await expect(database().query("DELETE FROM reservation_event WHERE reservation_id = $1", [id])).rejects.toThrow();
  });
});
