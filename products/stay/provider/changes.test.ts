import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StayReservationValue, StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { MovementsValue } from "#domain/contract/wallet.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { ownBooking } from "#tests/support/own-booking.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, prepareRoom, type RoomWanted, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";

const NIGHT = 25_000_000;
const ARRIVAL = addDays(FROZEN_TODAY, 6);
const at = (days: number): IsoDate => addDays(ARRIVAL, days);

onProvider("Dates of a stay that its owner changes", (provider, onEngine) => {
  const database = () => provider.services.database;

  /** An issued stay of two nights, and what can be asked of it. */
  async function booked({
    rooms = 1,
    of = 1,
    policy = "flexible",
  }: {
    rooms?: number;
    of?: number;
    policy?: RoomWanted["policy"];
  } = {}) {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms, checkIn: ARRIVAL, policy });
    const user = await logIn(provider.app);
    const item = { ...stayIn(room), request: () => room.request({ rooms: of }), travellers: guestsFor(of) };
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const own = ownBooking<StayReservationValue, StayVoucherValue>(database(), user, item.path, code);
    const wish = ({ checkIn, lengthOfStay }: Stay) => ({ check_in: checkIn, length_of_stay: lengthOfStay });
    return {
      ...own,
      room,
      quote: (stay: Stay) => own.quote(wish(stay)),
      change: (stay: Stay, quoteId: string, key = newKey()) => own.change(wish(stay), quoteId, key),
      sold: async () =>
        Object.fromEntries(
          (
            await database().query<{ night: string; sold: number }>(
              "SELECT night::text, sold FROM inventory_night WHERE room_type_id = $1 AND sold + held > 0 ORDER BY night",
              [room.roomTypeId],
            )
          ).map(({ night, sold }) => [night, sold]),
        ),
      priceOf: (night: IsoDate, sale: number) =>
        database().query(
          "UPDATE night_price SET sale_rate = $3, rack_rate = $3 WHERE rate_plan_id = $1 AND night = $2",
          [room.ratePlanId, night, sale],
        ),
    };
  }

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("keep the nights that both have, and pay the difference from the wallet or change nothing", async () => {
    const stay = await booked();
    await stay.priceOf(at(2), 30_000_000);
    // The night that stays is dearer today.
    await stay.priceOf(at(1), 40_000_000);
    const wanted = { checkIn: at(1), lengthOfStay: 2 };
    const before = await stay.read();
    const { value: asked } = await stay.quote(wanted);
    expect(asked).toMatchObject({
      ...{ paid: NIGHT, penalty: 0, comes: 30_000_000, total: 55_000_000, due: 5_000_000, refundable: 0, wallet: 0 },
      ...{ before: { starts_on: ARRIVAL, ends_on: at(2) }, after: { starts_on: at(1), ends_on: at(3) }, ways: [] },
    });
    expect(await stay.change(wanted, asked.quote_id)).toMatchObject({ status: 422, reason: "wallet_insufficient" });
    expect(await stay.read()).toEqual({ ...before, now: expect.any(Number) });
    expect(await stay.sold()).toEqual({ [ARRIVAL]: 1, [at(1)]: 1 });

    await stay.topUp(6_000_000);
    const key = newKey();
    const { status, value: after } = await stay.change(wanted, asked.quote_id, key);
    expect(status).toBe(200);
    expect((await stay.change(wanted, asked.quote_id, key)).value).toEqual(after);
    expect(after).toMatchObject({ status: "successful", check_in: at(1), check_out: at(3), length_of_stay: 2 });
    expect(after.rooms[0]?.nights.map(({ date, sale }) => [date, sale])).toEqual([
      [at(1), NIGHT],
      [at(2), 30_000_000],
    ]);
    expect(after.totals).toMatchObject({ paid: 55_000_000, payable: 55_000_000 });
    expect(after.own_changes).toEqual([
      {
        ...{ what: "dates", before: asked.before, after: asked.after },
        paid: NIGHT,
        penalty: 0,
        comes: 30_000_000,
        at: expect.any(Number),
      },
    ]);
    expect(after.history.at(-1)).toMatchObject({ from: "successful", to: "successful", reason: "dates_changed" });
    expect(await stay.read()).toEqual({ ...after, now: expect.any(Number) });
    expect(await stay.voucher()).toMatchObject({ check_in: at(1), check_out: at(3), paid: 55_000_000 });
    expect(await stay.balance()).toBe(1_000_000);
    const { value: movements } = await stay.user.get<MovementsValue>("wallet/v2/movements?kind=payment");
    expect(movements.items.map(({ amount }) => amount)).toEqual([-5_000_000, -50_000_000]);
    expect(await stay.sold()).toEqual({ [at(1)]: 1, [at(2)]: 1 });
    await expectBooksAndStock();
  });

  onEngine("give back what is cheaper, and cost there and back what each quote said", async () => {
    const stay = await booked();
    await stay.priceOf(at(7), 10_000_000);
    const cheaper = { checkIn: at(7), lengthOfStay: 1 };
    const there = (await stay.quote(cheaper)).value;
    expect(there).toMatchObject({ paid: 2 * NIGHT, comes: 10_000_000, due: 0, refundable: 40_000_000 });
    const back = await stay.change(cheaper, there.quote_id);
    expect(back.value.refund?.amount).toBe(40_000_000);
    expect(back.value.totals.paid).toBe(10_000_000);
    expect(await stay.balance()).toBe(40_000_000);
    const original = { checkIn: ARRIVAL, lengthOfStay: 2 };
    const again = (await stay.quote(original)).value;
    expect(again).toMatchObject({ paid: 10_000_000, comes: 2 * NIGHT, due: 40_000_000, wallet: 40_000_000 });
    expect((await stay.change(original, again.quote_id)).status).toBe(200);
    expect([await stay.balance(), (await stay.read()).totals.paid]).toEqual([0, 2 * NIGHT]);
    const end = await stay.cancellation();
    expect((await stay.cancel(end.quote_id)).value.status).toBe("cancelled");
    expect(await stay.balance()).toBe(2 * NIGHT);
    await expectBooksAndStock();
  });

  onEngine(
    "cost what cancelling the nights that go costs; those that stay keep their policy and its days",
    async () => {
      const stay = await booked();
      // A day before the arrival, where the whole costs its penalty.
      await wait(database(), 5 * DAY_SECONDS);
      const whole = await stay.cancellation();
      expect(whole.penalty).toBeGreaterThan(0);
      const away = (await stay.quote({ checkIn: at(10), lengthOfStay: 2 })).value;
      expect([away.paid, away.penalty]).toEqual([2 * NIGHT, whole.penalty]);
      // A night more has no first night of its own.
      const longer = (await stay.quote({ checkIn: ARRIVAL, lengthOfStay: 3 })).value;
      expect([longer.paid, longer.penalty, longer.due]).toEqual([0, 0, NIGHT]);
      await stay.topUp(NIGHT);
      expect((await stay.change({ checkIn: ARRIVAL, lengthOfStay: 3 }, longer.quote_id)).status).toBe(200);
      expect((await stay.cancellation()).penalty).toBe(whole.penalty);
      const later = { checkIn: at(1), lengthOfStay: 2 };
      const shorter = (await stay.quote(later)).value;
      // The next night is the first one now, at the same share and the same days.
      expect(shorter).toMatchObject({ paid: NIGHT, penalty: 0, comes: 0, refundable: NIGHT });
      expect((await stay.change(later, shorter.quote_id)).status).toBe(200);
      const rest = await stay.cancellation();
      expect([rest.paid, rest.penalty]).toEqual([2 * NIGHT, whole.penalty]);
      await stay.cancel(rest.quote_id);
      // All that was paid is back, but for the one penalty.
      expect(await stay.balance()).toBe(3 * NIGHT - whole.penalty);
      await expectBooksAndStock();
    },
  );

  onEngine("never free a stay from its penalty: moved early by a day, it costs its policy later", async () => {
    const stay = await booked();
    const wanted = { checkIn: at(1), lengthOfStay: 2 };
    const { value: asked } = await stay.quote(wanted);
    expect(asked).toMatchObject({ penalty: 0, due: 0, refundable: 0 });
    await stay.change(wanted, asked.quote_id);
    await wait(database(), 4 * DAY_SECONDS);
    const late = await stay.cancellation();
    // Counted from the arrival of before; from that of now it would still be free.
    expect([late.paid, late.penalty]).toEqual([2 * NIGHT, (NIGHT * 30) / 100]);
    await expectBooksAndStock();
  });

  onEngine("are refused where a night is sold out or closed, and never count the room's own nights", async () => {
    const stay = await booked();
    const other = await logIn(provider.app);
    await issued(provider.services, other, {
      ...stayIn(stay.room),
      request: () => stay.room.request({ from: at(3), nights: 1 }),
    });
    expect((await stay.quote({ checkIn: at(2), lengthOfStay: 2 })).reason).toBe("sold_out");
    expect((await stay.quote({ checkIn: at(1), lengthOfStay: 2 })).status).toBe(200);
    // Its own nights have left the market; it may leave one of them all the same.
    await database().query(
      "UPDATE night_price SET closed = true, sale_rate = NULL WHERE rate_plan_id = $1 AND night < $2",
      [stay.room.ratePlanId, at(2)],
    );
    const shorter = { checkIn: ARRIVAL, lengthOfStay: 1 };
    const { value: asked } = await stay.quote(shorter);
    expect(asked).toMatchObject({ paid: NIGHT, comes: 0, refundable: NIGHT });
    expect((await stay.change(shorter, asked.quote_id)).value.totals.paid).toBe(NIGHT);
    expect((await stay.quote({ checkIn: at(-1), lengthOfStay: 2 })).reason).toBe("blocked");
    await expectBooksAndStock();
  });

  onEngine("are changed once: another quote, two tabs, a cancellation and the last room race", async () => {
    const stay = await booked();
    const [one, other] = [
      { checkIn: at(4), lengthOfStay: 2 },
      { checkIn: at(5), lengthOfStay: 2 },
    ];
    const quotes = [(await stay.quote(one)).value, (await stay.quote(other)).value] as const;
    expect(await stay.change(other, quotes[0].quote_id)).toMatchObject({ status: 422, reason: "change_changed" });
    await stay.priceOf(at(4), 26_000_000);
    const moved = await stay.change(one, quotes[0].quote_id);
    expect([moved.reason, moved.value.comes]).toEqual(["change_changed", 51_000_000]);
    await stay.priceOf(at(4), NIGHT);
    const rival = await logIn(provider.app);
    const end = await stay.cancellation();
    const hold = async () => {
      const { path } = stayIn(stay.room);
      const { value } = await rival.post<{ quote_id: string }>(`${path}/quote`, stay.room.request({ from: at(5) }));
      return rival.post(`${path}/create`, { quote_id: value.quote_id }, newKey());
    };
    const answers = await Promise.all([
      stay.change(one, quotes[0].quote_id),
      stay.change(other, quotes[1].quote_id),
      stay.cancel(end.quote_id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await hold();
    await expectBooksAndStock();
  });

  onEngine("stand where nothing is issued, begun, the same, past, on request or another's", async () => {
    const stay = await booked();
    const stranger = await logIn(provider.app);
    expect((await stranger.get(`${stay.path}/change-quote?check_in=${at(1)}&length_of_stay=2`)).status).toBe(404);
    expect((await stay.quote({ checkIn: ARRIVAL, lengthOfStay: 2 })).errors).toMatchObject([
      { name: "check_in", code: "same_dates" },
    ]);
    expect((await stay.quote({ checkIn: addDays(FROZEN_TODAY, -1), lengthOfStay: 2 })).errors).toMatchObject([
      { name: "check_in" },
    ]);
    expect((await stay.quote({ checkIn: at(1), lengthOfStay: 31 })).errors).toMatchObject([{ name: "length_of_stay" }]);
    await database().query("UPDATE rate_plan SET confirmation = 'on_request' WHERE id = $1", [stay.room.ratePlanId]);
    expect((await stay.quote({ checkIn: at(4), lengthOfStay: 2 })).reason).toBe("change_on_request");
    await wait(database(), 6.5 * DAY_SECONDS);
    expect((await stay.quote({ checkIn: at(4), lengthOfStay: 2 })).reason).toBe("change_begun");
    await expectBooksAndStock();
  });

  onEngine(
    "move every room of a stay, and a room that is cancelled afterwards goes by what it was bought under",
    async () => {
      const stay = await booked({ rooms: 2, of: 2 });
      const wanted = { checkIn: at(1), lengthOfStay: 2 };
      const { value: asked } = await stay.quote(wanted);
      expect(asked).toMatchObject({ paid: 2 * NIGHT, comes: 2 * NIGHT, due: 0, refundable: 0 });
      const { value: after } = await stay.change(wanted, asked.quote_id);
      expect(after.rooms.map(({ nights }) => nights.map(({ date }) => date))).toEqual([
        [at(1), at(2)],
        [at(1), at(2)],
      ]);
      const { value: part } = await stay.user.get<CancellationQuoteValue>(
        `${stay.path}/cancellation-quote?part=room-2`,
      );
      expect(part.paid).toBe(2 * NIGHT);
      const { status } = await stay.user.post(
        `${stay.path}/cancel`,
        { quote_id: part.quote_id, part: "room-2" },
        newKey(),
      );
      expect(status).toBe(200);
      expect(await stay.sold()).toEqual({ [at(1)]: 1, [at(2)]: 1 });
      await expectBooksAndStock();
    },
  );
});
