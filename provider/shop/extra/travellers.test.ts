import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { type ChangedRoom, formatChangedRooms } from "#products/stay/rules/changed-rooms.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, type Kind, kinds, stayIn } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn } from "#tests/support/client.ts";
import { BAG, extrasOwed, holdWithExtras, owedOf, prepareExtra } from "#tests/support/extras.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { supplied } from "#tests/support/supplied.ts";
import { findDrift } from "../reservation/stock-check.ts";

const ARRIVAL = addDays(FROZEN_TODAY, 6);
/** A name for each guest: which of them has an extra is seen by it. */
const NAMES = ["علی", "سارا", "نیما", "آوا"] as const;
const people = (rooms: number) => guestsFor(rooms, (one, index) => ({ ...one, first_name_fa: NAMES[index] ?? "رضا" }));

onProvider("An extra of a traveller", (provider, onEngine) => {
  const database = () => provider.services.database;
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
  const insurance = () => prepareExtra(operator(), { kind: "insurance", per: "traveller", cancellation: [] });
  const holdersOf = ({ extras = [], travellers }: Pick<StayReservationValue, "extras" | "travellers">) =>
    extras.map(({ traveller }) => travellers[(traveller ?? 0) - 1]?.first_name_fa);
  const expectBooksAndStock = async () => {
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
    const { owed, ofAll } = await extrasOwed(operator());
    expect(ofAll).toBe(owed);
  };

  /** Two rooms with two guests each, of whom some have an extra. */
  const stay = async (having: readonly number[]) => {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { rooms: 5, checkIn: ARRIVAL, policy: "flexible" });
    await database().query("UPDATE room_type SET capacity = 2, extra_capacity = 2 WHERE id = $1", [room.roomTypeId]);
    const user = await logIn(provider.app);
    const item = { ...stayIn(room), request: () => room.request({ rooms: 2 }), travellers: people(2) };
    const code = await insurance();
    const one = await holdWithExtras(provider.services, user, item);
    await one.choose(
      having.map((traveller) => ({ code, traveller, direction: null })),
      having.length * BAG,
    );
    const paid = await one.pay();
    const now = (from: number | null, change: Partial<ChangedRoom> = {}): ChangedRoom => ({
      ...{ from, roomTypeId: room.roomTypeId, ratePlanId: room.ratePlanId, adults: 2, children: [] },
      ...{ extraBeds: 0, babyCots: 0 },
      ...change,
    });
    const change = async (rooms: readonly ChangedRoom[], guestRooms?: string) => {
      const wish = { rooms: formatChangedRooms(rooms), ...(guestRooms && { guest_rooms: guestRooms }) };
      const { value: quote } = await user.get<ChangeQuoteValue>(
        `${item.path}/${one.code}/change-quote?${new URLSearchParams(wish)}`,
      );
      const changed = await one.act<StayReservationValue>("change", { ...wish, quote_id: quote.quote_id });
      expect(changed.status, changed.text).toBe(200);
      return { quote, value: changed.value };
    };
    return { ...one, paid, now, change };
  };

  onEngine(
    "stays with its traveller when the first room goes, and goes by its own rule with those who go",
    async () => {
      const one = await stay([2, 3]);
      expect(holdersOf(one.paid as StayReservationValue)).toEqual(["سارا", "نیما"]);
      const { quote, value } = await one.change([one.now(1)]);
      expect(holdersOf(value)).toEqual(["نیما"]);
      expect(value.extras).toMatchObject([{ number: 2, traveller: 1 }]);
      expect(quote.results).toContain("extras");
      // The price of the one that goes stays with its provider: all of it by this rule.
      expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: 2 * BAG });
      expect(quote.paid - quote.penalty).toBe(quote.refundable);
      const last = await one.cancel();
      expect(last.value.totals.penalty + quote.penalty + (last.value.refund?.amount ?? 0)).toBe(one.paid.totals.paid);
      await expectBooksAndStock();
    },
  );

  onEngine("moves with its traveller to another room, and stays where another guest goes", async () => {
    const one = await stay([1, 4]);
    // The second guest goes: who was third and fourth stand one place earlier.
    const { value } = await one.change([one.now(0, { adults: 1 }), one.now(1)], "1,0,2,2");
    expect(holdersOf(value)).toEqual(["علی", "آوا"]);
    expect(value.extras?.map(({ traveller }) => traveller)).toEqual([1, 3]);
    // The fourth moves to the first room.
    const moved = await one.change([one.now(0, { adults: 2 }), one.now(1, { adults: 1 })], "1,2,1");
    expect(holdersOf(moved.value)).toEqual(["علی", "آوا"]);
    expect(moved.value.extras?.map(({ traveller }) => traveller)).toEqual([1, 2]);
    expect(await owedOf(provider.services, one.code)).toMatchObject({ extras: 2 * BAG });
    await expectBooksAndStock();
  });

  const itemOf = async (kind: Kind): Promise<BookableItem> => {
    await standAtFrozenNoon(database());
    return kind === "stay" ? stayIn(await prepareRoom(database())) : (await supplied[kind](provider.services)).item;
  };

  for (const kind of kinds)
    onEngine(`follows them when travellers are saved again in another order: ${kind}`, async () => {
      const item = await itemOf(kind);
      const travellers = (item.travellers as ReturnType<typeof guestsFor>).travellers.map((one, index) => ({
        ...one,
        first_name_fa: NAMES[index] ?? "رضا",
      }));
      const code = await insurance();
      const one = await holdWithExtras(provider.services, await logIn(provider.app), {
        ...item,
        travellers: { ...(item.travellers as object), travellers },
      });
      const before = await one.choose([{ code, traveller: 2, direction: null }], BAG);
      expect(holdersOf(before.value as StayReservationValue)).toEqual(["سارا"]);
      const [first, second, ...others] = travellers;
      const supervised = (typed: typeof first, is: boolean) => typed && { ...typed, is_room_supervisor: is };
      const isLed = first?.is_room_supervisor ?? false;
      const turned = [supervised(second, isLed), supervised(first, false), ...others];
      const again = await one.act(item.saving, { ...(item.travellers as object), travellers: turned });
      expect(again.status, again.text).toBe(200);
      const after = (await one.read()) as StayReservationValue;
      expect(holdersOf(after)).toEqual(["سارا"]);
      expect(after.extras).toMatchObject([{ traveller: 1, number: 1 }]);
      expect(after.totals.payable).toBe(before.value.totals.payable);
      const paid = await one.pay();
      expect(holdersOf(paid as StayReservationValue)).toEqual(["سارا"]);
      await expectBooksAndStock();
    });
});
