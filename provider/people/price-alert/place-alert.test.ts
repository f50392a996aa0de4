import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, logIn, newKey } from "#tests/support/client.ts";
import { type RoomWanted, standAtFrozenNoon, type TestRoom, wait } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { openSms } from "../../kernel/outbox/sms.ts";
import { sweepReservations } from "../../shop/reservation/timers.ts";
import { watchPrices } from "./watch-prices.ts";

const PATH = "user/v2/price-alerts";

onProvider("Alerts on places", (provider, onEngine) => {
  const booking = bookingAt(provider);
  const query = <Row>(text: string, values: (string | number | null)[] = []) =>
    booking.database().query<Row>(text, values);
  const watch = () => watchPrices(provider.services);
  const wish = (room: TestRoom, changes: object = {}) => ({
    property_id: room.propertyId,
    check_in: room.checkIn,
    length_of_stay: 2,
    rooms: "2",
    waits_for: "place",
    limit_total: null,
    ...changes,
  });
  const save = (user: Caller, asked: object, path = "save") =>
    user.post<PriceAlertsValue>(`${PATH}/${path}`, asked, newKey());
  const list = async (user: Caller) => (await user.get<PriceAlertsValue>(PATH)).value;
  const statesOf = async (user: Caller) => (await list(user)).map(({ state }) => state);
  const told = async (user: Caller) => (await user.get<NotificationsValue>("user/v2/notifications")).value.items;
  const codesOf = (answer: { errors: readonly { code: string }[] }) => answer.errors.map(({ code }) => code);
  const texts = async () =>
    (
      await query<{ payload: string; reference: string }>(
        "SELECT payload, reference FROM outbox WHERE kind = 'sms' AND payload IS NOT NULL ORDER BY id",
      )
    ).map(({ payload, reference }) => openSms(provider.services.vault, JSON.parse(payload), { reference }).text);
  /** Cancels a booking as its owner does. */
  const cancel = async (user: Caller, path: string) => {
    const { value } = await user.get<CancellationQuoteValue>(`${path}/cancellation-quote`);
    return user.post(`${path}/cancel`, { quote_id: value.quote_id }, newKey());
  };
  /** A property whose only room is this one. */
  const onlyRoom = async (wanted: RoomWanted = {}) => {
    const room = await booking.make(wanted);
    await query(
      `UPDATE night_price SET closed = true WHERE rate_plan_id <> $1 AND rate_plan_id IN (SELECT rate_plan.id FROM rate_plan
         JOIN room_type ON room_type.id = room_type_id WHERE property_id = $2)`,
      [room.ratePlanId, room.propertyId],
    );
    return room;
  };
  /** That room, held by another traveller. */
  const soldOut = async (wanted: RoomWanted = {}) => {
    const room = await onlyRoom(wanted);
    return { room, ...(await booking.submitted(room)) };
  };

  onEngine("tell once, by SMS and in the panel, when a cancelled room can be booked by that party", async () => {
    const { room, user: holder, reservation } = await soldOut();
    const [waiting, ofTwoRooms] = [await logIn(provider.app), await logIn(provider.app)];
    expect((await save(waiting, wish(room))).value).toMatchObject([
      { waits_for: "place", state: "active", base_total: null, threshold: null, triggered_total: null },
    ]);
    await save(ofTwoRooms, wish(room, { rooms: "2;2" }));
    await watch();
    expect([await told(waiting), await statesOf(waiting)]).toEqual([[], ["active"]]);
    const before = (await texts()).length;
    expect((await cancel(holder, `reserve/v2/${reservation.confirmation_code}`)).status).toBe(200);
    await Promise.all([watch(), watch()]);
    await watch();
    expect(await list(waiting)).toMatchObject([{ state: "triggered", triggered_total: 50_000_000 }]);
    expect(await told(waiting)).toMatchObject([
      { kind: "price_alert", word: "place_freed", amount: 50_000_000, title_fa: expect.stringMatching(/./) },
    ]);
    const said = (await texts()).slice(before).filter((text) => text.includes("دوباره اتاق خالی دارد"));
    expect(said).toHaveLength(1);
    for (const asked of [`check_in=${room.checkIn}`, "length_of_stay=2", "rooms=2"]) expect(said[0]).toContain(asked);
    // One room is no place for two.
    expect([await statesOf(ofTwoRooms), await told(ofTwoRooms)]).toEqual([["active"], []]);
  });

  onEngine("tell when a hold has run out, and when a room was added", async () => {
    const { room } = await soldOut();
    const user = await logIn(provider.app);
    await save(user, wish(room));
    await wait(booking.database(), 6 * HOUR_SECONDS);
    await sweepReservations(provider.services);
    await watch();
    expect(await statesOf(user)).toEqual(["triggered"]);
    await standAtFrozenNoon(booking.database());
    const { room: other } = await soldOut();
    const second = await logIn(provider.app);
    await save(second, wish(other));
    await query("UPDATE inventory_night SET total = total + 1 WHERE room_type_id = $1", [other.roomTypeId]);
    await watch();
    expect(await statesOf(second)).toEqual(["triggered"]);
  });

  onEngine("tell everyone who waits, and the room is sold once", async () => {
    const { room, user: holder, reservation } = await soldOut();
    const travellers = [await logIn(provider.app), await logIn(provider.app)];
    for (const user of travellers) await save(user, wish(room));
    await cancel(holder, `reserve/v2/${reservation.confirmation_code}`);
    await watch();
    for (const user of travellers) expect(await told(user)).toMatchObject([{ word: "place_freed" }]);
    const { quote_id } = await booking.quoteOf(room);
    const second = await booking.quoteOf(room);
    const held = await Promise.all([
      booking.create(travellers[0]!, quote_id),
      booking.create(travellers[1]!, second.quote_id),
    ]);
    expect(held.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(held.map(({ reason }) => reason)).toContain("sold_out");
  });

  onEngine("are refused where there is a place, a limit, or nothing that the catalogue has", async () => {
    const room = await onlyRoom();
    const user = await logIn(provider.app);
    expect(codesOf(await save(user, wish(room)))).toEqual(["place_is_free"]);
    await booking.submitted(room);
    expect(codesOf(await save(user, wish(room, { limit_total: 40_000_000 })))).toEqual(["limit_above_price"]);
    expect(codesOf(await save(user, wish(room, { check_in: addDays(FROZEN_TODAY, -1) })))).toEqual(["past_date"]);
    expect((await save(user, wish(room, { property_id: 999_999 }))).status).toBe(404);
    expect(await list(user)).toEqual([]);
  });

  onEngine("share the three slots with alerts on prices, and one on the same stay gives way", async () => {
    const room = await onlyRoom();
    const user = await logIn(provider.app);
    const ofPrice = { waits_for: "price" };
    expect((await save(user, wish(room, ofPrice))).value).toMatchObject([{ waits_for: "price", state: "active" }]);
    const { user: holder, reservation } = await booking.submitted(room);
    const [own, ...others] = (await save(user, wish(room))).value;
    expect([own, others]).toMatchObject([{ waits_for: "place" }, []]);
    for (const days of [3, 4]) await save(user, wish(room, { ...ofPrice, check_in: addDays(room.checkIn, days) }));
    const fourth = await save(user, wish(room, { rooms: "2;2" }));
    expect(codesOf(fourth)).toEqual(["too_many_alerts"]);
    // The same once more takes no other slot; one that its user ended tells nothing.
    expect((await save(user, wish(room))).value).toHaveLength(3);
    expect((await user.post(`${PATH}/${own?.id}/delete`, {}, newKey())).status).toBe(200);
    await cancel(holder, `reserve/v2/${reservation.confirmation_code}`);
    await watch();
    expect(await told(user)).toEqual([]);
  });

  onEngine("end by themselves when their day has passed", async () => {
    const { room } = await soldOut({ checkIn: FROZEN_TODAY });
    const user = await logIn(provider.app);
    await save(user, wish(room));
    await query("UPDATE inventory_night SET total = 0, held = 0 WHERE room_type_id = $1", [room.roomTypeId]);
    await wait(booking.database(), DAY_SECONDS);
    await watch();
    expect(await statesOf(user)).toEqual(["expired"]);
    await standAtFrozenNoon(booking.database());
  });

  onEngine("wait for a departure, or for one of its packages", async () => {
    await standAtFrozenNoon(booking.database());
    const tour = await prepareTour(booking.database(), { seats: 2, rooms: 1 });
    const [holder, anyPackage, onePackage, ofThree] = [
      await logIn(provider.app),
      await logIn(provider.app),
      await logIn(provider.app),
      await logIn(provider.app),
    ];
    const asked = { departure_id: tour.departureId, rooms: "2", waits_for: "place", limit_total: null };
    expect(codesOf(await save(anyPackage, asked, "save-tour"))).toEqual(["place_is_free"]);
    const quoted = await holder.post<{ quote_id: string }>("tour/v2/reserve/quote", tour.request(), newKey());
    const held = await holder.post<{ confirmation_code: string }>(
      "tour/v2/reserve/create",
      { quote_id: quoted.value.quote_id },
      newKey(),
    );
    expect(held.status).toBe(200);
    expect((await save(anyPackage, asked, "save-tour")).value).toMatchObject([
      { kind: "tour", package_id: null, waits_for: "place" },
    ]);
    expect((await save(anyPackage, asked, "save-tour")).value).toHaveLength(1);
    await save(onePackage, { ...asked, package_id: tour.packageId }, "save-tour");
    await save(ofThree, { ...asked, rooms: "3" }, "save-tour");
    // A price is one package's.
    const unnamed = { ...asked, waits_for: "price" };
    expect(codesOf(await save(holder, unnamed, "save-tour"))).toEqual(["no_price_to_watch"]);
    await watch();
    expect([await statesOf(anyPackage), await statesOf(onePackage)]).toEqual([["active"], ["active"]]);
    const { confirmation_code } = held.value;
    expect((await cancel(holder, `tour/v2/reserve/${confirmation_code}`)).status).toBe(200);
    await watch();
    for (const user of [anyPackage, onePackage]) expect(await told(user)).toMatchObject([{ word: "tour_place_freed" }]);
    expect(await statesOf(ofThree)).toEqual(["active"]);
    await query("UPDATE tour_departure SET state = 'cancelled' WHERE id = $1", [tour.departureId]);
    expect(codesOf(await save(holder, { ...asked, rooms: "1" }, "save-tour"))).toEqual(["no_price_to_watch"]);
  });

  onEngine("wait for a seat of any flight of the day", async () => {
    const [day] = await query<{ origin_city_id: number; destination_city_id: number; departure_date: IsoDate }>(
      `SELECT origin_city_id, destination_city_id, date AS departure_date FROM flight_offer
       WHERE class = 'economy' AND date > $1 AND origin_city_id <> destination_city_id ORDER BY date, 1, 2 LIMIT 1`,
      [addDays(FROZEN_TODAY, 3)],
    );
    const user = await logIn(provider.app);
    const asked = { ...day, adult_count: 2, waits_for: "place", limit_total: null };
    expect(codesOf(await save(user, asked, "save-flight"))).toEqual(["place_is_free"]);
    const OF_DAY = `id IN (SELECT unnest(seat_stock_ids) FROM flight_offer WHERE origin_city_id = $1 AND destination_city_id = $2 AND date = $3)`;
    const values = Object.values(day ?? {});
    const seats = (free: number) => query(`UPDATE stock SET total = held + sold + ${free} WHERE ${OF_DAY}`, values);
    await seats(1);
    expect((await save(user, asked, "save-flight")).value).toMatchObject([{ kind: "flight", waits_for: "place" }]);
    await watch();
    expect(await statesOf(user)).toEqual(["active"]);
    await seats(2);
    await watch();
    expect(await told(user)).toMatchObject([{ word: "flight_place_freed" }]);
  });

  onEngine("cannot be written with a price, nor alerts on prices without one", async () => {
    const { room } = await soldOut();
    const user = await logIn(provider.app);
    const [own] = (await save(user, wish(room))).value;
    for (const change of [
      "base_total = 10, threshold = 5",
      "base_total = 10",
      "waits_for = 'price'",
      "waits_for = 'rain'",
    ])
      await expect(query(`UPDATE price_alert SET ${change} WHERE id = $1`, [own?.id ?? 0]), change).rejects.toThrow();
  });
});
