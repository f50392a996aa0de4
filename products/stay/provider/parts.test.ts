import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";

onProvider("A room that is cancelled alone", (provider, onEngine) => {
  const database = () => provider.services.database;

  async function threeRooms() {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms: 4, checkIn: addDays(FROZEN_TODAY, 3) });
    const user = await logIn(provider.app);
    const item = { ...stayIn(room), request: () => room.request({ rooms: 3 }), travellers: guestsFor(3) };
    const { confirmation_code } = await issued(provider.services, user, item);
    const path = `${item.path}/${confirmation_code}`;
    return {
      room,
      order: () =>
        callerOf(provider.app, {
          Authorization: `Bearer ${provider.services.settings.operatorToken}`,
        }).post<OrderValue>(`operator/v2/orders/${confirmation_code}/read`, { operator: "Mina" }, newKey()),
      read: async () => (await user.get<StayReservationValue>(path)).value,
      quote: (part?: string) =>
        user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part === undefined ? "" : `?part=${part}`}`),
      cancel: ({ quote_id, part }: Pick<CancellationQuoteValue, "quote_id" | "part">, key = newKey()) =>
        user.post<StayReservationValue>(`${path}/cancel`, { quote_id, ...(part && { part }) }, key),
      refunds: () =>
        database().query<{ cause: string; amount: number; penalty: number }>(
          "SELECT cause, amount, refund.penalty FROM refund JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $1 ORDER BY refund.id",
          [confirmation_code],
        ),
    };
  }

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("goes with its guests, its night and its money; the others stay as they were bought", async () => {
    const { read, quote, cancel, refunds, room } = await threeRooms();
    const before = await read();
    const whole = (await quote()).value;
    expect(whole.parts?.map(({ is_open }) => is_open)).toEqual([true, true, true]);
    const { value: asked } = await quote("room-2");
    expect(asked).toMatchObject({ part: "room-2", paid: before.rooms[1]?.total, penalty: whole.parts?.[1]?.penalty });
    const taken = await room.counters();
    const { status, value: after } = await cancel(asked);
    expect(status).toBe(200);
    expect(after.status).toBe("successful");
    expect(after.rooms).toEqual([before.rooms[0], before.rooms[2]]);
    expect(after.totals).toMatchObject({
      paid: before.totals.paid - asked.paid,
      payable: before.totals.payable - asked.paid,
    });
    const stay = before.travellers.filter(({ room }) => room !== 1);
    expect(after.travellers).toEqual(stay.map((one) => (one.room === 0 ? one : { ...one, room: 1, room_number: 2 })));
    expect(after.history.at(-1)).toMatchObject({ from: "successful", to: "successful", reason: "room_cancelled" });
    expect(after.penalties).toHaveLength(before.penalties?.length ?? 0);
    expect(after.refund?.amount).toBe(asked.refundable);
    expect(await refunds()).toEqual([{ cause: "part:1", amount: asked.refundable, penalty: asked.penalty }]);
    expect(await room.counters()).toEqual(taken.map(({ held, sold }) => ({ held, sold: sold - 1 })));
    expect(await read()).toEqual({ ...after, now: expect.any(Number) });
    await expectBooksAndStock();
  });

  onEngine("is not in the order any more, which its supplier can be told again", async () => {
    const { quote, cancel, order, read } = await threeRooms();
    expect(await order()).toMatchObject({ status: 422, reason: "not_open" });
    expect((await cancel((await quote("room-2")).value)).status).toBe(200);
    const { status, value } = await order();
    const after = await read();
    expect([status, value.paid]).toEqual([200, after.totals.paid]);
    expect(value.travellers).toHaveLength(after.travellers.length);
  });

  onEngine("costs in parts what all of it costs at one hour, each refund once, and the last by the whole", async () => {
    const { quote, cancel, refunds, read } = await threeRooms();
    await wait(database(), 2 * DAY_SECONDS);
    const { value: whole } = await quote();
    expect(whole.penalty).toBeGreaterThan(0);
    const first = (await quote("room-3")).value;
    const key = newKey();
    expect((await cancel(first, key)).status).toBe(200);
    expect((await cancel(first, key)).status).toBe(200);
    const second = (await quote("room-1")).value;
    expect((await cancel(second)).status).toBe(200);
    const last = (await quote()).value;
    expect(last.parts).toBeUndefined();
    expect((await cancel(last)).value.status).toBe("cancelled");
    const all = await refunds();
    expect(all.map(({ cause }) => cause)).toEqual(["part:1", "part:2", "ended"]);
    const sum = (of: "amount" | "penalty") => all.reduce((total, one) => total + one[of], 0);
    expect([sum("amount"), sum("penalty")]).toEqual([whole.refundable, whole.penalty]);
    expect((await read()).refund?.amount).toBe(whole.refundable);
    await expectBooksAndStock();
  });

  onEngine("is refused by name where it is none, changed meanwhile, or nothing is issued", async () => {
    const { quote, cancel, read } = await threeRooms();
    expect(await quote("room-4")).toMatchObject({ status: 422, errors: [{ name: "part", code: "unknown_value" }] });
    expect(await quote("suite-1")).toMatchObject({ status: 422, errors: [{ name: "part" }] });
    expect(await quote("direction-1")).toMatchObject({ status: 422, errors: [{ name: "part" }] });
    const { value: first } = await quote("room-1");
    const { value: second } = await quote("room-2");
    expect((await cancel({ ...first, part: "room-2" })).reason).toBe("cancellation_changed");
    expect((await cancel(second)).status).toBe(200);
    // The quote of before is of another booking.
    expect((await cancel(first)).reason).toBe("cancellation_changed");
    expect((await read()).rooms).toHaveLength(2);
    // Two tabs at once, and the whole beside them: one of the three.
    const quotes = [await quote("room-1"), await quote("room-2"), await quote()];
    const answers = await Promise.all(quotes.map(({ value }) => cancel(value)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectBooksAndStock();
  });

  onEngine("is refused once the stay is over", async () => {
    const { quote } = await threeRooms();
    await wait(database(), 6 * DAY_SECONDS);
    expect((await quote("room-1")).reason).toBe("stay_over");
    await expectBooksAndStock();
  });
});
