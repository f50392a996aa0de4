import { expect } from "vitest";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { MethodsValue, PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue, MovementsValue } from "#domain/contract/wallet.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { type Caller, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { authorityOf, comeBack, openStubbornBank } from "#tests/support/test-bank.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";
import { sweepReservations } from "../../shop/reservation/timers.ts";
import { ledgerFaults } from "../ledger/check.ts";
import type { PaymentGateway } from "./gateway.ts";
import { reconcilePayments } from "./reconcile.ts";

const NO_FAULTS = { sum: 0, journals: 0, balances: 0 };
const { books, gateway: bank, sendBack } = openStubbornBank();
/** Cards by session, and what was sent back of each session. */
const cards = new Map<string, string>();
const sent: string[] = [];
const gateway: PaymentGateway = {
  ...bank,
  async verify(authority, amount) {
    const verdict = await bank.verify(authority, amount);
    return verdict.kind === "paid" ? { ...verdict, cardMasked: cards.get(authority) ?? null } : verdict;
  },
  async reverse(authority) {
    const answer = await bank.reverse(authority);
    if (answer === "reversed") sent.push(authority);
    return answer;
  },
  async refund(authority, amount, reference) {
    const answer = (await bank.refund?.(authority, amount, reference)) ?? "refused";
    if (answer === "reversed") sent.push(authority);
    return answer;
  },
};

