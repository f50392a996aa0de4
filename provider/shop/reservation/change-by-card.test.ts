import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { MethodsValue, PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue, StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { MovementsValue } from "#domain/contract/wallet.shapes.ts";
import { HELD_CHANGE_SECONDS } from "#domain/reservation/changes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { retimeFlight } from "#products/flight/provider/carrier-acts.ts";
import { decideByOperator } from "#products/tour/provider/decide.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import type { PaymentGateway } from "#provider/money/payment/gateway.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import { onProvider } from "#tests/engines.ts";
import { flightsOf, stayIn, tourOf } from "#tests/prove/bookable-items.ts";
import { heldInTrust } from "#tests/prove/trust.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer, signedRequest } from "#tests/support/flight.ts";
import { ownBooking } from "#tests/support/own-booking.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { authorityOf, comeBack, openStubbornBank } from "#tests/support/test-bank.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { sweepHeldChanges } from "./change-by-card.ts";

const NIGHT = 25_000_000;
const ARRIVAL = addDays(FROZEN_TODAY, 6);
const at = (days: number): IsoDate => addDays(ARRIVAL, days);
const { books, gateway: bank, sendBack } = openStubbornBank();
/** Sessions that were sent back. */
const sent: string[] = [];
const noted = async (authority: string, answer: Promise<"reversed" | "refused" | "unknown">) => {
  const said = await answer;
  if (said === "reversed") sent.push(authority);
  return said;
};
const gateway: PaymentGateway = {
  ...bank,
  reverse: (authority) => noted(authority, bank.reverse(authority)),
  refund: (authority, ...asked) => noted(authority, bank.refund?.(authority, ...asked) ?? Promise.resolve("refused")),
};

/** A night later: the first goes, the second stays, and a third comes. */
const LATER = { checkIn: at(1), lengthOfStay: 2 };

onProvider(
  "A change that a card pays",
  (provider, onEngine) => {
    const database = () => provider.services.database;

    /** Calls of the owner of an issued booking. */
    async function ownerOf(prefix: string, user: Awaited<ReturnType<typeof logIn>>, code: string) {
      const start = (changeId: string | undefined, use_wallet = false) =>
        user.post<StartValue>(
          "payment/v2/start",
          { confirmation_code: code, gateway: "test", use_wallet, change_id: changeId },
          newKey(),
        );
      const own = ownBooking<StayReservationValue, StayVoucherValue>(database(), user, prefix, code);
      return {
        ...own,
        start,
        change: (wish: object, quoteId: string, pay_by: "card" | "wallet" = "card") =>
          own.change({ ...wish, pay_by }, quoteId),
        /** Begins to pay: the session at the bank. */
        async toBank(changeId: string | undefined, use_wallet = false) {
          const { value, status } = await start(changeId, use_wallet);
          expect(status).toBe(200);
          return { id: value.payment_id, authority: authorityOf(value) };
        },
        payment: async (id: string) => (await user.get<PaymentValue>(`payment/v2/${id}`)).value,
        check: (id: string, is_left: boolean) => user.post(`payment/v2/${id}/check`, { is_left }),
        letGo: () => user.post<StayReservationValue>(`user/v2/reserves/${code}/held-change/let-go`, {}, newKey()),
        cancel: async (rest: object = {}) =>
          user.post<StayReservationValue>(
            `${own.path}/cancel`,
            { quote_id: (await own.cancellation()).quote_id, ...rest },
            newKey(),
          ),
        notices: async () =>
          (await user.get<NotificationsValue>("user/v2/notifications")).value.items.map(({ word }) => word),
      };
    }
    const wishOf = ({ checkIn, lengthOfStay }: Stay) => ({ check_in: checkIn, length_of_stay: lengthOfStay });

    /** An issued stay of two nights. */
    async function booked({ rooms = 1 } = {}) {
      await standAtFrozenNoon(database());
      const room = await prepareRoom(database(), { rooms, checkIn: ARRIVAL, policy: "flexible" });
      const user = await logIn(provider.app);
      const item = { ...stayIn(room), request: () => room.request(), travellers: guestsFor(1) };
      const { confirmation_code: code } = await issued(provider.services, user, item);
      const owner = await ownerOf(item.path, user, code);
      return {
        ...owner,
        room,
        /** Held and sold of each night that has any. */
        stock: async () =>
          Object.fromEntries(
            (
              await database().query<{ night: string; held: number; sold: number }>(
                "SELECT night::text, held, sold FROM inventory_night WHERE room_type_id = $1 AND sold + held > 0 ORDER BY night",
                [room.roomTypeId],
              )
            ).map(({ night, held, sold }) => [night, [held, sold]]),
          ),
        priceOf: (night: IsoDate, sale: number) =>
          database().query(
            "UPDATE night_price SET sale_rate = $3, rack_rate = $3 WHERE rate_plan_id = $1 AND night = $2",
            [room.ratePlanId, night, sale],
          ),
      };
    }
    type Booked = Awaited<ReturnType<typeof booked>>;
    const UNTOUCHED = { [ARRIVAL]: [0, 1], [at(1)]: [0, 1] };
    const HELD = { ...UNTOUCHED, [at(2)]: [1, 0] };
    const MOVED = { [at(1)]: [0, 1], [at(2)]: [0, 1] };

    /** Quoted, agreed and held: a night later costs five million more. */
    async function held(stay: Booked) {
      await stay.priceOf(at(2), 30_000_000);
      const { value: asked } = await stay.quote(wishOf(LATER));
      expect(asked.due).toBe(5_000_000);
      const { value, status } = await stay.change(wishOf(LATER), asked.quote_id);
      expect(status).toBe(200);
      return { asked, value, changeId: value.held_change?.change_id };
    }
    /** A rival tries to book the night that comes. */
    async function rival(stay: Booked) {
      const other = await logIn(provider.app);
      const { path } = stayIn(stay.room);
      const { value, reason } = await other.post<{ quote_id: string }>(
        `${path}/quote`,
        stay.room.request({ from: at(2), nights: 1 }),
      );
      if (reason !== null) return reason;
      const made = await other.post(`${path}/create`, { quote_id: value.quote_id }, newKey());
      return made.reason ?? "held";
    }

    const settled = async () => {
      for (let round = 0; round < 3; round += 1) {
        await reconcilePayments(provider.services);
        await runOutbox(provider.services);
        await wait(database(), 60);
      }
    };
    const expectBooksAndStock = () => expectSoundBooks(provider.services);
    /** The old booking stands, the card's money is back on it, and that was told. */
    async function expectGivenBack(stay: Booked, { id, authority }: { id: string; authority: string }) {
      await settled();
      expect(await stay.payment(id)).toMatchObject({ state: "reversed", failure_reason: "change_not_made" });
      expect(sent.filter((one) => one === authority)).toHaveLength(1);
      expect(await stay.notices()).toContain("change_to_card");
      await expectBooksAndStock();
    }

    onEngine("holds what comes alone, beside the old, and exchanges both once the card has paid", async () => {
      const stay = await booked();
      const { asked, value, changeId } = await held(stay);
      expect(value.held_change).toMatchObject({ state: "held", due: 5_000_000, payment: null, after: asked.after });
      expect(value.held_change?.ends_at).toBe(value.now + HELD_CHANGE_SECONDS);
      expect([value.check_in, value.totals.paid]).toEqual([ARRIVAL, 2 * NIGHT]);
      expect(await stay.stock()).toEqual(HELD);
      await expectBooksAndStock();
      expect(await rival(stay)).toBe("sold_out");
      const methods = await stay.user.get<MethodsValue>(
        `payment/v2/methods?confirmation_code=${stay.code}&change_id=${changeId}`,
      );
      expect(methods.value).toMatchObject({ payable: 5_000_000, gateway_part: 5_000_000, parts: null });

      const paying = await stay.toBank(changeId);
      expect(await stay.payment(paying.id)).toMatchObject({
        amount: 5_000_000,
        change_id: changeId,
        state: "requested",
      });
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      const after = await stay.read();
      expect(after).toMatchObject({ check_in: at(1), check_out: at(3), status: "successful" });
      expect(after.totals.paid).toBe(55_000_000);
      expect(after.own_changes).toMatchObject([{ what: "dates", paid: NIGHT, penalty: 0, comes: 30_000_000 }]);
      expect(after.held_change).toMatchObject({ state: "made", payment: { payment_id: paying.id, state: "verified" } });
      // The payment of the whole is still the one that is told of.
      expect(after.payment?.payment_id).not.toBe(paying.id);
      expect(await stay.voucher()).toMatchObject({ check_in: at(1), paid: 55_000_000, revision: 1 });
      expect(await stay.stock()).toEqual(MOVED);
      // Again, as a second tab would and as the bank may.
      await comeBack(provider.app, paying.authority);
      expect((await stay.start(changeId)).reason).toBe("change_hold_over");
      expect(await stay.read()).toEqual({ ...after, now: expect.any(Number) });
      const { value: movements } = await stay.user.get<MovementsValue>("wallet/v2/movements?kind=payment");
      expect(movements.items.map(({ amount, is_change }) => [amount, is_change])).toEqual([
        [-5_000_000, true],
        [-50_000_000, undefined],
      ]);
      await expectBooksAndStock();
    });

    onEngine("is made by the reconciler where a process died between the bank's word and the books", async () => {
      const stay = await booked();
      const { changeId } = await held(stay);
      const paying = await stay.toBank(changeId);
      books.decide(paying.authority, "paid");
      // Verified at the bank; the transaction behind it was never committed.
      expect((await bank.verify(paying.authority, 5_000_000)).kind).toBe("paid");
      expect(await stay.stock()).toEqual(HELD);
      await wait(database(), 60);
      await reconcilePayments(provider.services);
      expect(await stay.stock()).toEqual(MOVED);
      expect((await stay.payment(paying.id)).state).toBe("verified");
      expect((await stay.read()).totals.paid).toBe(55_000_000);
      // Killed before the bank opened a session: the hold ends with the payment, or at its time.
      const other = await booked();
      const dead = await held(other);
      await database().query(
        `INSERT INTO payment (public_id, user_id, reservation_id, change_id, attempt, gateway, amount, wallet_part, is_held,
           state, created_at, next_check_at)
         SELECT 'dead-session-of-a-chan', user_id, reservation.id, held_change.id, 9, 'test', due, 0, false, 'created',
           app_now(), app_now() FROM reservation JOIN held_change ON reservation_id = reservation.id WHERE public_id = $1`,
        [dead.changeId ?? ""],
      );
      await reconcilePayments(provider.services);
      expect(await other.stock()).toEqual(UNTOUCHED);
      await expectBooksAndStock();
    });

    onEngine("refunds the difference's card first, and the rest as it was paid", async () => {
      const stay = await booked();
      const { changeId } = await held(stay);
      const paying = await stay.toBank(changeId);
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      const cost = await stay.cancellation();
      expect(cost.refundable).toBe(55_000_000);
      expect((await stay.cancel({ destination: "card" })).value.status).toBe("cancelled");
      await settled();
      expect(sent).toContain(paying.authority);
      // The first payment was the wallet's.
      expect(await stay.balance()).toBe(2 * NIGHT);
      await expectBooksAndStock();
    });

    onEngine("is paid from the wallet first where asked, and by it alone where it has enough", async () => {
      const stay = await booked();
      await stay.topUp(2_000_000);
      const { changeId } = await held(stay);
      const paying = await stay.toBank(changeId, true);
      expect(await stay.payment(paying.id)).toMatchObject({ amount: 5_000_000, wallet_part: 2_000_000 });
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      expect(await stay.stock()).toEqual(MOVED);
      expect(await stay.balance()).toBe(0);
      const { value: movements } = await stay.user.get<MovementsValue>("wallet/v2/movements?kind=payment");
      expect(movements.items.map(({ amount }) => amount)).toEqual([-5_000_000, -50_000_000]);

      const other = await booked();
      await other.topUp(9_000_000);
      const again = await held(other);
      expect((await other.start(again.changeId, true)).value.redirect_address).not.toContain("bank.test");
      expect(await other.stock()).toEqual(MOVED);
      expect(await other.balance()).toBe(4_000_000);
      await expectBooksAndStock();
    });

    onEngine("leaves everything as it was where the bank says no or the payer leaves it", async () => {
      for (const leave of [true, false]) {
        const stay = await booked();
        const before = await stay.read();
        const { changeId } = await held(stay);
        const paying = await stay.toBank(changeId);
        if (leave) await stay.check(paying.id, true);
        else {
          books.decide(paying.authority, "declined");
          await comeBack(provider.app, paying.authority, "NOK");
        }
        const now = await stay.read();
        expect(now).toEqual({ ...before, held_change: expect.anything(), now: expect.any(Number) });
        expect(now.held_change).toMatchObject({ state: "ended", payment: { state: "failed" } });
        expect(await stay.stock()).toEqual(UNTOUCHED);
        expect(await rival(stay)).toBe("held");
        // The bank says yes after all.
        if (!leave) continue;
        books.decide(paying.authority, "paid");
        await comeBack(provider.app, paying.authority);
        await expectGivenBack(stay, paying);
        expect((await stay.read()).check_in).toBe(ARRIVAL);
      }
      await expectBooksAndStock();
    });

    onEngine("ends at its time, and money that comes later goes back", async () => {
      const stay = await booked();
      const { changeId } = await held(stay);
      const paying = await stay.toBank(changeId);
      await wait(database(), HELD_CHANGE_SECONDS);
      // Not swept yet: over all the same.
      expect((await stay.read()).held_change?.state).toBe("ended");
      expect((await stay.start(changeId)).reason).toBe("change_hold_over");
      expect(await sweepHeldChanges(provider.services)).toBe(1);
      expect(await sweepHeldChanges(provider.services)).toBe(0);
      expect(await stay.stock()).toEqual(UNTOUCHED);
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      await expectGivenBack(stay, paying);
      // The same before any sweep.
      const late = await booked();
      const again = await held(late);
      const second = await late.toBank(again.changeId);
      await wait(database(), HELD_CHANGE_SECONDS);
      books.decide(second.authority, "paid");
      await comeBack(provider.app, second.authority);
      expect(await late.stock()).toEqual(UNTOUCHED);
      await expectGivenBack(late, second);
    });

    onEngine("is held no longer than what goes costs what was shown", async () => {
      const stay = await booked();
      const { penalties = [], now } = await stay.read();
      const step = penalties[0]?.until ?? 0;
      expect(step).toBeGreaterThan(now + DAY_SECONDS);
      await wait(database(), step - now - 300);
      const { asked, value } = await held(stay);
      expect(value.held_change?.ends_at).toBe(asked.valid_until);
      expect(value.held_change?.ends_at).toBeLessThanOrEqual(step);
      await stay.letGo();
      await expectBooksAndStock();
    });

    onEngine("takes one of two payments, and sends the other back", async () => {
      const stay = await booked();
      const { changeId } = await held(stay);
      const one = await stay.toBank(changeId);
      const other = await stay.toBank(changeId);
      // The first tab is left; the second is still at the bank, and the change stays held.
      await stay.check(one.id, true);
      expect(await stay.stock()).toEqual(HELD);
      for (const { authority } of [other, one]) {
        books.decide(authority, "paid");
        await comeBack(provider.app, authority);
      }
      expect(await stay.stock()).toEqual(MOVED);
      await settled();
      expect([(await stay.payment(other.id)).state, (await stay.payment(one.id)).state]).toEqual([
        "verified",
        "reversed",
      ]);
      expect((await stay.payment(one.id)).failure_reason).toBe("paid_twice");
      expect(sent).toContain(one.authority);
      expect((await stay.read()).totals.paid).toBe(55_000_000);
      await expectBooksAndStock();
    });

    onEngine("gives way to what its owner does otherwise, unless a payment is at the bank", async () => {
      const stay = await booked();
      const first = await held(stay);
      // Held again: one for each reservation.
      const second = await stay.change(wishOf(LATER), first.asked.quote_id);
      expect(second.value.held_change?.change_id).not.toBe(first.changeId);
      expect(await stay.stock()).toEqual(HELD);
      expect((await stay.start(first.changeId)).reason).toBe("change_hold_over");
      const paying = await stay.toBank(second.value.held_change?.change_id);
      const name = { traveller: 1, last_name_fa: "کریمیان" };
      expect((await stay.cancel()).reason).toBe("payment_under_way");
      expect((await stay.letGo()).reason).toBe("payment_under_way");
      expect((await stay.change(wishOf(LATER), first.asked.quote_id, "wallet")).reason).toBe("payment_under_way");
      expect((await stay.user.post(`${stay.path}/correct-name`, name, newKey())).reason).toBe("payment_under_way");
      expect(await stay.stock()).toEqual(HELD);
      await stay.check(paying.id, true);
      expect(await stay.stock()).toEqual(UNTOUCHED);

      const third = await held(stay);
      expect((await stay.letGo()).value.held_change).toMatchObject({ change_id: third.changeId, state: "ended" });
      expect(await stay.stock()).toEqual(UNTOUCHED);
      await held(stay);
      expect((await stay.user.post(`${stay.path}/correct-name`, name, newKey())).status).toBe(200);
      expect(await stay.stock()).toEqual(UNTOUCHED);
      await held(stay);
      // The same change, from a wallet that was topped up meanwhile.
      await stay.topUp(5_000_000);
      const { value: asked } = await stay.quote(wishOf({ checkIn: at(1), lengthOfStay: 1 }));
      expect((await stay.change(wishOf({ checkIn: at(1), lengthOfStay: 1 }), asked.quote_id, "wallet")).status).toBe(
        200,
      );
      expect(await stay.stock()).toEqual({ [at(1)]: [0, 1] });
      expect((await stay.cancel()).value.status).toBe("cancelled");
      expect(await stay.stock()).toEqual({});
      await expectBooksAndStock();
    });

    onEngine("is one of three holds, and no other user's", async () => {
      const stay = await booked();
      const { changeId, asked } = await held(stay);
      const stranger = await logIn(provider.app);
      expect(
        (
          await stranger.post(
            "payment/v2/start",
            { confirmation_code: stay.code, gateway: "test", use_wallet: false, change_id: changeId },
            newKey(),
          )
        ).status,
      ).toBe(404);
      expect((await stranger.post(`user/v2/reserves/${stay.code}/held-change/let-go`, {}, newKey())).status).toBe(404);
      expect((await stay.start("A".repeat(22))).status).toBe(404);
      const hold = async () => {
        const room = await prepareRoom(database(), { checkIn: ARRIVAL });
        const { value } = await stay.user.post<{ quote_id: string }>("reserve/v2/quote", room.request());
        return (await stay.user.post("reserve/v2/create", { quote_id: value.quote_id }, newKey())).reason;
      };
      expect([await hold(), await hold(), await hold()]).toEqual([null, null, "too_many_holds"]);
      await stay.letGo();
      expect(await hold()).toBeNull();
      expect((await stay.change(wishOf(LATER), asked.quote_id)).reason).toBe("too_many_holds");
      expect(await stay.stock()).toEqual(UNTOUCHED);
      await expectBooksAndStock();
    });

    onEngine("and a new booking race for the last room: one of them has it", async () => {
      for (let round = 0; round < 4; round += 1) {
        const stay = await booked();
        await stay.priceOf(at(2), 30_000_000);
        const { value: asked } = await stay.quote(wishOf(LATER));
        const [mine, other] = await Promise.all([stay.change(wishOf(LATER), asked.quote_id), rival(stay)]);
        expect([mine.status === 200, other === "held"].filter(Boolean)).toHaveLength(1);
        expect((await stay.stock())[at(2)]).toEqual([1, 0]);
      }
      await expectBooksAndStock();
    });

    onEngine(
      "of a tour is not made where its departure is cancelled meanwhile; the trust holds what it held",
      async () => {
        await standAtFrozenNoon(database());
        const [tour, other] = [
          await prepareTour(database()),
          await prepareTour(database(), { leavesIn: 50 * DAY_SECONDS }),
        ];
        await database().query(
          "UPDATE tour_package SET prices = jsonb_set(prices, '{double}', to_jsonb(((prices ->> 'double')::numeric * 2)::bigint)) WHERE id = $1",
          [other.packageId],
        );
        const user = await logIn(provider.app);
        const trust = await heldInTrust(database());
        const item = tourOf(() => tour);
        const { confirmation_code: code } = await issued(provider.services, user, item);
        const trip = await ownerOf(item.path, user, code);
        const wish = { departure_id: other.departureId, package_id: other.packageId };
        const before = (await heldInTrust(database())) - trust;
        for (const isCancelled of [true, false]) {
          const { value: asked } = await trip.quote(wish);
          const { value, status } = await trip.change(wish, asked.quote_id);
          expect(status).toBe(200);
          expect(await other.counters()).toEqual({ seats: { held: 2, sold: 0 }, rooms: { held: 1, sold: 0 } });
          await expectBooksAndStock();
          const paying = await trip.toBank(value.held_change?.change_id);
          if (isCancelled) await database().withTx((tx) => decideByOperator(tx, other.departureId, "cancelled"));
          books.decide(paying.authority, "paid");
          await comeBack(provider.app, paying.authority);
          if (isCancelled) {
            expect(await other.counters()).toEqual({ seats: { held: 0, sold: 0 }, rooms: { held: 0, sold: 0 } });
            expect(await tour.counters()).toEqual({ seats: { held: 0, sold: 2 }, rooms: { held: 0, sold: 1 } });
            expect((await heldInTrust(database())) - trust).toBe(before);
            await settled();
            expect(await trip.payment(paying.id)).toMatchObject({
              state: "reversed",
              failure_reason: "change_not_made",
            });
            await database().query("UPDATE tour_departure SET state = 'scheduled', end_reason = NULL WHERE id = $1", [
              other.departureId,
            ]);
            continue;
          }
          expect(await trip.payment(paying.id)).toMatchObject({ state: "verified" });
          expect(await other.counters()).toEqual({ seats: { held: 0, sold: 2 }, rooms: { held: 0, sold: 1 } });
          expect(await tour.counters()).toEqual({ seats: { held: 0, sold: 0 }, rooms: { held: 0, sold: 0 } });
          expect((await heldInTrust(database())) - trust).toBe(asked.total);
        }
        await expectBooksAndStock();
      },
    );

    onEngine(
      "of a flight is not made where the carrier moved what comes, and holds its price where that rose",
      async () => {
        await standAtFrozenNoon(database());
        const onSale = async (adult: number, leavesIn: number) => {
          const made = await prepareFlight(database(), { fares: [{ adult }], leavesIn });
          return { ...made, offer: await prepareOffer(database(), made.parts.slice(0, 1)) };
        };
        const [there, other] = [await onSale(30_000_000, 10 * DAY_SECONDS), await onSale(40_000_000, 12 * DAY_SECONDS)];
        const user = await logIn(provider.app);
        const item = flightsOf(() => flightRequest(database(), [there.offer], { adult_count: 2 }));
        const { confirmation_code: code } = await issued(provider.services, user, item);
        const trip = await ownerOf(item.path, user, code);
        const wish = async () => ({ offer_id: signedRequest((await trip.read()).now, [other.offer]).offer_id });
        const { paid } = (await trip.read()).totals;
        // The flight of the booking, the one that comes, and neither.
        for (const moved of [there, other, null]) {
          const isMoved = moved !== null;
          const { value: asked } = await trip.quote(await wish());
          const { value, status } = await trip.change(await wish(), asked.quote_id);
          expect(status).toBe(200);
          const paying = await trip.toBank(value.held_change?.change_id);
          const [flight] = await database().query<{ departsAt: number; arrivesAt: number }>(
            `SELECT extract(epoch FROM departs_at)::int + 3600 AS "departsAt", extract(epoch FROM arrives_at)::int + 3600 AS "arrivesAt"
           FROM flight WHERE id = $1`,
            [(moved ?? other).id],
          );
          const later = flight ?? { departsAt: 0, arrivesAt: 0 };
          if (moved !== null) await database().withTx((tx) => retimeFlight(tx, moved.id, later, "Weather"));
          else
            await database().query(
              "UPDATE flight_fare SET prices = jsonb_set(prices, '{adult}', '90000000') WHERE flight_id = $1",
              [other.id],
            );
          books.decide(paying.authority, "paid");
          await comeBack(provider.app, paying.authority);
          await settled();
          expect(await trip.payment(paying.id)).toMatchObject(
            isMoved ? { state: "reversed", failure_reason: "change_not_made" } : { state: "verified" },
          );
          expect((await trip.read()).totals.paid).toBe(isMoved ? paid : asked.total);
          await expectBooksAndStock();
        }
      },
    );

    onEngine("goes to the wallet, with words, where the card takes nothing back", async () => {
      const stay = await booked();
      const { changeId } = await held(stay);
      const paying = await stay.toBank(changeId);
      await stay.check(paying.id, true);
      sendBack(false);
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      await settled();
      sendBack(true);
      expect(await stay.payment(paying.id)).toMatchObject({ state: "refunded", failure_reason: "change_not_made" });
      expect(await stay.notices()).toContain("change_to_wallet");
      expect(await stay.balance()).toBe(5_000_000);
      await expectBooksAndStock();
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
