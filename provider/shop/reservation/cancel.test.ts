import { expect } from "vitest";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundsValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { reasonMessage } from "#domain/messages/refusals.ts";
import { DEMO_SUPPORT_ABROAD, supportText } from "#domain/text/support.ts";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import type { RoomWanted } from "#tests/support/stay.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { ledgerFaults } from "../../money/ledger/check.ts";
import { post, walletOf } from "../../money/ledger/journal.ts";

/** A login lasts for seven days. */
const LOGIN = 7 * DAY_SECONDS;
const NIGHTS = 10;
const NIGHT = 25_000_000;
const policies = ["standard", "flexible", "strict", "non_refundable"] as const;

onProvider("Cancelling a stay that was paid", (provider, onEngine) => {
  const { database, make, submitted, pay, read, act } = bookingAt(provider);
  /** Ten nights, paid and issued; `at` moves the clock to so many seconds after 14:00 of its check-in day. */
  const stay = async (policy: RoomWanted["policy"]) => {
    const { user: booker, reservation } = await submitted(await make({ policy }), { nights: NIGHTS });
    await pay(reservation);
    await runOutbox(provider.services);
    let user = booker;
    let loggedInAt = Number.NEGATIVE_INFINITY;
    const checkIn = checkInInstant(reservation.check_in);
    const at = async (seconds: number) => {
      await database().query(
        "UPDATE app_clock SET offset_seconds = $1 - floor(extract(epoch FROM clock_timestamp()))::bigint",
        [checkIn + seconds],
      );
      if (seconds - loggedInAt < LOGIN) return;
      user = await logIn(provider.app, booker.mobile);
      loggedInAt = seconds;
    };
    const quote = () =>
      user.get<CancellationQuoteValue>(`reserve/v2/${reservation.confirmation_code}/cancellation-quote`);
    const cancelAs = (quote_id: string) => act(user, reservation, "cancel", { quote_id });
    const cancel = async () => cancelAs((await quote()).value?.quote_id ?? "none");
    const seen = async () => (await read(user, reservation)).value;
    const wallet = async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance;
    const refunds = async () => (await user.get<RefundsValue>("user/v2/refund-requests")).value.items;
    return { reservation, at, quote, cancel, cancelAs, seen, wallet, refunds };
  };
  const operate = ({ confirmation_code }: StayReservationValue, body: object) =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` }).post<{
      state: string;
    }>(`operator/v2/reserves/${confirmation_code}/cancel`, { operator: "Mina", ...body }, newKey());

  onEngine("pays back less and less, and nothing after the last night, whatever its policy", async () => {
    const lines: string[] = [];
    for (const policy of policies) {
      const { at, quote, seen } = await stay(policy);
      const hours = [-20 * 24, -49, -47, -1, 0, 24, 215, 216, 237.5, 238, 400];
      const amounts: number[] = [];
      for (const hour of hours) {
        await at(hour * HOUR_SECONDS);
        const answer = await quote();
        const isOver = hour >= NIGHTS * 24 - 2;
        expect([answer.status, answer.reason]).toEqual(isOver ? [422, "stay_over"] : [200, null]);
        amounts.push(isOver ? 0 : answer.value.refundable);
        const { actions } = await seen();
        expect(actions).toEqual(isOver ? ["voucher"] : ["cancel", "voucher"]);
      }
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      expect(amounts.slice(hours.indexOf(216))).toEqual([0, 0, 0, 0]);
      lines.push(`${policy}: ${amounts.map((amount) => amount / 1_000_000).join(" ")}`);
    }
    console.log(`paid back, million rial of ${(NIGHTS * NIGHT) / 1_000_000}\n${lines.join("\n")}`);
  });

  onEngine("in the middle of it returns the nights that have not begun, and says so before", async () => {
    const { at, quote, cancel, wallet } = await stay("standard");
    await at(3 * DAY_SECONDS + HOUR_SECONDS);
    expect((await quote()).value).toMatchObject({ base: "nights_begun", penalty: 4 * NIGHT, refundable: 6 * NIGHT });
    expect((await cancel()).value).toMatchObject({ status: "cancelled", totals: { penalty: 4 * NIGHT } });
    expect(await wallet()).toBe(6 * NIGHT);
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
  });

  onEngine(
    "a day after check-out is refused in words, to its owner and to an operator who names no amount",
    async () => {
      const { reservation, at, quote, cancel, cancelAs, seen, wallet } = await stay("standard");
      // A price that was shown while the stay lasted is no way in.
      await at(NIGHTS * DAY_SECONDS - 3 * HOUR_SECONDS);
      const { quote_id } = (await quote()).value;
      await at((NIGHTS + 1) * DAY_SECONDS);
      for (const answer of [await quote(), await cancel(), await cancelAs(quote_id)]) {
        expect([answer.status, answer.reason, answer.message]).toEqual([
          422,
          "stay_over",
          reasonMessage("stay_over", { support: supportText(DEMO_SUPPORT_ABROAD, "fa") }, "fa"),
        ]);
      }
      expect((await operate(reservation, { reason: "He asked" })).reason).toBe("stay_over");
      expect(await seen()).toMatchObject({ status: "successful", totals: { penalty: 0 } });
      expect(await wallet()).toBe(0);
    },
  );

  onEngine("an operator pays back what he names after it, with a reason, once, and no more than was paid", async () => {
    const { reservation, at, seen, wallet } = await stay("standard");
    await at((NIGHTS + 1) * DAY_SECONDS);
    const faultOf = async (body: object) => (await operate(reservation, body)).errors[0];
    expect(await faultOf({ amount: 5_000_000 })).toMatchObject({ name: "reason", code: "required" });
    expect(await faultOf({ amount: NIGHTS * NIGHT + 1, reason: "More" })).toMatchObject({ code: "max_value" });
    expect(await faultOf({ amount: -1, reason: "Less" })).toMatchObject({ name: "amount" });
    const body = { amount: 5_000_000, reason: "No water for two days" };
    const answers = await Promise.all([operate(reservation, body), operate(reservation, body)]);
    expect(answers.map(({ reason }) => reason).toSorted()).toEqual(["not_open", null].toSorted());
    const value = await seen();
    expect(value).toMatchObject({ status: "cancelled", totals: { penalty: NIGHTS * NIGHT - 5_000_000 } });
    expect(value.history.at(-1)).toMatchObject({ actor: "operator", reason: "No water for two days" });
    expect(await wallet()).toBe(5_000_000);
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
  });

  onEngine("the database pays back no more for a reservation than was taken for it", async () => {
    const { reservation } = await stay("standard");
    const [row] = await database().query<{ id: number; userId: number }>(
      'SELECT id, user_id AS "userId" FROM reservation WHERE confirmation_code = $1',
      [reservation.confirmation_code],
    );
    const payBack = (ref: string, amount: number) =>
      database().withTx((tx) =>
        post(tx, {
          kind: "refund",
          ref,
          reservationId: row!.id,
          postings: [
            { account: { kind: "supplier_payable" }, amount: -amount },
            { account: walletOf(row!.userId), amount },
          ],
        }),
      );
    await payBack("first", NIGHTS * NIGHT - 10);
    await expect(payBack("second", 20)).rejects.toThrow();
    await payBack("third", 10);
    await expect(
      database().query("UPDATE reservation SET penalty = paid + 1 WHERE id = $1", [row!.id]),
    ).rejects.toThrow();
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
  });

  onEngine("opens no refund where nothing is left of what was paid", async () => {
    const { cancel, refunds, wallet } = await stay("non_refundable");
    expect((await cancel()).value).toMatchObject({
      status: "cancelled",
      totals: { penalty: NIGHTS * NIGHT },
      refund: null,
    });
    expect(await refunds()).toEqual([]);
    expect(await wallet()).toBe(0);
  });

  onEngine("an operator cancels for a traveller at what it costs them", async () => {
    const { reservation, at, wallet } = await stay("standard");
    await at(-49 * HOUR_SECONDS);
    expect((await operate(reservation, {})).value).toEqual({ state: "cancelled" });
    expect(await wallet()).toBe(NIGHTS * NIGHT - NIGHT / 2);
  });
});
