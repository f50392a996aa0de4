import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  DeparturesValue,
  DepartureValue,
  TourQuoteValue,
  TourReservationValue,
  TourSearchValue,
  TourVoucherValue,
} from "#products/tour/contract/tour.shapes.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { onProvider } from "#tests/engines.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { type Caller, callerOf, logIn, newKey, smsTo } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { decideDepartures } from "./decide.ts";
import { releaseTrust } from "./trust.ts";

const RESERVE = "tour/v2/reserve";
/** Tickets bear names in Latin letters. */
const inLatin = guestsFor(1, (one) => ({ ...one, first_name_en: "Alireza", last_name_en: "Karimi" }));
const COUPLE = [{ adult_count: 2, children: [] }];

type Pictured = { slug: string; image: unknown };
/** A departure of a tour that its hotel stands for. */
type Led = { id: number; slug: string; city: string; hotel: string; origin: number; to: number; date: string };

onProvider("Tours", (provider, onEngine) => {
  const database = () => provider.services.database;
  const anyone = () => callerOf(provider.app);
  /** Until nothing waits: an issue leaves a notice, and a notice an SMS. The newest SMS is then the last that was caused. */
  const deliver = async () => {
    for (let turn = 0; turn < 3; turn += 1) await runOutbox(provider.services);
  };
  const act = <T = TourReservationValue>(user: Caller, code: string, what: string, body: unknown = {}) =>
    user.post<T>(`${RESERVE}/${code}/${what}`, body, newKey());
  const create = (user: Caller, quote_id: string) =>
    user.post<TourReservationValue>(`${RESERVE}/create`, { quote_id }, newKey());
  const counters = async (departure: number, chosen: number) =>
    (
      await database().query<{ held: number; own: number }>(
        "SELECT held, sold - sold_elsewhere AS own FROM stock WHERE id IN ($1, $2) ORDER BY id = $2",
        [stockIdOf("tourSeats", departure), stockIdOf("tourRooms", chosen)],
      )
    ).map(({ held, own }) => [held, own]);
  const trust = async () =>
    (
      await database().query<{ held: number }>(
        `SELECT coalesce(sum(amount), 0)::bigint AS held FROM ledger_posting JOIN ledger_account AS account ON account.id = account_id
         WHERE account.kind = 'held_in_trust'`,
      )
    )[0]?.held;

  /** A domestic departure with a package of both, which can be confirmed at once and leaves in a month or later. */
  const open = async (): Promise<{ day: DeparturesValue[number]; one: DepartureValue; chosen: number }> => {
    await standAtFrozenNoon(database());
    const tours = await database().query<{ id: number; origin: number }>(
      `SELECT DISTINCT tour.id, departure.origin_city_id AS origin FROM tour JOIN tour_departure AS departure ON departure.tour_id = tour.id
       WHERE tour.kind = 'domestic' ORDER BY 1, 2`,
    );
    const period = `from=${addDays(FROZEN_TODAY, 30)}&to=${addDays(FROZEN_TODAY, 110)}`;
    for (const { id, origin } of tours) {
      const days = await anyone().get<DeparturesValue>(
        `tour/v2/departures?tour_id=${id}&origin_id=${origin}&${period}`,
      );
      for (const day of days.value.filter(({ min_price, seats_left }) => min_price !== null && seats_left === null)) {
        const { value: one } = await anyone().get<DepartureValue>(`tour/v2/departures/${day.departure_id}?rooms=2`);
        const found = one.packages.find(({ total, confirmation }) => total !== null && confirmation === "online");
        if (found) return { day, one, chosen: found.package_id };
      }
    }
    throw new Error("The small world has no such departure");
  };
  const quoteOf = (departure_id: number, package_id: number, rooms: unknown = COUPLE) =>
    anyone().post<TourQuoteValue>(`${RESERVE}/quote`, { departure_id, package_id, rooms });

  /** Held, named, submitted and paid out of a wallet, as its owner does it; `meanwhile` happens before it is paid. */
  const booked = async (meanwhile: (code: string) => Promise<unknown> = async () => {}) => {
    const { day, chosen } = await open();
    const user = await logIn(provider.app);
    const { value: quote } = await quoteOf(day.departure_id, chosen);
    const { value: made } = await create(user, quote.quote_id);
    const code = made.confirmation_code;
    const saved = await act(user, code, "save-passengers", inLatin);
    expect(saved.status, saved.text).toBe(200);
    expect((await act(user, code, "submit")).value.status).toBe("ready_to_pay");
    await meanwhile(code);
    await chargeWalletOf(database(), code, quote.total);
    const start = { confirmation_code: code, gateway: "test", use_wallet: true };
    const paid = await user.post<StartValue>("payment/v2/start", start, newKey());
    expect(paid.status, paid.text).toBe(200);
    await deliver();
    return { user, code, total: quote.total, day, chosen };
  };

  onEngine("R55, R59 are found by day, nights and party, with totals that are the sums of their lines", async () => {
    const { one } = await open();
    const tour = (
      await database().query<{ city: number }>("SELECT city_id AS city FROM tour WHERE id = $1", [one.tour_id])
    )[0];
    const query = `origin_id=${one.origin.id}&destination_id=city-${tour?.city}&check_in=${one.date}&length_of_stay=3&rooms=2&flex=0`;
    const { value, status, text } = await anyone().get<TourSearchValue>(`tour/v2/search?${query}`);
    expect(status, text).toBe(200);
    const packagesOf = ({ items }: TourSearchValue) => items.flatMap(({ packages = [] }) => packages);
    const found = packagesOf(value).filter(({ departure_id }) => departure_id === one.departure_id);
    expect(found.map(({ package_id, total }) => [package_id, total]).toSorted()).toEqual(
      one.packages
        .filter(({ total }) => total !== null)
        .map(({ package_id, total }) => [package_id, total])
        .toSorted(),
    );
    for (const { lines, total } of one.packages) {
      if (total !== null) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
    expect(packagesOf(value).every(({ days_away }) => days_away === 0)).toBe(true);
    expect(value.packages).toBe(packagesOf(value).length);
    expect(new Set(value.items.map(({ tour_id }) => tour_id)).size).toBe(value.total);
    // The strip says of each day what a search on that day alone says, with the same filters.
    expect(value.strip).toHaveLength(7);
    for (const { date, total } of value.strip) {
      const onDay = await anyone().get<TourSearchValue>(
        `tour/v2/search?${query.replace(one.date, date)}&sort=lowest_price`,
      );
      expect(packagesOf(onDay.value)[0]?.total ?? null, date).toBe(total);
    }
    // An infant pays little and has no seat: the price per person stays an adult's.
    const family = await anyone().get<TourSearchValue>(`tour/v2/search?${query.replace("rooms=2", "rooms=2,1")}`);
    const adults = new Map(one.packages.map(({ package_id, table }) => [package_id, table.double]));
    const ofDay = packagesOf(family.value).filter(({ departure_id }) => departure_id === one.departure_id);
    expect(ofDay.length).toBeGreaterThan(0);
    for (const { package_id, per_person, total } of ofDay) {
      expect(per_person).toBe(adults.get(package_id));
      expect(total).toBeGreaterThan(2 * per_person);
    }
    const filtered = await anyone().get<TourSearchValue>(`tour/v2/search?${query}&hotel_star[]=1`);
    expect(filtered.value.total).toBe(0);
    expect(filtered.value.strip.find(({ date }) => date === one.date)?.total).toBeNull();
  });

  onEngine("a hotel has the same picture in tours as in its own list and on its own page", async () => {
    const { one, chosen } = await open();
    const [led] = await database().query<Led>(
      `SELECT tour.id, tour.slug, city.slug AS city, tour.images -> 0 -> 'image' ->> 'slug' AS hotel,
         offer.origin_city_id AS origin, tour.city_id AS to, offer.date
       FROM tour_offer AS offer JOIN tour ON tour.id = offer.tour_id JOIN city ON city.id = tour.city_id
       WHERE tour.images -> 0 -> 'image' ->> 'view' = 'facade' AND offer.date > '${addDays(FROZEN_TODAY, 30)}'
       ORDER BY offer.date, offer.package_id LIMIT 1`,
    );
    if (led === undefined) throw new Error("The small world has no tour of a hotel");
    const pictureIn = (things: readonly Pictured[], slug: string) => things.find((thing) => thing.slug === slug)?.image;
    const get = async <Value>(address: string): Promise<Value> => {
      const { value, status, text } = await anyone().get<Value>(address);
      expect(status, text).toBe(200);
      return value;
    };
    const page = await get<{ images: Pictured[] }>(`property/v2/details/${led.city}/${led.hotel}`);
    const own = page.images[0]?.image;
    expect(own).toMatchObject({ view: "facade", house: expect.anything() });
    const stays = await get<{ items: Pictured[] }>(
      `property/v2/search?destination_id=city-${led.to}&check_in=${led.date}&length_of_stay=1`,
    );
    expect(pictureIn(stays.items, led.hotel) ?? own).toEqual(own);
    const ofTour = await get<{ images: Pictured[] }>(`tour/v2/details/${led.city}/${led.slug}`);
    expect(ofTour.images[0]?.image).toEqual(own);
    const query = `origin_id=city-${led.origin}&destination_id=city-${led.to}&check_in=${led.date}&length_of_stay=3&rooms=2&flex=0`;
    const found = await get<{ items: Pictured[] }>(`tour/v2/search?${query}`);
    expect(pictureIn(found.items, led.slug)).toEqual(own);
    const listed = await get<{ items: Pictured[] }>(`tour/v2/listing/${led.city}`);
    expect(pictureIn(listed.items, led.slug)).toEqual(own);
    const user = await logIn(provider.app);
    await user.post("user/v2/favorites/toggle", { kind: "tour", id: led.id });
    const favorites = await user.get<{ tours: Pictured[] }>("user/v2/favorites");
    expect(pictureIn(favorites.value.tours, led.slug)).toEqual(own);
    // A reservation keeps the picture of its quote.
    const { value: quote } = await quoteOf(one.departure_id, chosen);
    const { slug, city, image } = quote.subject.tour;
    const quoted = await get<{ images: Pictured[] }>(`tour/v2/details/${city.slug}/${slug}`);
    expect(image).toEqual(quoted.images[0]?.image);
  });

  onEngine("R54 only places that tours go to are suggested, and only cities that they leave from", async () => {
    const suggested = async (scope: string, q = "") =>
      (await anyone().get<Suggestion[]>(`base/v2/autocomplete?scope=${scope}&q=${encodeURIComponent(q)}`)).value.map(
        ({ id }) => id,
      );
    const cities = (column: string) =>
      database().query<{ id: string }>(
        `SELECT DISTINCT 'city-' || ${column} AS id FROM tour_from JOIN tour ON tour.id = tour_from.tour_id`,
      );
    const idsOf = async (column: string) => (await cities(column)).map(({ id }) => id);
    const [destinations, origins] = [await idsOf("tour.city_id"), await idsOf("origin_city_id")];
    expect((await suggested("tour")).filter((id) => !destinations.includes(id))).toEqual([]);
    expect((await suggested("tour")).length).toBeGreaterThan(0);
    expect((await suggested("tour_origin")).filter((id) => !origins.includes(id))).toEqual([]);
    expect(await suggested("tour", "ایران")).toContain("country-1");
    const quiet = await database().query<{ name: string }>(
      "SELECT name_fa AS name FROM city WHERE id NOT IN (SELECT city_id FROM tour) ORDER BY id LIMIT 1",
    );
    expect(await suggested("property", quiet[0]?.name)).not.toEqual([]);
    expect(await suggested("tour", quiet[0]?.name)).toEqual([]);
  });

  onEngine("a bed that a child’s age does not need is priced when it is asked for", async () => {
    const { one, chosen } = await open();
    const priced = async (beds: string) => {
      const { value } = await anyone().get<DepartureValue>(
        `tour/v2/departures/${one.departure_id}?rooms=2,3&beds=${beds}`,
      );
      const found = value.packages.find(({ package_id }) => package_id === chosen);
      return { beds: value.beds, types: found?.lines.map(({ type }) => type), total: found?.total ?? 0 };
    };
    const [without, having] = [await priced(""), await priced("0-0,4-1")];
    expect(without).toMatchObject({ beds: "", types: ["double", "child_no_bed"] });
    expect(having).toMatchObject({ beds: "0-0", types: ["double", "child_with_bed"] });
    expect(having.total).toBeGreaterThan(without.total);
    const quoted = await quoteOf(one.departure_id, chosen, [
      { adult_count: 2, children: [{ age: 3, with_bed: true }] },
    ]);
    expect(quoted.value.total).toBe(having.total);
    const refused = await anyone().get(`tour/v2/departures/${one.departure_id}?rooms=2,3&beds=first`);
    expect([refused.status, refused.errors[0]?.name]).toEqual([422, "beds"]);
  });

  onEngine("a day has a price for a party exactly where the party can have one of its packages", async () => {
    await standAtFrozenNoon(database());
    const [tour] = await database().query<{ id: number; origin: number }>(
      `SELECT tour_id AS id, origin_city_id AS origin FROM tour_departure GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1`,
    );
    const asked = `tour/v2/departures?tour_id=${tour?.id}&origin_id=${tour?.origin}&from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, 90)}`;
    const lost: string[] = [];
    for (const rooms of ["2", "4", "2,2,2,2"]) {
      const { value: days } = await anyone().get<DeparturesValue>(`${asked}&rooms=${rooms}`);
      const { value: ofAnyone } = await anyone().get<DeparturesValue>(asked);
      expect(days.map(({ departure_id }) => departure_id)).toEqual(ofAnyone.map(({ departure_id }) => departure_id));
      for (const [at, { departure_id, min_price }] of days.entries()) {
        const { value: one } = await anyone().get<DepartureValue>(`tour/v2/departures/${departure_id}?rooms=${rooms}`);
        const open = one.packages.filter(({ total }) => total !== null).map(({ table }) => table.double ?? 0);
        expect(min_price).toBe(open.length === 0 ? null : Math.min(...open));
        if (min_price === null && ofAnyone[at]?.min_price !== null) lost.push(rooms);
      }
    }
    // Some day is open for two and not for more.
    expect(lost.length).toBeGreaterThan(0);
    const { status } = await anyone().get(`${asked}&rooms=x`);
    expect(status).toBe(422);
  });

  onEngine("the penalties that a package shows are those that its reservation would pay", async () => {
    const { one, chosen } = await open();
    const found = one.packages.find(({ package_id }) => package_id === chosen);
    const { value: quote } = await quoteOf(one.departure_id, chosen);
    expect(found?.cancellation).toEqual(quote.cancellation);
    const amounts = found?.penalties.map(({ amount }) => amount) ?? [];
    expect(amounts[0]).toBe(quote.cancellation.penalty);
    expect(amounts).toEqual(amounts.toSorted((low, high) => low - high));
    expect([amounts.at(-1), found?.penalties.at(-1)?.until]).toEqual([found?.total, null]);
  });

  onEngine("that are not sold on a day are answered with the nearest, and each bad value at its field", async () => {
    const { one } = await open();
    const tour = (
      await database().query<{ city: number }>("SELECT city_id AS city FROM tour WHERE id = $1", [one.tour_id])
    )[0];
    const search = (changes: Record<string, string>) => {
      const query = new URLSearchParams({
        origin_id: String(one.origin.id),
        destination_id: `city-${tour?.city}`,
        check_in: addDays(one.date, 1),
        length_of_stay: "3",
        rooms: "2",
        flex: "0",
        ...changes,
      });
      return anyone().get<TourSearchValue>(`tour/v2/search?${query}`);
    };
    const { value } = await search({});
    expect(value.total).toBe(0);
    expect(value.nearest.some(({ packages = [] }) => packages.some(({ date }) => date === one.date))).toBe(true);
    const faults = async (changes: Record<string, string>) =>
      (await search(changes)).errors.map(({ name, code }) => `${name} ${code}`);
    expect(await faults({ origin_id: "city-999" })).toEqual(["origin_id unknown_destination"]);
    expect(await faults({ destination_id: String(one.origin.id) })).toEqual(["destination_id same_city"]);
    expect(await faults({ check_in: "2026-01-01" })).toEqual(["check_in past_date"]);
    expect(await faults({ rooms: "2,1,1,1" })).toEqual(["rooms too_many_infants"]);
    expect(await faults({ rooms: "2," })).toEqual(["rooms child_age_missing"]);
    expect(await faults({ rooms: "5;5" })).toEqual(["rooms too_many_travellers"]);
    expect((await search({ rooms: "1,13" })).value.rooms).toBe("2");
    const said = async (check_in: string) => (await search({ check_in })).errors.map(({ message }) => message);
    expect(await said("soon")).toEqual(["تاریخ رفت را مانند ۱۴۰۶/۰۱/۱۵ وارد کنید"]);
    expect(await said("30/12/1405")).toEqual(["اسفند ۱۴۰۵ ۲۹ روز دارد"]);
  });

  onEngine(
    "R80, R109 are held, named, paid, issued and cancelled by the machinery; the money waits in trust",
    async () => {
      const before = await trust();
      const { user, code, total, day, chosen } = await booked();
      expect(await counters(day.departure_id, chosen)).toEqual([
        [0, 2],
        [0, 1],
      ]);
      expect(await trust()).toBe(Number(before) + total);
      const details = await user.get<TourReservationValue>(`${RESERVE}/${code}`);
      const subject = { kind: "tour", departure_id: day.departure_id, package_id: chosen, date: day.date };
      expect(details.value).toMatchObject({ kind: "tour", status: "successful", subject, totals: { paid: total } });
      const voucher = await user.get<TourVoucherValue>(`${RESERVE}/${code}/voucher`);
      expect(voucher.value).toMatchObject({ subject: { departure_id: day.departure_id }, paid: total });
      expect(voucher.value.travellers).toHaveLength(2);
      const cost = await user.get<CancellationQuoteValue>(`${RESERVE}/${code}/cancellation-quote`);
      expect(cost.value.penalty + cost.value.refundable).toBe(total);
      const cancelled = await act(user, code, "cancel", { quote_id: cost.value.quote_id });
      expect(cancelled.value).toMatchObject({ status: "cancelled", totals: { penalty: cost.value.penalty } });
      expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(cost.value.refundable);
      expect(await trust()).toBe(Number(before) + cost.value.penalty);
      await releaseTrust(provider.services);
      expect(await trust()).toBe(before);
      expect(await counters(day.departure_id, chosen)).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect(await findDrift(database(), provider.services.products)).toEqual([]);
      expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
    },
  );

  onEngine("go from trust to their agency on the departure, once", async () => {
    const before = await trust();
    const { total, day } = await booked();
    expect(await releaseTrust(provider.services)).toBe(0);
    await database().query("UPDATE tour_departure SET state = 'guaranteed' WHERE id = $1", [day.departure_id]);
    await database().query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [
      (Date.parse(day.date) - Date.parse(FROZEN_TODAY)) / 1_000 + 86_400,
    ]);
    expect(await Promise.all([releaseTrust(provider.services), releaseTrust(provider.services)])).toEqual(
      expect.arrayContaining([1]),
    );
    expect(await trust()).toBe(before);
    expect(await releaseTrust(provider.services)).toBe(0);
    const [owed] = await database().query<{ owed: number }>(
      `SELECT sum(amount)::bigint AS owed FROM ledger_posting JOIN ledger_journal AS journal ON journal.id = journal_id
       JOIN ledger_account AS account ON account.id = account_id
       WHERE journal.kind = 'trust_release' AND account.kind = 'supplier_payable' AND journal.id = (SELECT max(id) FROM ledger_journal)`,
    );
    expect(owed?.owed).toBe(total);
    await standAtFrozenNoon(database());
  });

  onEngine("that are paid in the hour of departure leave nothing in trust", async () => {
    const before = await trust();
    await booked(async (code) => {
      await database().query("UPDATE reservation SET starts_at = app_now() WHERE confirmation_code = $1", [code]);
      await releaseTrust(provider.services);
    });
    expect(await releaseTrust(provider.services)).toBe(1);
    expect(await trust()).toBe(before);
  });

  onEngine("are never sold twice: the last seats and the last room go to one, together or not at all", async () => {
    const { day, chosen } = await open();
    const seats = stockIdOf("tourSeats", day.departure_id);
    const rooms = stockIdOf("tourRooms", chosen);
    const { value: quote } = await quoteOf(day.departure_id, chosen);
    const leave = (id: number, free: number) =>
      database().query("UPDATE stock SET total = held + sold + $2 WHERE id = $1", [id, free]);
    const users = await Promise.all(Array.from({ length: 6 }, () => logIn(provider.app)));
    const race = async () =>
      (await Promise.all(users.map((user) => create(user, quote.quote_id))))
        .map(({ status, reason }) => `${status} ${reason ?? ""}`.trim())
        .toSorted();
    const [[seatsHeld = 0] = [], [roomsHeld = 0] = []] = await counters(day.departure_id, chosen);
    await leave(seats, 3);
    await leave(rooms, 9);
    expect(await race()).toEqual(["200", ...Array(5).fill("422 sold_out")]);
    expect((await create(users[0]!, quote.quote_id)).text).toContain("ظرفیت این تور همین حالا تمام شد");
    // A seat for one is left, and nothing of the rooms was taken by those who found no seats.
    expect((await counters(day.departure_id, chosen)).map(([held]) => held)).toEqual([seatsHeld + 2, roomsHeld + 1]);
    await leave(seats, 20);
    await leave(rooms, 1);
    expect(await race()).toEqual(["200", ...Array(5).fill("422 sold_out")]);
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  });

  onEngine("show another price first, and refuse what has closed, a forged package and a wrong party", async () => {
    const { day, chosen } = await open();
    const user = await logIn(provider.app);
    await database().query("UPDATE stock SET total = held + sold + 9 WHERE id IN ($1, $2)", [
      stockIdOf("tourSeats", day.departure_id),
      stockIdOf("tourRooms", chosen),
    ]);
    const { value: quote } = await quoteOf(day.departure_id, chosen);
    const raise = (by: number) =>
      database().query(
        "UPDATE tour_package SET prices = jsonb_set(prices, '{double}', to_jsonb((prices ->> 'double')::bigint + $2)) WHERE id = $1",
        [chosen, by],
      );
    await raise(1_000_000);
    const moved = await create(user, quote.quote_id);
    expect(moved).toMatchObject({ status: 422, reason: "price_changed", value: { total: quote.total + 2_000_000 } });
    await raise(-1_000_000);
    const confirm = (how: string) =>
      database().query("UPDATE tour_package SET confirmation = $2 WHERE id = $1", [chosen, how]);
    await confirm("on_request");
    const differs = await create(user, quote.quote_id);
    expect(differs).toMatchObject({ status: 422, reason: "terms_changed", value: { total: quote.total } });
    await confirm("online");
    expect((await quoteOf(day.departure_id, chosen + 1_000_000)).status).toBe(404);
    const crowd = await quoteOf(day.departure_id, chosen, [{ adult_count: 5, children: [] }]);
    expect([crowd.status, crowd.reason]).toEqual([422, "blocked"]);
    expect(JSON.parse(crowd.text).message).toMatch(/^این تور برای این مسافران/);
    expect(
      (await quoteOf(day.departure_id, chosen, [{ adult_count: 1, children: [{ age: 1 }, { age: 1 }] }])).errors,
    ).toMatchObject([{ name: "rooms", code: "too_many_infants" }]);
    await database().query("UPDATE tour_departure SET closes_at = app_now() WHERE id = $1", [day.departure_id]);
    expect((await quoteOf(day.departure_id, chosen)).reason).toBe("departure_closed");
    expect((await create(user, quote.quote_id)).reason).toBe("departure_closed");
  });

  /** Makes the group of a departure wait for its decision, which is due now. */
  const gathering = (departure: number, min: number) =>
    database().query(
      "UPDATE tour_departure SET state = 'scheduled', min_group = $2, decide_by = app_now() - interval '1 minute' WHERE id = $1",
      [departure, min],
    );
  const seatsSold = async (departure: number) =>
    (
      await database().query<{ sold: number }>("SELECT sold FROM stock WHERE id = $1", [
        stockIdOf("tourSeats", departure),
      ])
    )[0]?.sold;
  const sms = (mobile: string) => smsTo(provider.app, mobile);
  const decide = async () => {
    await decideDepartures(provider.services);
    await deliver();
  };

  onEngine("leave when the group is large enough, and those who paid are told", async () => {
    const { user, code, day } = await booked();
    expect(await sms(user.mobile)).toMatch(
      /^شمسه: رزرو \d{10}، .+، قطعی شد\. واچر: http:\/\/localhost:3000\/reserve\/book\/[\w-]{22,64}\?lang=fa#\d{10}$/,
    );
    await gathering(day.departure_id, 2);
    // The booked snapshot does not show the departure's state: it and its group are read each time.
    const now = async (page = "") =>
      (await user.get<TourReservationValue>(`${RESERVE}/${code}${page}`)).value.departure;
    const sold = (await seatsSold(day.departure_id)) ?? 0;
    expect(await now()).toMatchObject({ state: "scheduled", group: { min: 2, sold } });
    await decide();
    expect(await now()).toMatchObject({ state: "guaranteed", group: { min: 2, sold } });
    expect(await now("/voucher")).toMatchObject({ state: "guaranteed", group: { min: 2, sold } });
    expect(await sms(user.mobile)).toMatch(/^شمسه: حرکت .+ قطعی شد\.$/);
    const again = await decideDepartures(provider.services);
    expect(again).toBe(0);
    expect((await user.get<TourReservationValue>(`${RESERVE}/${code}`)).value.status).toBe("successful");
  });

  onEngine("that too few have joined end for everybody, once, with all the money back", async () => {
    const { user, code, total, day, chosen } = await booked();
    const other = await logIn(provider.app);
    const { value: held } = await create(other, (await quoteOf(day.departure_id, chosen)).value.quote_id);
    await gathering(day.departure_id, 500);
    await decide();
    const ended = await user.get<TourReservationValue>(`${RESERVE}/${code}`);
    expect(ended.value).toMatchObject({
      status: "cancelled",
      status_reason: "group_not_reached",
      totals: { penalty: 0 },
      departure: { state: "cancelled", group: { min: 500 } },
    });
    expect(ended.value.history.at(-1)).toMatchObject({ actor: "supplier", to: "cancelled" });
    expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(total);
    expect(await sms(user.mobile)).toMatch(/به حد نصاب نرسید/);
    const unpaid = await other.get<TourReservationValue>(`${RESERVE}/${held.confirmation_code}`);
    expect(unpaid.value).toMatchObject({ status: "cancelled", status_reason: "group_not_reached" });
    expect(await decideDepartures(provider.services)).toBe(0);
    expect((await quoteOf(day.departure_id, chosen)).reason).toBe("departure_closed");
    await releaseTrust(provider.services);
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
  });

  onEngine(
    "whose departure was cancelled give all the money back, also when the provider was away until its hour",
    async () => {
      const late = [
        // Cancelled a moment before, and then the provider was away.
        "state = 'cancelled', end_reason = 'departure_cancelled'",
        // The provider was away when the group was to be decided.
        "state = 'scheduled', min_group = 500, decide_by = app_now() - interval '5 hours'",
      ];
      for (const change of late) {
        const before = Number(await trust());
        const { user, code, total, day } = await booked();
        await database().query(
          `UPDATE tour_departure SET closes_at = app_now() - interval '3 hours', departs_at = app_now(), ${change} WHERE id = $1`,
          [day.departure_id],
        );
        await database().query("UPDATE reservation SET starts_at = app_now() WHERE confirmation_code = $1", [code]);
        await releaseTrust(provider.services);
        expect(await trust()).toBe(before + total);
        await decideDepartures(provider.services);
        expect((await user.get<TourReservationValue>(`${RESERVE}/${code}`)).value.status).toBe("cancelled");
        expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(total);
        expect(await releaseTrust(provider.services)).toBe(0);
        expect(await trust()).toBe(before);
      }
    },
  );

  onEngine("are guaranteed and cancelled by an operator, with a reason", async () => {
    const { user, code, total, day } = await booked();
    const operator = callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const decision = { operator: "sara", reason: "The carrier withdrew its flight" };
    const path = `operator/v2/departures/${day.departure_id}`;
    expect((await user.post(`${path}/cancel`, decision)).status).toBe(401);
    expect((await operator.post<{ state: string }>(`${path}/guarantee`, decision)).value).toEqual({
      state: "guaranteed",
    });
    await deliver();
    expect((await operator.post(`${path}/cancel`, { operator: "sara" })).status).toBe(422);
    expect((await operator.post<{ state: string }>(`${path}/cancel`, decision)).value).toEqual({ state: "cancelled" });
    expect((await operator.post(`${path}/guarantee`, decision)).status).toBe(404);
    await decide();
    const { value } = await user.get<TourReservationValue>(`${RESERVE}/${code}`);
    expect(value).toMatchObject({ status: "cancelled", status_reason: "departure_cancelled" });
    expect((await user.get<{ balance: number }>("wallet/v2/balance")).value.balance).toBe(total);
    expect(await sms(user.mobile)).toMatch(/آژانس برگزارکننده/);
  });
});
