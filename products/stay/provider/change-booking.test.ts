import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { TravellerInput } from "#domain/contract/traveller.shapes.ts";
import type { MovementsValue, ReceiptValue } from "#domain/contract/wallet.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { type ChangedRoom, formatChangedRooms } from "#products/stay/rules/changed-rooms.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { ownBooking } from "#tests/support/own-booking.ts";
import { expectSoundBooks } from "#tests/support/sound-books.ts";
import { guestsFor, prepareRoom, type RoomWanted, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";

const NIGHT = 25_000_000;
const BED = 5_000_000;
const DEARER = 40_000_000;
const ARRIVAL = addDays(FROZEN_TODAY, 6);

type Wish = { rooms?: string; guest_rooms?: string; check_in?: string; length_of_stay?: number };

onProvider("Rooms, guests and rates of a stay that its owner changes", (provider, onEngine) => {
  const database = () => provider.services.database;

  /** An issued stay of two nights in rooms for two, and another room type of its property at a higher price. */
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
    await database().query("UPDATE room_type SET capacity = 2, extra_capacity = 2 WHERE id = $1", [room.roomTypeId]);
    const other = await prepareRoom(database(), { checkIn: ARRIVAL, policy: "flexible" });
    await database().query("UPDATE room_type SET property_id = $2, capacity = 2, extra_capacity = 1 WHERE id = $1", [
      other.roomTypeId,
      room.propertyId,
    ]);
    await database().query("UPDATE night_price SET rack_rate = $2, sale_rate = $2 WHERE rate_plan_id = $1", [
      other.ratePlanId,
      DEARER,
    ]);
    const user = await logIn(provider.app);
    const item = { ...stayIn(room), request: () => room.request({ rooms: of }), travellers: guestsFor(of) };
    const { confirmation_code: code } = await issued(provider.services, user, item);
    const own = ownBooking<StayReservationValue>(database(), user, item.path, code);
    const now = (from: number | null, change: Partial<ChangedRoom> = {}): ChangedRoom => ({
      ...{ from, roomTypeId: room.roomTypeId, ratePlanId: room.ratePlanId, adults: 2, children: [] },
      ...{ extraBeds: 0, babyCots: 0 },
      ...change,
    });
    const dearer = { roomTypeId: other.roomTypeId, ratePlanId: other.ratePlanId };
    return {
      ...own,
      ...{ room, other, dearer, now },
      rooms: (...wanted: ChangedRoom[]): Wish => ({ rooms: formatChangedRooms(wanted) }),
      change: (wish: Wish, quoteId: string, travellers?: TravellerInput[], key = newKey()) =>
        own.change({ ...wish, ...(travellers && { travellers }) }, quoteId, key),
      sold: async () =>
        (
          await database().query<{ type: number; sold: number }>(
            "SELECT room_type_id AS type, sum(sold)::int AS sold FROM inventory_night WHERE room_type_id IN ($1, $2) AND sold > 0 GROUP BY 1 ORDER BY room_type_id = $2",
            [room.roomTypeId, other.roomTypeId],
          )
        ).map(({ type, sold }) => [type === room.roomTypeId ? "room" : "other", sold]),
      setPrice: (sale: number, bed = BED) =>
        database().query(
          "UPDATE night_price SET sale_rate = $2, rack_rate = $2, extra_bed_rate = $3 WHERE rate_plan_id = $1",
          [room.ratePlanId, sale, bed],
        ),
    };
  }

  /** A guest who comes. */
  const guest = (change: Partial<TravellerInput>): TravellerInput => ({
    ...(guestsFor(3).travellers[5] as TravellerInput),
    ...{ room: undefined, room_number: 1, is_room_supervisor: false },
    ...change,
  });

  const expectBooksAndStock = () => expectSoundBooks(provider.services);

  onEngine("add a guest at today's bed, and take one out again at what the bed was bought for", async () => {
    const stay = await booked();
    // The nights are dearer today and stay as they were; the bed costs what it costs now.
    await stay.setPrice(30_000_000, 6_000_000);
    const three = stay.rooms(stay.now(0, { adults: 3 }));
    const { value: asked } = await stay.quote(three);
    expect(asked).toMatchObject({
      ...{ paid: 0, penalty: 0, comes: 12_000_000, total: 62_000_000, due: 12_000_000 },
    });
    await stay.topUp(12_000_000);
    // The one who comes has to be named, and in full.
    expect((await stay.change(three, asked.quote_id)).errors).toMatchObject([{ code: "rooms_differ" }]);
    const nameless = await stay.change(three, asked.quote_id, [guest({ first_name_fa: "" })]);
    expect(nameless.errors).toMatchObject([{ name: "travellers.0.first_name_fa" }]);
    const before = await stay.read();
    expect(before.travellers).toHaveLength(2);
    const { status, value: after } = await stay.change(three, asked.quote_id, [guest({})]);
    expect(status).toBe(200);
    expect(after.rooms).toMatchObject([{ adults: 3, total: 62_000_000, rack_total: 72_000_000 }]);
    expect(after.travellers?.map((one) => [one.room_number, one.is_room_supervisor])).toEqual([
      [1, true],
      [1, false],
      [1, false],
    ]);
    expect(after.own_changes).toMatchObject([{ what: "party", comes: 12_000_000 }]);
    expect(after.history.at(-1)).toMatchObject({ reason: "booking_changed" });
    expect(await stay.read()).toEqual({ ...after, now: expect.any(Number) });

    await stay.setPrice(30_000_000, 9_000_000);
    // A second guest pays for one bed more, not for both.
    expect((await stay.quote(stay.rooms(stay.now(0, { adults: 4 })))).value.comes).toBe(18_000_000);
    // The supervisor goes: an adult who stays takes over.
    const two = { ...stay.rooms(stay.now(0)), guest_rooms: "0,1,1" };
    const back = (await stay.quote(two)).value;
    expect(back).toMatchObject({ paid: 12_000_000, comes: 0, total: 2 * NIGHT, refundable: 12_000_000 });
    const { value: end } = await stay.change(two, back.quote_id);
    expect(end.travellers?.map((one) => one.is_room_supervisor)).toEqual([true, false]);
    expect([end.totals.paid, await stay.balance()]).toEqual([2 * NIGHT, 12_000_000]);
    await expectBooksAndStock();
  });

  onEngine("add a room with its guests and drop it by its own policy, while the first stays as it is", async () => {
    const stay = await booked({ rooms: 2 });
    await stay.setPrice(30_000_000);
    // The rules of today are of what comes alone.
    await database().query("UPDATE night_price SET min_stay = 3 WHERE rate_plan_id = $1", [stay.room.ratePlanId]);
    const wish = stay.rooms(stay.now(0), stay.now(null));
    expect((await stay.quote(wish)).reason).toBe("blocked");
    await database().query("UPDATE night_price SET min_stay = 1 WHERE rate_plan_id = $1", [stay.room.ratePlanId]);
    const { value: asked } = await stay.quote(wish);
    expect(asked).toMatchObject({ paid: 0, comes: 60_000_000, total: 110_000_000, due: 60_000_000 });
    await stay.topUp(60_000_000);
    const two = [
      guest({ room_number: 2, is_room_supervisor: true }),
      guest({ room_number: 2, national_code: "0012345679" }),
    ];
    two[0] = { ...(two[0] as TravellerInput), national_code: "7400076205" };
    const unled = two.map((one) => ({ ...one, is_room_supervisor: false }));
    expect((await stay.change(wish, asked.quote_id, unled)).errors).toMatchObject([
      { name: "travellers.0.is_room_supervisor", code: "supervisor_missing" },
    ]);
    const { value: after } = await stay.change(wish, asked.quote_id, two);
    expect(after.rooms.map(({ total }) => total)).toEqual([2 * NIGHT, 60_000_000]);
    expect(after.travellers?.map((one) => one.room_number)).toEqual([1, 1, 2, 2]);
    expect(await stay.sold()).toEqual([["room", 4]]);
    await wait(database(), 5 * DAY_SECONDS);
    // Dropped by a change or cancelled as a part, a room costs the same.
    const part = await stay.cancellation("room-1");
    const dropped = stay.rooms(stay.now(1));
    const drop = (await stay.quote(dropped)).value;
    expect(drop.penalty).toBeGreaterThan(0);
    expect(drop).toMatchObject({ paid: part.paid, penalty: part.penalty, comes: 0, refundable: part.refundable });
    const { value: end } = await stay.change(dropped, drop.quote_id);
    expect(end.rooms.map(({ total }) => total)).toEqual([60_000_000]);
    expect(end.own_changes?.map(({ what }) => what)).toEqual(["rooms", "rooms"]);
    expect(end.travellers?.map((one) => [one.room_number, one.national_code])).toEqual([
      [1, "7400076205"],
      [1, "0012345679"],
    ]);
    expect(await stay.sold()).toEqual([["room", 2]]);
    await expectBooksAndStock();
  });

  onEngine(
    "change a room type with its dates: what goes has its own penalty, and what comes today's price",
    async () => {
      const stay = await booked({ rooms: 2, of: 2 });
      await wait(database(), 5 * DAY_SECONDS);
      const part = await stay.cancellation("room-2");
      const wish = stay.rooms(stay.now(0), stay.now(1, stay.dearer));
      const { value: asked } = await stay.quote(wish);
      expect(part.penalty).toBeGreaterThan(0);
      expect(asked).toMatchObject({ paid: 2 * NIGHT, penalty: part.penalty, comes: 2 * DEARER });
      await stay.topUp(asked.due);
      const { value: after } = await stay.change(wish, asked.quote_id);
      expect(after.rooms.map(({ rate_plan_id }) => rate_plan_id)).toEqual([
        stay.room.ratePlanId,
        stay.other.ratePlanId,
      ]);
      expect(after.travellers).toHaveLength(4);
      expect(after.own_changes?.map(({ what }) => what)).toEqual(["rate"]);
      expect(await stay.sold()).toEqual([
        ["room", 2],
        ["other", 2],
      ]);
      const longer = { ...stay.rooms(stay.now(0), stay.now(1, stay.dearer)), length_of_stay: 3 };
      const more = (await stay.quote(longer)).value;
      expect(more).toMatchObject({ paid: 0, penalty: 0, comes: NIGHT + DEARER });
      await stay.topUp(more.due);
      await stay.change(longer, more.quote_id);
      const cost = await stay.cancellation("room-2");
      expect(cost.paid).toBe(3 * DEARER);
      expect((await stay.cancel(cost.quote_id, "room-2")).value.status).toBe("successful");
      expect(await stay.sold()).toEqual([["room", 3]]);
      await expectBooksAndStock();
    },
  );

  onEngine("have a receipt of what goes back that names what came instead", async () => {
    const stay = await booked();
    const dear = stay.rooms(stay.now(0, stay.dearer));
    const { value: asked } = await stay.quote(dear);
    await stay.topUp(asked.due);
    expect((await stay.change(dear, asked.quote_id)).status).toBe(200);
    const cheap = stay.rooms(stay.now(0));
    const { value: back } = await stay.quote(cheap);
    expect(back.refundable).toBeGreaterThan(0);
    expect((await stay.change(cheap, back.quote_id)).status).toBe(200);
    const movements = (await stay.user.get<MovementsValue>("wallet/v2/movements?kind=refund")).value.items;
    expect(movements).toMatchObject([{ amount: back.refundable, is_change: true }]);
    const { lines } = (await stay.user.get<ReceiptValue>(`wallet/v2/receipts/${movements[0]?.number}`)).value;
    expect(lines).toEqual([
      { what: "paid", amount: back.paid },
      ...(back.penalty > 0 ? [{ what: "penalty", amount: -back.penalty }] : []),
      { what: "replacement", amount: -back.comes },
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(back.refundable);
  });

  onEngine("are refused with what is in the way, and leave the booking as it stands", async () => {
    const stay = await booked();
    const before = await stay.read();
    const refusal = async (wish: Wish) => {
      const { reason, errors } = await stay.quote(wish);
      return errors?.length ? errors.map(({ code }) => code) : reason;
    };
    const full = await stay.quote(stay.rooms(stay.now(0, { adults: 5 })));
    expect(full).toMatchObject({ reason: "blocked", value: { blocking: [{ reason: "capacity", nights: 1 }] } });
    expect(await refusal(stay.rooms(stay.now(0), stay.now(null)))).toBe("sold_out");
    expect(await refusal(stay.rooms(stay.now(0), stay.now(null, { adults: 0, children: [4] })))).toEqual([
      "adult_missing",
    ]);
    expect(await refusal(stay.rooms(stay.now(0)))).toEqual(["same_booking"]);
    expect(await refusal(stay.rooms(stay.now(1)))).toEqual(["unreadable_rooms"]);
    expect(await refusal({ rooms: "1-2" })).toEqual(["unreadable_rooms"]);
    expect(await refusal(stay.rooms(stay.now(0, { ratePlanId: 999_999_999 })))).toBe("not_found");
    // A rate that is on request today concerns what comes alone.
    const onRequest = (now: string) =>
      database().query("UPDATE rate_plan SET confirmation = $2 WHERE id = $1", [stay.room.ratePlanId, now]);
    await onRequest("on_request");
    expect((await stay.quote(stay.rooms(stay.now(0), stay.now(null, stay.dearer)))).status).toBe(200);
    await onRequest("online");
    // A rate of others cannot be taken by those who stay.
    await database().query("UPDATE rate_plan SET guest_nationality = 'foreign' WHERE id = $1", [stay.other.ratePlanId]);
    expect(await refusal(stay.rooms(stay.now(0, stay.dearer)))).toEqual(["foreign_rate", "foreign_rate"]);
    await database().query(
      "UPDATE rate_plan SET guest_nationality = 'any', confirmation = 'on_request' WHERE id = $1",
      [stay.other.ratePlanId],
    );
    expect(await refusal(stay.rooms(stay.now(0, stay.dearer)))).toBe("change_on_request");
    expect(await stay.read()).toEqual({ ...before, now: expect.any(Number) });
    await expectBooksAndStock();
  });

  onEngine("are changed once: two tabs and a rival's last room race", async () => {
    const stay = await booked();
    await stay.topUp(100_000_000);
    const wish = stay.rooms(stay.now(0, stay.dearer));
    const more = stay.rooms(stay.now(0, { adults: 3 }));
    const quotes = [(await stay.quote(wish)).value, (await stay.quote(more)).value] as const;
    const rival = await logIn(provider.app);
    const { path } = stayIn(stay.room);
    const { value } = await rival.post<{ quote_id: string }>(
      `${path}/quote`,
      stay.room.request({ room_type_id: stay.other.roomTypeId, rate_plan_id: stay.other.ratePlanId }),
    );
    const answers = await Promise.all([
      stay.change(wish, quotes[0].quote_id),
      stay.change(more, quotes[1].quote_id, [guest({})]),
      rival.post(`${path}/create`, { quote_id: value.quote_id }, newKey()),
    ]);
    const [moved, grown, taken] = answers.map(({ status }) => status === 200);
    expect([moved && grown, moved && taken, moved || grown]).toEqual([false, false, true]);
    const rooms = (await stay.read()).rooms.length;
    expect(rooms).toBe(1);
    await expectBooksAndStock();
  });
});
