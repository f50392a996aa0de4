import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { alertAddress } from "#products/price-alert.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { standAtFrozenNoon, type TestRoom, wait } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { watchPrices } from "./watch-prices.ts";

const PATH = "user/v2/price-alerts";

onProvider("Price alerts", (provider, onEngine) => {
  const booking = bookingAt(provider);
  const query = <Row>(text: string, values: (string | number | null)[] = []) =>
    booking.database().query<Row>(text, values);
  /** Every night of every rate of a property at one price, rial. */
  const priceAt = (room: TestRoom, rial: number) =>
    query(
      `UPDATE night_price SET sale_rate = $2, rack_rate = $2, closed = false, closed_to_arrival = false, closed_to_departure = false,
         min_stay = 1, max_stay = 30 WHERE rate_plan_id IN (SELECT rate_plan.id FROM rate_plan
         JOIN room_type ON room_type.id = rate_plan.room_type_id WHERE room_type.property_id = $1)`,
      [room.propertyId, rial],
    );
  const wish = (room: TestRoom, changes: object = {}) => ({
    property_id: room.propertyId,
    check_in: room.checkIn,
    length_of_stay: 2,
    rooms: "2",
    limit_total: null,
    ...changes,
  });
  const save = (user: Caller, asked: object) => user.post<PriceAlertsValue>(`${PATH}/save`, asked, newKey());
  const list = async (user: Caller) => (await user.get<PriceAlertsValue>(PATH)).value;
  const told = async (user: Caller) => (await user.get<NotificationsValue>("user/v2/notifications")).value.items;
  const open = async () => {
    const room = await booking.make();
    await priceAt(room, 20_000_000);
    return { room, user: await logIn(provider.app) };
  };
  /** A departure of a tour whose package costs so much a person in a double, rial; its price can be changed. */
  const openTour = async (rial: number) => {
    const tour = await prepareTour(booking.database());
    const priceTour = (price: number) =>
      query("UPDATE tour_package SET prices = prices || jsonb_build_object('double', $2::bigint) WHERE id = $1", [
        tour.packageId,
        price,
      ]);
    await priceTour(rial);
    const asked = { departure_id: tour.departureId, package_id: tour.packageId, rooms: "2", limit_total: null };
    return { asked, priceTour };
  };
  /** A day on which the world flies from a city to another; with a price, all its offers at that for an adult, rial. */
  const openFlight = async (rial: number | null, place = 0) => {
    const [day] = await query<{ origin: number; destination: number; date: IsoDate }>(
      `SELECT origin_city_id AS origin, destination_city_id AS destination, date FROM flight_offer
       WHERE class = 'economy' AND date > $1 AND origin_city_id <> destination_city_id
       GROUP BY 1, 2, 3 ORDER BY date, 1, 2 OFFSET $2 LIMIT 1`,
      [addDays(FROZEN_TODAY, 3), place],
    );
    if (day === undefined) throw new Error("The small world flies nowhere");
    const { origin, destination, date } = day;
    const priceFlight = (price: number) =>
      query(
        `UPDATE flight_offer SET prices = jsonb_set(prices, '{adult}', jsonb_build_object('fare', $4::bigint, 'taxes', 0))
         WHERE origin_city_id = $1 AND destination_city_id = $2 AND date = $3`,
        [origin, destination, date, price],
      );
    if (rial !== null) await priceFlight(rial);
    const asked = {
      origin_city_id: origin,
      destination_city_id: destination,
      departure_date: date,
      adult_count: 2,
      limit_total: null,
    };
    return { asked, priceFlight };
  };
  const saveTour = (user: Caller, asked: object) => user.post<PriceAlertsValue>(`${PATH}/save-tour`, asked, newKey());
  const saveFlight = (user: Caller, asked: object) =>
    user.post<PriceAlertsValue>(`${PATH}/save-flight`, asked, newKey());
  const codesOf = (answer: { errors: readonly { code: string }[] }) => answer.errors.map(({ code }) => code);
  const sms = async () =>
    (await query<{ count: number }>("SELECT count(*)::int AS count FROM outbox WHERE kind = 'sms'"))[0]?.count ?? 0;

  onEngine("watch what their party can have, and a party has one audience", async () => {
    const { room, user } = await open();
    const sellTo = (audience: string, rial: number) =>
      query(
        `WITH sold AS (UPDATE rate_plan SET guest_nationality = $2 WHERE id = $1 RETURNING id)
         UPDATE night_price SET sale_rate = $3 FROM sold WHERE rate_plan_id = sold.id`,
        [room.ratePlanId, audience, rial],
      );
    await query(
      `UPDATE rate_plan SET guest_nationality = 'any' FROM room_type WHERE room_type.id = room_type_id AND property_id = $1`,
      [room.propertyId],
    );
    await sellTo("foreign", 12_000_000);
    const rivals = await query<{ rooms: number }>(
      `SELECT count(*)::int AS rooms FROM rate_plan JOIN room_type ON room_type.id = room_type_id WHERE property_id = $1`,
      [room.propertyId],
    );
    expect(rivals[0]?.rooms).toBeGreaterThan(1);
    const saved = async (audience: string) => (await save(user, wish(room, { audience }))).value;
    expect(await saved("foreign")).toMatchObject([{ base_total: 24_000_000, audience: "foreign" }]);
    expect(await saved("foreign")).toHaveLength(1);
    const [ofBoth, ...others] = await saved("mixed");
    expect([ofBoth, others]).toMatchObject([{ base_total: 40_000_000, audience: "mixed", state: "active" }, []]);
    expect(alertAddress(ofBoth!)).toContain("audience=mixed");
    await sellTo("iranian", 1_000_000);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([{ state: "active" }]);
    // One that the version before has set is of an Iranian party.
    await query("UPDATE price_alert SET audience = NULL WHERE id = $1", [ofBoth!.id]);
    expect(await list(user)).toMatchObject([{ state: "active", audience: "iranian" }]);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([{ state: "triggered", triggered_total: 2_000_000 }]);
  });

  onEngine("tell once, by SMS and in the panel, when the total has fallen by five percent", async () => {
    const { room, user } = await open();
    expect((await save(user, wish(room))).value).toMatchObject([
      { state: "active", base_total: 40_000_000, threshold: 38_000_000, triggered_total: null },
    ]);
    await priceAt(room, 19_000_010);
    await watchPrices(provider.services);
    expect(await told(user)).toEqual([]);
    const before = await sms();
    await priceAt(room, 19_000_000);
    await watchPrices(provider.services);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([{ state: "triggered", triggered_total: 38_000_000 }]);
    expect(await told(user)).toMatchObject([
      {
        kind: "price_alert",
        word: "price_fell",
        amount: 38_000_000,
        confirmation_code: null,
        title_fa: expect.stringMatching(/./),
      },
    ]);
    expect((await sms()) - before).toBe(1);
  });

  onEngine("on a tour and on flights tell the same way, in their own words", async () => {
    const user = await logIn(provider.app);
    const tour = await openTour(20_000_000);
    const flight = await openFlight(30_000_000);
    await saveTour(user, tour.asked);
    const both = (await saveFlight(user, { ...flight.asked, limit_total: 40_000_000 })).value;
    expect(both).toMatchObject([
      { kind: "flight", base_total: 60_000_000, threshold: 40_000_000, origin: { id: flight.asked.origin_city_id } },
      { kind: "tour", base_total: 40_000_000, threshold: 38_000_000, package_id: tour.asked.package_id, beds: "" },
    ]);
    const before = await sms();
    await tour.priceTour(19_000_000);
    await flight.priceFlight(20_000_001);
    await watchPrices(provider.services);
    await flight.priceFlight(20_000_000);
    await watchPrices(provider.services);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([
      { kind: "flight", state: "triggered", triggered_total: 40_000_000 },
      { kind: "tour", state: "triggered", triggered_total: 38_000_000 },
    ]);
    expect(await told(user)).toMatchObject([
      { word: "flight_price_fell", amount: 40_000_000, title_en: expect.stringMatching(/\w to \w/) },
      { word: "tour_price_fell", amount: 38_000_000, title_fa: expect.stringMatching(/تور/) },
    ]);
    expect((await sms()) - before).toBe(2);
  });

  onEngine("on flights there and back compare both ways together, and another return is another alert", async () => {
    const user = await logIn(provider.app);
    const { asked } = await openFlight(null, 1);
    const [back] = await query<{ date: string }>(
      `SELECT date FROM flight_offer WHERE origin_city_id = $1 AND destination_city_id = $2 AND class = 'economy' AND date > $3
       ORDER BY date LIMIT 1`,
      [asked.destination_city_id, asked.origin_city_id, asked.departure_date],
    );
    const there = { ...asked, return_date: back?.date };
    const [both] = (await saveFlight(user, there)).value;
    const search = await user.get<FlightSearchValue>(
      `flight/v2/search?origin_city_id=${asked.origin_city_id}&destination_city_id=${asked.destination_city_id}` +
        `&departure_date=${asked.departure_date}&return_date=${back?.date}&adult_count=2&sort=lowest_price`,
    );
    const shown = (search.value.items[0]?.total ?? 0) + (search.value.items[0]?.return_from ?? 0);
    expect(both).toMatchObject({ base_total: shown, return_date: back?.date });
    await saveFlight(user, there);
    expect((await saveFlight(user, asked)).value).toMatchObject([{ return_date: null }, { return_date: back?.date }]);
  });

  onEngine("tell at the limit that was asked for, and not before", async () => {
    const { room, user } = await open();
    await save(user, wish(room, { limit_total: 30_000_000 }));
    await priceAt(room, 16_000_000);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([{ state: "active" }]);
    await priceAt(room, 15_000_000);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([{ state: "triggered", triggered_total: 30_000_000 }]);
  });

  onEngine("are three at a time: a fourth is refused in words, and one that ended makes room", async () => {
    const { room, user } = await open();
    for (const days of [0, 1, 2]) await save(user, wish(room, { check_in: addDays(room.checkIn, days) }));
    // The same once more is the same alert.
    expect((await save(user, wish(room))).status).toBe(200);
    const fourth = wish(room, { check_in: addDays(room.checkIn, 3) });
    expect(codesOf(await save(user, fourth))).toEqual(["too_many_alerts"]);
    const [newest] = await list(user);
    expect((await user.post(`${PATH}/${newest?.id}/delete`, {}, newKey())).status).toBe(200);
    expect((await save(user, fourth)).status).toBe(200);
    expect((await list(user)).filter(({ state }) => state === "active")).toHaveLength(3);
    // Two at once take no fourth slot either.
    const other = await logIn(provider.app);
    await Promise.all(
      [0, 1, 2, 3, 4].map((days) => save(other, wish(room, { check_in: addDays(room.checkIn, days) }))),
    );
    expect((await list(other)).filter(({ state }) => state === "active")).toHaveLength(3);
  });

  onEngine("are three over all products", async () => {
    const { room, user } = await open();
    const [tour, flight, other] = [await openTour(20_000_000), await openFlight(30_000_000), await openTour(9_000_000)];
    await save(user, wish(room));
    await saveTour(user, tour.asked);
    await saveFlight(user, flight.asked);
    expect(codesOf(await saveTour(user, other.asked))).toEqual(["too_many_alerts"]);
    // Those that are there are set once more without a fourth place.
    expect((await saveTour(user, tour.asked)).value).toHaveLength(3);
    expect((await saveFlight(user, flight.asked)).value).toHaveLength(3);
  });

  onEngine("on tours and flights are refused in words where there is nothing to wait for", async () => {
    const user = await logIn(provider.app);
    const { asked: tour } = await openTour(20_000_000);
    const { asked: flight } = await openFlight(30_000_000);
    for (const limit_total of [-1, 0, 60_000_000]) {
      expect(codesOf(await saveTour(user, { ...tour, limit_total }))).toEqual(["limit_above_price"]);
      expect(codesOf(await saveFlight(user, { ...flight, limit_total }))).toEqual(["limit_above_price"]);
    }
    expect(codesOf(await saveTour(user, { ...tour, package_id: 1 }))).toEqual(["no_price_to_watch"]);
    expect(codesOf(await saveTour(user, { ...tour, departure_id: 1 }))).toEqual(["no_price_to_watch"]);
    expect(codesOf(await saveTour(user, { ...tour, rooms: "many" }))).toEqual(["unreadable_rooms"]);
    const yesterday = addDays(FROZEN_TODAY, -1);
    expect(codesOf(await saveFlight(user, { ...flight, departure_date: yesterday }))).toEqual(["past_date"]);
    const backwards = { ...flight, return_date: addDays(flight.departure_date, -1) };
    expect(codesOf(await saveFlight(user, backwards))).toEqual(["date_order"]);
    expect(codesOf(await saveFlight(user, { ...flight, infant_count: 3 }))).toEqual(["too_many_infants"]);
    expect(codesOf(await saveFlight(user, { ...flight, destination_city_id: flight.origin_city_id }))).toEqual([
      "same_city",
    ]);
    await query("UPDATE tour_departure SET date = $2 WHERE id = $1", [tour.departure_id, yesterday]);
    expect(codesOf(await saveTour(user, tour))).toEqual(["past_date"]);
    expect(await list(user)).toEqual([]);
  });

  onEngine("free their slot when the catalogue has what they are on no more", async () => {
    const user = await logIn(provider.app);
    const { asked } = await openTour(20_000_000);
    await saveTour(user, asked);
    await query("DELETE FROM tour_departure WHERE id = $1", [asked.departure_id]);
    await watchPrices(provider.services);
    expect(await list(user)).toEqual([]);
    const [state] = await query("SELECT state FROM price_alert WHERE departure_id = $1", [asked.departure_id]);
    expect(state).toEqual({ state: "expired" });
  });

  onEngine("are refused in words where there is nothing to wait for", async () => {
    const { room, user } = await open();
    for (const limit_total of [-1, 0, 40_000_000])
      expect(codesOf(await save(user, wish(room, { limit_total })))).toEqual(["limit_above_price"]);
    expect(codesOf(await save(user, wish(room, { check_in: addDays(FROZEN_TODAY, -1) })))).toEqual(["past_date"]);
    await query("UPDATE night_price SET closed = true WHERE rate_plan_id = $1", [room.ratePlanId]);
    await query("UPDATE property SET is_bookable = false WHERE id = $1", [room.propertyId]);
    expect(codesOf(await save(user, wish(room)))).toEqual(["no_price_to_watch"]);
    await query("UPDATE property SET is_bookable = true WHERE id = $1", [room.propertyId]);
    expect(await list(user)).toEqual([]);
  });

  onEngine("end by themselves when their check-in date has passed", async () => {
    const { room, user } = await open();
    await save(user, wish(room, { check_in: FROZEN_TODAY }));
    await wait(booking.database(), DAY_SECONDS);
    await watchPrices(provider.services);
    expect(await list(user)).toMatchObject([{ state: "expired" }]);
    await standAtFrozenNoon(booking.database());
  });

  onEngine("are their user’s alone", async () => {
    const { room, user } = await open();
    const [own] = (await save(user, wish(room))).value;
    const other = await logIn(provider.app);
    expect(await list(other)).toEqual([]);
    for (const id of [own?.id, "0", "x"])
      expect((await other.post(`${PATH}/${id}/delete`, {}, newKey())).status).toBe(404);
    expect(await list(user)).toHaveLength(1);
    expect((await callerOf(provider.app).get(PATH)).status).toBe(401);
    expect((await save(callerOf(provider.app), wish(room))).status).toBe(401);
  });

  onEngine("cannot be written otherwise, whatever the code does", async () => {
    const { room, user } = await open();
    await save(user, wish(room));
    const good = { slot: 2, date: room.checkIn, base_total: 10, threshold: 5, state: "active", kind: "property" };
    const insert = (changes: object) => {
      const row = { ...good, ...changes };
      return query(
        `INSERT INTO price_alert (user_id, property_id, slot, date, length_of_stay, rooms, base_total, threshold, state, created_at, kind)
         SELECT user_id, property_id, $1::smallint, $2::date, 1, '2', $3::bigint, $4::bigint, $5, app_now(), $6
         FROM price_alert WHERE user_id = (SELECT max(user_id) FROM price_alert) LIMIT 1`,
        [row.slot, row.date, row.base_total, row.threshold, row.state, row.kind],
      );
    };
    const faults = [
      { slot: 1 },
      { slot: 4 },
      { slot: 0 },
      { slot: null },
      { date: addDays(FROZEN_TODAY, -1) },
      { kind: "tour" },
      { kind: "flight" },
      { kind: "bus" },
      { threshold: 0 },
      { threshold: -5 },
      { threshold: 10 },
      { state: "other" },
    ];
    for (const fault of faults) await expect(insert(fault), JSON.stringify(fault)).rejects.toThrow();
    await insert({});
  });
});