onProvider(
  "Paying in parts",
  (provider, onEngine) => {
    const booking = bookingAt(provider);
    const database = () => booking.database();
    type Booked = { user: Caller; reservation: StayReservationValue };
    const make = async (wallet = 0) => {
      const booked = await booking.submitted(await booking.make());
      if (wallet > 0) await chargeWalletOf(database(), booked.reservation.confirmation_code, wallet);
      return { ...booked, due: booked.reservation.totals.payable };
    };
    const start = ({ user, reservation }: Booked, part?: number, use_wallet = false, key = newKey()) =>
      user.post<StartValue>(
        "payment/v2/start",
        { confirmation_code: reservation.confirmation_code, gateway: "test", use_wallet, ...(part && { part }) },
        key,
      );
    /** A part that a card pays, to its booking. */
    const payPart = async (booked: Booked, part: number | undefined, card = "603799******0001") => {
      const { value } = await start(booked, part);
      const authority = authorityOf(value);
      cards.set(authority, card);
      books.decide(authority, "paid");
      await comeBack(provider.app, authority);
      return { authority, id: value.payment_id };
    };
    const methods = async ({ user, reservation }: Booked) =>
      (await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${reservation.confirmation_code}`)).value;
    const read = async ({ user, reservation }: Booked) => (await booking.read(user, reservation)).value;
    const partsHeld = async ({ reservation }: Booked) =>
      (
        await database().query<{ sum: number }>(
          `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_posting
           WHERE account_id = (SELECT id FROM ledger_account WHERE kind = 'paid_in_parts')
             AND journal_id IN (SELECT id FROM ledger_journal WHERE reservation_id = $1)`,
          [await booking.idOf(reservation)],
        )
      )[0]?.sum ?? 0;
    const settle = async () => {
      await reconcilePayments(provider.services);
      for (let turn = 0; turn < 3; turn++) await runOutbox(provider.services);
    };
    const inFive = (due: number) => {
      const fifth = Math.floor(due / 5);
      return [fifth, fifth, fifth, fifth, due - 4 * fifth] as const;
    };
    /** The first four of five: three cards and the wallet. */
    const fourOfFive = async (booked: Booked & { due: number }) => {
      const [first, second, third, fourth, last] = inFive(booked.due);
      const paid = [
        await payPart(booked, first, "603799******0001"),
        await payPart(booked, second, "603799******0002"),
        await payPart(booked, third, "603799******0003"),
      ];
      const ofWallet = await start(booked, fourth, true);
      expect(ofWallet.value.redirect_address.startsWith("/")).toBe(true);
      return { paid, last };
    };

    onEngine("takes five parts of three cards and the wallet to a voucher", async () => {
      const booked = await make(900_000_000);
      const { last } = await fourOfFive(booked);
      const before = await read(booked);
      expect([before.status, before.totals.payable]).toEqual(["ready_to_pay", booked.due]);
      expect((await methods(booked)).parts).toMatchObject({ missing: last, paid: booked.due - last, left: 2 });
      await payPart(booked, undefined, "603799******0001");
      await settle();
      expect((await read(booked)).status).toBe("successful");
      const { items } = (await booked.user.get<MovementsValue>("wallet/v2/movements")).value;
      const parts = items.filter(({ kind }) => kind === "payment").map(({ part_number }) => part_number);
      expect(parts.toSorted()).toEqual([1, 2, 3, 4, 5]);
      expect(await partsHeld(booked)).toBe(0);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("gives five parts back at the deadline, each to its card, and tells it once", async () => {
      sendBack(true);
      const booked = await make(900_000_000);
      const before = (await booked.user.get<BalanceValue>("wallet/v2/balance")).value.balance;
      const [part] = inFive(booked.due);
      const { paid } = await fourOfFive(booked);
      paid.push(await payPart(booked, part - 2_000_000, "603799******0003"));
      sent.length = 0;
      await wait(database(), 25 * HOUR_SECONDS);
      await sweepReservations(provider.services);
      await wait(database(), HOUR_SECONDS);
      await sweepReservations(provider.services);
      await settle();
      expect((await read(booked)).status).toBe("expired");
      expect(sent.toSorted()).toEqual(paid.map(({ authority }) => authority).toSorted());
      const refunds = (await booked.user.get<{ items: RefundValue[] }>("user/v2/refund-requests")).value.items;
      expect(refunds.map(({ destination }) => destination).toSorted()).toEqual([
        "card",
        "card",
        "card",
        "card",
        "wallet",
      ]);
      expect((await booked.user.get<BalanceValue>("wallet/v2/balance")).value.balance).toBe(before);
      const { items } = (await booked.user.get<MovementsValue>("wallet/v2/movements")).value;
      expect(items.filter(({ kind }) => kind === "refund")).toHaveLength(5);
      const told = (await booked.user.get<NotificationsValue>("user/v2/notifications")).value.items;
      expect(told.filter(({ word }) => word === "parts_incomplete")).toHaveLength(1);
      expect(told.filter(({ word }) => word.startsWith("late_") || word.startsWith("part_"))).toEqual([]);
      expect(await partsHeld(booked)).toBe(0);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("puts what a card cannot take back into the wallet, and says so", async () => {
      const booked = await make();
      const part = Math.ceil(booked.due / 3);
      await payPart(booked, part);
      sendBack(false);
      const quote = await booked.user.get<{ quote_id: string }>(
        `reserve/v2/${booked.reservation.confirmation_code}/cancellation-quote`,
      );
      await booking.act(booked.user, booked.reservation, "cancel", { quote_id: quote.value.quote_id });
      await settle();
      sendBack(true);
      expect((await booked.user.get<BalanceValue>("wallet/v2/balance")).value.available).toBe(part);
      const told = (await booked.user.get<NotificationsValue>("user/v2/notifications")).value.items;
      expect(told.map(({ word }) => word).toSorted()).toEqual(["part_to_wallet", "parts_incomplete"]);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("moves the deadline once, for a first part of a sixth", async () => {
      const small = await make();
      const deadline = (await read(small)).payment_deadline_at ?? 0;
      await payPart(small, Math.floor(small.due / 6) - 1);
      await payPart(small, Math.ceil(small.due / 6));
      expect((await read(small)).payment_deadline_at).toBe(deadline);
      const large = await make();
      const told = (await methods(large)).parts?.lengthens;
      expect(told?.first).toBe(Math.ceil(large.due / 6));
      await payPart(large, Math.ceil(large.due / 6));
      // The clock of the test goes on between the two.
      expect(Math.abs(((await read(large)).payment_deadline_at ?? 0) - (told?.until ?? 0))).toBeLessThan(30);
      expect((await methods(large)).parts?.lengthens).toBeNull();
    });

    onEngine("refuses a part out of its bounds, a seventh, and more than what sessions leave", async () => {
      const booked = await make();
      const faultOf = async (part: number) => {
        const answer = await start(booked, part);
        return [answer.reason, answer.errors[0]?.code];
      };
      const outOfBounds = ["invalid_input", "amount_out_of_bounds"];
      expect(await faultOf(999_999)).toEqual(outOfBounds);
      expect(await faultOf(booked.due + 1)).toEqual(outOfBounds);
      expect(await faultOf(booked.due - 1)).toEqual(outOfBounds);
      const tabs = await Promise.all([start(booked, booked.due - 2_000_000), start(booked, booked.due - 2_000_000)]);
      expect(tabs.map(({ reason }) => reason ?? "started").toSorted()).toEqual(["invalid_input", "started"]);
      expect((await start(booked)).reason).toBe("payment_under_way");
      expect(await faultOf(2_000_001)).toEqual(outOfBounds);

      const sixth = await make();
      for (let count = 0; count < 5; count++) await payPart(sixth, 1_000_000);
      expect((await start(sixth, 1_000_000)).errors[0]?.code).toBe("amount_out_of_bounds");
      await payPart(sixth, sixth.due - 5_000_000);
      expect((await read(sixth)).status).not.toBe("ready_to_pay");
      expect((await start(sixth, 1_000_000)).status).not.toBe(200);
    });

    onEngine("pays once for one intent, and books a part once however often its payer comes back", async () => {
      const booked = await make();
      const key = newKey();
      const [one, other] = await Promise.all([
        start(booked, 5_000_000, false, key),
        start(booked, 5_000_000, false, key),
      ]);
      expect(one.value.payment_id).toBe(other.value.payment_id);
      const authority = authorityOf(one.value);
      books.decide(authority, "paid");
      await Promise.all([comeBack(provider.app, authority), comeBack(provider.app, authority)]);
      await comeBack(provider.app, authority, "NOK");
      expect((await methods(booked)).parts).toMatchObject({ paid: 5_000_000, left: 5 });
    });

    onEngine("lets one of two last parts win, and sends the other back", async () => {
      const booked = await make();
      const rest = booked.due - 5_000_000;
      await payPart(booked, 5_000_000);
      const first = await start(booked, rest);
      const left = await booked.user.post<PaymentValue>(`payment/v2/${first.value.payment_id}/check`, {
        is_left: true,
      });
      expect(left.value.state).toBe("failed");
      const second = await start(booked, rest);
      const authorities = [first, second].map(({ value }) => authorityOf(value));
      for (const authority of authorities) books.decide(authority, "paid");
      await Promise.all(authorities.map((authority) => comeBack(provider.app, authority)));
      await settle();
      expect((await read(booked)).status).toBe("successful");
      const states = await Promise.all(
        [first, second].map(
          async ({ value }) => (await booked.user.get<PaymentValue>(`payment/v2/${value.payment_id}`)).value.state,
        ),
      );
      expect(states.toSorted()).toEqual(["reversed", "verified"]);
      expect(await partsHeld(booked)).toBe(0);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("frees the sum of a part whose process died before the gateway answered", async () => {
      const booked = await make();
      await start(booked, booked.due - 5_000_000);
      await database().query("UPDATE payment SET state = 'created', authority = NULL WHERE reservation_id = $1", [
        await booking.idOf(booked.reservation),
      ]);
      expect((await start(booked, 6_000_000)).status).toBe(422);
      await wait(database(), 11);
      expect((await start(booked, 6_000_000)).status).toBe(200);
      expect((await methods(booked)).parts).toMatchObject({ left: 5 });
    });

    onEngine("sends a part back that was given up and is more than what is missing by then", async () => {
      const booked = await make();
      const large = await start(booked, booked.due - 5_000_000);
      await booked.user.post(`payment/v2/${large.value.payment_id}/check`, { is_left: true });
      await payPart(booked, 10_000_000);
      books.decide(authorityOf(large.value), "paid");
      await comeBack(provider.app, authorityOf(large.value));
      await settle();
      const back = (await booked.user.get<PaymentValue>(`payment/v2/${large.value.payment_id}`)).value;
      expect([back.state, back.failure_reason]).toEqual(["reversed", "part_exceeds"]);
      expect((await methods(booked)).parts).toMatchObject({ paid: 10_000_000, missing: booked.due - 10_000_000 });
      const told = (await booked.user.get<NotificationsValue>("user/v2/notifications")).value.items;
      expect(told.map(({ word }) => word)).toEqual(["part_to_card"]);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("sends a part back that was at the bank when its booking was cancelled", async () => {
      const booked = await make();
      const { value } = await start(booked, 5_000_000);
      const quote = await booked.user.get<{ quote_id: string }>(
        `reserve/v2/${booked.reservation.confirmation_code}/cancellation-quote`,
      );
      await booking.act(booked.user, booked.reservation, "cancel", { quote_id: quote.value.quote_id });
      books.decide(authorityOf(value), "paid");
      await comeBack(provider.app, authorityOf(value));
      await settle();
      const paid = (await booked.user.get<PaymentValue>(`payment/v2/${value.payment_id}`)).value;
      expect([paid.state, paid.failure_reason]).toEqual(["reversed", "late_payment"]);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });

    onEngine("refunds a booking that several cards paid to each of them, the newest first", async () => {
      const booked = await make();
      const half = Math.floor(booked.due / 2);
      await payPart(booked, half, "603799******0001");
      await payPart(booked, undefined, "603799******0002");
      await settle();
      const quote = await booked.user.get<{
        quote_id: string;
        refundable: number;
        ways: { legs: { number: string }[] }[];
      }>(`reserve/v2/${booked.reservation.confirmation_code}/cancellation-quote`);
      expect(quote.value.refundable).toBe(booked.due);
      expect(quote.value.ways[0]?.legs.map(({ number }) => number)).toEqual(["603799******0002", "603799******0001"]);
      await booking.act(booked.user, booked.reservation, "cancel", {
        quote_id: quote.value.quote_id,
        destination: "card",
      });
      await settle();
      const now = await read(booked);
      expect(now.refund).toMatchObject({ amount: booked.due, state: "paid" });
      expect(now.refund?.legs.map(({ to, number }) => [to, number])).toEqual([
        ["card", "603799******0002"],
        ["card", "603799******0001"],
      ]);
      expect(await ledgerFaults(database())).toEqual(NO_FAULTS);
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
