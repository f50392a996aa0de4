import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { ActsValue, CancelledPartValue, ChangedReserveValue } from "#domain/contract/operator.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { sweepHeldChanges } from "./change-by-card.ts";
import { findDrift } from "./stock-check.ts";

const ARRIVAL = addDays(FROZEN_TODAY, 6);
const NIGHT = 25_000_000;

onProvider("A booking that an operator changes for its traveller", (provider, onEngine) => {
  const database = () => provider.services.database;
  const { operator } = bookingAt(provider);

  /** An issued stay of two nights, and the calls of an operator about it. */
  async function booked(of = 1) {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms: of, checkIn: ARRIVAL, policy: "flexible" });
    const user = await logIn(provider.app);
    const item = { ...stayIn(room), request: () => room.request({ rooms: of }), travellers: guestsFor(of) };
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const say = <Value>(what: string, body: object) =>
      operator().post<Value>(`operator/v2/reserves/${code}/${what}`, { operator: "Mina", ...body }, newKey());
    return {
      ...{ user, code },
      change: (wish: object, quote_id?: string) => say<ChangedReserveValue>("change", { wish, quote_id }),
      part: (part: string, quote_id?: string) => say<CancelledPartValue>("cancel-part", { part, quote_id }),
      read: async () => (await user.get<StayReservationValue>(`${item.path}/${code}`)).value,
      balance: async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance,
      notices: async () =>
        (await user.get<NotificationsValue>("user/v2/notifications")).value.items.map(({ word, amount }) => [
          word,
          amount,
        ]),
    };
  }
  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  };

  onEngine("is told its cost first, and made at once where nothing is to be paid", async () => {
    const stay = await booked();
    const before = await stay.read();
    const shorter = { length_of_stay: 1 };
    const { value: asked } = await stay.change(shorter);
    expect(asked).toMatchObject({ state: "successful", quote: { refundable: NIGHT, due: 0 } });
    expect(asked.quote).not.toHaveProperty("wallet");
    expect(await stay.read()).toEqual({ ...before, now: expect.any(Number) });
    const stale = await stay.change(shorter, "another");
    expect(stale).toMatchObject({ reason: "change_changed", value: { quote_id: asked.quote?.quote_id } });
    expect(stale.value).not.toHaveProperty("wallet");
    expect((await stay.change(shorter, asked.quote?.quote_id)).value).toEqual({ state: "successful" });
    const after = await stay.read();
    expect(after.history.at(-1)).toMatchObject({ actor: "operator", reason: "dates_changed" });
    expect([after.totals.paid, await stay.balance()]).toEqual([NIGHT, NIGHT]);
    const [event] = await database().query<{ operator: string }>(
      "SELECT operator FROM reservation_event WHERE reason = 'dates_changed' ORDER BY id DESC LIMIT 1",
    );
    expect(event?.operator).toBe("Mina");
    const { value: acts } = await operator().get<ActsValue>("operator/v2/acts");
    expect(acts.items[0]).toMatchObject({ operator: "Mina", subject: stay.code });
    await expectBooksAndStock();
  });

  onEngine("is held for an hour where it is dearer, told to its traveller, and paid by them", async () => {
    const stay = await booked();
    const longer = { length_of_stay: 3 };
    const { value: asked } = await stay.change(longer);
    expect(asked.quote?.due).toBe(NIGHT);
    const { value: held } = await stay.change(longer, asked.quote?.quote_id);
    const { held_change, now, totals } = await stay.read();
    expect([held_change?.state, held_change?.due, totals.paid]).toEqual(["held", NIGHT, 2 * NIGHT]);
    expect(held).toEqual({ state: "successful", pay_until: held_change?.ends_at });
    expect((held_change?.ends_at ?? 0) - now).toBeGreaterThan(HOUR_SECONDS - 60);
    expect(await stay.notices()).toContainEqual(["change_to_pay", NIGHT]);
    // Said again: held once, told once.
    expect((await stay.change(longer, asked.quote?.quote_id)).value).toEqual(held);
    expect((await stay.read()).held_change?.change_id).toBe(held_change?.change_id);
    expect((await stay.notices()).filter(([word]) => word === "change_to_pay")).toHaveLength(1);
    // It is the traveller's to pay, from the wallet as by a card.
    await chargeWalletOf(database(), stay.code, NIGHT);
    const paying = { confirmation_code: stay.code, gateway: "test", use_wallet: true };
    await stay.user.post("payment/v2/start", { ...paying, change_id: held_change?.change_id }, newKey());
    expect((await stay.read()).totals.paid).toBe(3 * NIGHT);
    const other = await booked();
    const again = (await other.change(longer)).value.quote?.quote_id;
    await other.change(longer, again);
    await wait(database(), HOUR_SECONDS + 1);
    expect(await sweepHeldChanges(provider.services)).toBe(1);
    expect((await other.read()).totals.paid).toBe(2 * NIGHT);
    await expectBooksAndStock();
  });

  onEngine("loses a room at what its policy costs, and nothing where that was not shown", async () => {
    const stay = await booked(2);
    expect((await stay.part("room-9")).reason).toBe("invalid_input");
    const { value: asked } = await stay.part("room-2");
    expect(asked.quote).toMatchObject({ part: "room-2", paid: 2 * NIGHT, penalty: 0 });
    expect((await stay.part("room-2", "another")).reason).toBe("cancellation_changed");
    expect((await stay.read()).rooms).toHaveLength(2);
    expect((await stay.part("room-2", asked.quote?.quote_id)).value).toEqual({ state: "successful" });
    const after = await stay.read();
    expect(after.history.at(-1)).toMatchObject({ actor: "operator", reason: "room_cancelled" });
    expect([after.rooms.length, await stay.balance()]).toEqual([1, 2 * NIGHT]);
    await expectBooksAndStock();
  });

  onEngine("is asked for by what its product can change", async () => {
    const stay = await booked();
    expect((await stay.change({ offer_id: "x" })).reason).toBe("invalid_input");
    expect((await stay.change({ length_of_stay: 2 })).reason).toBe("invalid_input");
    const unknown = await operator().post("operator/v2/reserves/AAAA/change", { operator: "Mina", wish: {} }, newKey());
    expect(unknown.status).toBe(404);
  });
});
