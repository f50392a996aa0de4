import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { OwnDataValue } from "#domain/contract/leaving.shapes.ts";
import type { PaymentValue, StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { TravellerInput } from "#domain/contract/traveller.shapes.ts";
import { HELD_CHANGE_SECONDS } from "#domain/reservation/changes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { type ChangedRoom, formatChangedRooms } from "#products/stay/rules/changed-rooms.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import { eraseAccount, lockToErase } from "#provider/people/account-deletion/erase.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";
import { authorityOf, comeBack, openTestBank } from "#tests/support/test-bank.ts";
import { sweepHeldChanges } from "./change-by-card.ts";
import { findDrift } from "./stock-check.ts";

const ARRIVAL = addDays(FROZEN_TODAY, 6);
const BED = 12_000_000;
const { books, gateway } = openTestBank();

onProvider(
  "A change of the travellers that a card pays",
  (provider, onEngine) => {
    const database = () => provider.services.database;

    /** An issued stay of two nights with two guests, in one room for up to four. */
    async function booked({ rooms = 1 } = {}) {
      await standAtFrozenNoon(database());
      const room = await prepareRoom(database(), { rooms, checkIn: ARRIVAL, policy: "flexible" });
      await database().query("UPDATE room_type SET capacity = 2, extra_capacity = 2 WHERE id = $1", [room.roomTypeId]);
      const user = await logIn(provider.app);
      const item = { ...stayIn(room), request: () => room.request(), travellers: guestsFor(1) };
      const { confirmation_code: code } = await issued(provider.services, user, item);
      await database().query("UPDATE night_price SET extra_bed_rate = 6000000 WHERE rate_plan_id = $1", [
        room.ratePlanId,
      ]);
      const path = `${item.path}/${code}`;
      const now = (from: number | null, change: Partial<ChangedRoom> = {}): ChangedRoom => ({
        ...{ from, roomTypeId: room.roomTypeId, ratePlanId: room.ratePlanId, adults: 2, children: [] },
        ...{ extraBeds: 0, babyCots: 0 },
        ...change,
      });
      const start = async (change_id: string | undefined) => {
        const body = { confirmation_code: code, gateway: "test", use_wallet: false, change_id };
        const { value, status } = await user.post<StartValue>("payment/v2/start", body, newKey());
        expect(status).toBe(200);
        return { id: value.payment_id, authority: authorityOf(value) };
      };
      return {
        ...{ room, user, code, path, now, start },
        rooms: (...wanted: ChangedRoom[]) => ({ rooms: formatChangedRooms(wanted) }),
        read: async () => (await user.get<StayReservationValue>(path)).value,
        quote: async (wish: object) =>
          (
            await user.get<ChangeQuoteValue>(
              `${path}/change-quote?${new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]))}`,
            )
          ).value,
        hold: (wish: object, quote_id: string, travellers?: TravellerInput[]) =>
          user.post<StayReservationValue>(
            `${path}/change`,
            { ...wish, ...(travellers && { travellers }), quote_id, pay_by: "card" },
            newKey(),
          ),
        letGo: () => user.post<StayReservationValue>(`user/v2/reserves/${code}/held-change/let-go`, {}, newKey()),
        payment: async (id: string) => (await user.get<PaymentValue>(`payment/v2/${id}`)).value,
        /** Sealed texts of its held changes. */
        kept: async () =>
          (
            await database().query<{ travellers: string | null }>(
              `SELECT travellers FROM held_change JOIN reservation ON reservation.id = reservation_id
               WHERE confirmation_code = $1 ORDER BY held_change.id`,
              [code],
            )
          ).map(({ travellers }) => travellers),
      };
    }
    type Booked = Awaited<ReturnType<typeof booked>>;

    const joining = (change: Partial<TravellerInput> = {}): TravellerInput => ({
      ...(guestsFor(3).travellers[5] as TravellerInput),
      ...{ room: undefined, room_number: 1, is_room_supervisor: false, first_name_fa: "پیوسته" },
      ...change,
    });
    /** A third guest, held until a card pays the bed. */
    async function heldGuest(stay: Booked) {
      const wish = stay.rooms(stay.now(0, { adults: 3 }));
      const { quote_id, due } = await stay.quote(wish);
      expect(due).toBe(BED);
      const { value, status } = await stay.hold(wish, quote_id, [joining()]);
      expect(status).toBe(200);
      return value.held_change?.change_id;
    }
    async function pay(stay: Booked, changeId: string | undefined) {
      const paying = await stay.start(changeId);
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      return paying;
    }
    const settled = async () => {
      for (let round = 0; round < 3; round += 1) {
        await reconcilePayments(provider.services);
        await runOutbox(provider.services);
        await wait(database(), 60);
      }
    };
    const expectBooksAndStock = async () => {
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
      expect(await findDrift(database(), provider.services.products)).toEqual([]);
    };

    onEngine("keeps who joins, sealed, and names them in the booking once the card has paid", async () => {
      const stay = await booked();
      const wish = stay.rooms(stay.now(0, { adults: 3 }));
      const { quote_id } = await stay.quote(wish);
      expect((await stay.hold(wish, quote_id)).errors).toMatchObject([{ code: "rooms_differ" }]);
      expect((await stay.hold(wish, quote_id, [joining({ first_name_fa: "" })])).errors).toMatchObject([
        { name: "travellers.0.first_name_fa" },
      ]);
      const changeId = await heldGuest(stay);
      const held = await stay.read();
      expect([held.travellers.length, held.held_change?.travellers?.length]).toEqual([2, 3]);
      expect(held.held_change?.travellers?.[2]).toMatchObject({ first_name_fa: "پیوسته", room_number: 1 });
      const [text] = await stay.kept();
      expect(text).toMatch(/^v2\./);
      // Their owner's own data holds them as well, and the page of a tracking code does not.
      const own = (await stay.user.get<OwnDataValue>("user/v2/own-data")).value;
      expect(JSON.stringify(own.reservations)).toContain("پیوسته");

      await pay(stay, changeId);
      const after = await stay.read();
      expect(after.travellers.map((one) => [one.first_name_fa === "پیوسته", one.room_number])).toEqual([
        [false, 1],
        [false, 1],
        [true, 1],
      ]);
      expect(after.own_changes).toMatchObject([{ what: "party", comes: BED }]);
      expect(after.held_change).toMatchObject({ state: "made" });
      expect(after.held_change).not.toHaveProperty("travellers");
      expect(await stay.kept()).toEqual([null]);
      await expectBooksAndStock();
    });

    onEngine("forgets them with every other end, and late money goes back", async () => {
      const stay = await booked();
      await heldGuest(stay);
      await stay.letGo();
      await heldGuest(stay);
      // Held again: the one before ends.
      const third = await heldGuest(stay);
      expect((await stay.kept()).map((text) => text === null)).toEqual([true, true, false]);
      const paying = await stay.start(third);
      await wait(database(), HELD_CHANGE_SECONDS);
      expect((await stay.read()).held_change).not.toHaveProperty("travellers");
      await sweepHeldChanges(provider.services);
      expect(await stay.kept()).toEqual([null, null, null]);
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      await settled();
      expect(await stay.payment(paying.id)).toMatchObject({ state: "reversed", failure_reason: "change_not_made" });
      expect((await stay.read()).travellers).toHaveLength(2);
      await expect(
        database().query("UPDATE held_change SET travellers = 'v2.x' WHERE state = 'ended'"),
      ).rejects.toThrow(/only_a_held_change_has_travellers/);
      await expectBooksAndStock();
    });

    onEngine("and another booking race for the last room", async () => {
      for (let round = 0; round < 4; round += 1) {
        const stay = await booked({ rooms: 2 });
        const wish = stay.rooms(stay.now(0), stay.now(null));
        const two = [
          joining({ room_number: 2, is_room_supervisor: true, national_code: "7400076205" }),
          joining({ room_number: 2, national_code: "0012345679" }),
        ];
        const { quote_id } = await stay.quote(wish);
        const other = await logIn(provider.app);
        const { path } = stayIn(stay.room);
        const rival = (await other.post<{ quote_id: string }>(`${path}/quote`, stay.room.request())).value;
        const [mine, theirs] = await Promise.all([
          stay.hold(wish, quote_id, two),
          other.post(`${path}/create`, { quote_id: rival.quote_id }, newKey()),
        ]);
        expect([mine.status, theirs.status].filter((status) => status === 200)).toHaveLength(1);
        expect(await stay.kept()).toHaveLength(mine.status === 200 ? 1 : 0);
        if (mine.status !== 200) continue;
        await pay(stay, mine.value.held_change?.change_id);
        expect((await stay.read()).travellers.map((one) => one.room_number)).toEqual([1, 1, 2, 2]);
      }
      await expectBooksAndStock();
    });

    onEngine("lets guests go beside dearer nights, and is not made once the account is deleted", async () => {
      const stay = await booked();
      const fewer = { ...stay.rooms(stay.now(0, { adults: 1 })), guest_rooms: "0,1", length_of_stay: 3 };
      const { quote_id, due } = await stay.quote(fewer);
      expect(due).toBeGreaterThan(0);
      const { value } = await stay.hold(fewer, quote_id);
      await pay(stay, value.held_change?.change_id);
      const after = await stay.read();
      expect(after.travellers).toMatchObject([{ is_room_supervisor: true }]);
      expect(after.rooms).toMatchObject([{ adults: 1 }]);

      const other = await booked();
      const paying = await other.start(await heldGuest(other));
      // The deletion waits for a journey to come; what it would erase is erased all the same.
      expect((await other.user.post("user/v2/account/delete", {}, newKey())).status).not.toBe(200);
      const [owner] = await database().query<{ id: number }>(
        "SELECT user_id AS id FROM reservation WHERE confirmation_code = $1",
        [other.code],
      );
      await database().withTx(async (tx) => {
        await lockToErase(tx, owner?.id ?? 0);
        await eraseAccount(tx, provider.services.vault, owner?.id ?? 0);
      });
      expect(await other.kept()).toEqual([null]);
      books.decide(paying.authority, "paid");
      await comeBack(provider.app, paying.authority);
      await settled();
      const [payment] = await database().query(
        "SELECT state, failure_reason AS why FROM payment WHERE public_id = $1",
        [paying.id],
      );
      expect(payment).toEqual({ state: "reversed", why: "change_not_made" });
      await expectBooksAndStock();
    });
  },
  (services) => ({ ...services, gateways: new Map([["test", gateway]]) }),
);
