import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import { airports } from "#domain/place/airports.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  FareCalendarValue,
  FlightOffer,
  FlightQuoteValue,
  FlightReservationValue,
  FlightSearchValue,
  FlightVoucherValue,
  GoneOfferValue,
  OfferValue,
  SeatMapValue,
} from "#products/flight/contract/flight.shapes.ts";
import { bandOf, dayBands } from "#products/flight/rules/facets.ts";
import { isTicketNumber } from "#products/flight/rules/ticket-number.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { onProvider } from "#tests/engines.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import { type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { renewFareDays } from "./fare-days.ts";
import { offerIdsFor } from "./offer-ids.ts";

const RESERVE = "flight/v2/reserve";
const DAY = addDays(FROZEN_TODAY, 20);
const BACK = addDays(FROZEN_TODAY, 27);

/** A couple, their names in Latin letters as on a ticket. A flight has no rooms to supervise. */
const couple = guestsFor(1, (one, index) => ({
  ...one,
  first_name_en: "Alireza",
  last_name_en: index === 0 ? "Karimi" : "Rezaei",
  is_room_supervisor: false,
}));

onProvider("Flights", (provider, onEngine) => {
  const database = () => provider.services.database;
  const anyone = () => callerOf(provider.app);
  const deliver = async () => {
    for (let turn = 0; turn < 3; turn += 1) await runOutbox(provider.services);
  };
  const cityId = async (slug: string): Promise<number> =>
    (await database().query<{ id: number }>("SELECT id FROM city WHERE slug = $1", [slug]))[0]?.id ?? 0;
  const search = async (from: string, to: string, more = "adult_count=2", day = DAY) => {
    await standAtFrozenNoon(database());
    const [origin, destination] = [await cityId(from), await cityId(to)];
    return anyone().get<FlightSearchValue>(
      `flight/v2/search?origin_city_id=city-${origin}&destination_city_id=city-${destination}&departure_date=${day}&${more}`,
    );
  };
  /** The first offer that is confirmed at once. */
  const online = ({ items }: FlightSearchValue): FlightOffer => {
    const found = items.find(({ confirmation, seats_left }) => confirmation === "online" && seats_left === null);
    if (found === undefined) throw new Error("The small world has no such offer");
    return found;
  };
  const quoteOf = (body: unknown) => anyone().post<FlightQuoteValue>(`${RESERVE}/quote`, body);
  const create = (user: Caller, quote_id: string) =>
    user.post<FlightReservationValue>(`${RESERVE}/create`, { quote_id }, newKey());
  const act = <T = FlightReservationValue>(user: Caller, code: string, what: string, body: unknown = {}) =>
    user.post<T>(`${RESERVE}/${code}/${what}`, body, newKey());
  const held = async () => {
    const offer = online((await search("Tehran", "Mashhad")).value);
    const user = await logIn(provider.app);
    const { value: quote } = await quoteOf({ offer_id: offer.offer_id, adult_count: 2 });
    const made = await create(user, quote.quote_id);
    expect(made.status, made.text).toBe(200);
    return { offer, user, quote, code: made.value.confirmation_code, made: made.value };
  };
  const payOutOfWallet = async (user: Caller, code: string, amount: number) => {
    await chargeWalletOf(database(), code, amount);
    const start = { confirmation_code: code, gateway: "test", use_wallet: true };
    const paid = await user.post<StartValue>("payment/v2/start", start, newKey());
    expect(paid.status, paid.text).toBe(200);
    await deliver();
  };

  onEngine(
    "a route without flights is answered with the nearest cities that have some, of either end or both",
    async () => {
      for (const [asked, near, isOriginMoved, isDestinationMoved] of [
        [["Rasht", "Mashhad"], ["Tehran", "Mashhad"], true, false],
        [["Mashhad", "Rasht"], ["Mashhad", "Tehran"], false, true],
        [["Rasht", "Dubai"], ["Tehran", "Kish"], true, true],
      ] as const) {
        const { value, text } = await search(asked[0], asked[1]);
        expect([value.full_count, value.nearest], text).toEqual([0, []]);
        const [route, ...others] = value.near_routes ?? [];
        expect([route?.origin.slug, route?.destination.slug, others]).toEqual([...near, []]);
        expect([route && route.origin_meters > 0, route && route.destination_meters > 0]).toEqual([
          isOriginMoved,
          isDestinationMoved,
        ]);
        // The named route is available: on its day, at its price.
        const found = await search(near[0], near[1], "adult_count=1&sort=lowest_price", route?.date);
        expect(found.value.items[0]?.total).toBe(route?.min_price);
        expect(found.value.near_routes).toEqual([]);
      }
    },
  );

  onEngine("R64 are found by day, with totals that are the sums of their lines", async () => {
    const { value } = await search("Tehran", "Mashhad", "adult_count=2&child_count=1&infant_count=1");
    expect(value.total).toBeGreaterThan(0);
    for (const { prices, total, segments } of value.items) {
      const each = (type: keyof typeof prices) => prices[type].fare + prices[type].taxes;
      expect(total).toBe(2 * each("adult") + each("child") + each("infant"));
      expect(dayOfLocal(segments[0]!.departs_local)).toBe(DAY);
    }
    const strip = value.strip.find(({ date }) => date === DAY);
    const cheapest = (await search("Tehran", "Mashhad", "adult_count=1&sort=lowest_price")).value.items[0];
    expect(strip).toMatchObject({ state: "open", min_price: cheapest?.total });
  });

  onEngine("the days around are priced for the whole party, as their own searches are", async () => {
    // The last seats of a flight are enough for a few, and not for nine.
    for (const counts of [
      "adult_count=2&child_count=1&infant_count=1",
      "adult_count=9",
      "adult_count=5&infant_count=5",
    ]) {
      const party = `${counts}&sort=lowest_price`;
      const { strip } = (await search("Tehran", "Mashhad", party)).value;
      expect(strip.some(({ total }) => typeof total === "number")).toBe(true);
      for (const { date, total } of strip) {
        const [lowest] = (await search("Tehran", "Mashhad", party, date)).value.items;
        expect(total, `${counts} ${date}`).toBe(lowest?.total ?? null);
      }
    }
  });

  onEngine("say of how many flights the fares are", async () => {
    const { value } = await search("Tehran", "Istanbul");
    const offers: FlightOffer[] = [];
    const seen = new Set<string>();
    for (let page = 1; page <= (value.pages ?? 0); page++) {
      const { items } = (await search("Tehran", "Istanbul", `adult_count=2&page=${page}`)).value;
      const flights = new Set(items.map(({ segments }) => segments.map(({ flight_id }) => flight_id).join(" ")));
      // No flight is cut by the end of a page.
      expect([...flights].filter((flight) => seen.has(flight))).toEqual([]);
      expect(flights.size).toBeLessThanOrEqual(value.page_size);
      for (const flight of flights) seen.add(flight);
      offers.push(...items);
    }
    expect(offers).toHaveLength(value.total);
    expect(value.flights).toBe(seen.size);
    expect(seen.size).toBeLessThan(value.total);
    expect(value.pages).toBe(Math.ceil(seen.size / value.page_size));
  });

  onEngine("the cheapest first is the order of the totals shown, also where a child pays as an adult", async () => {
    for (const to of ["Istanbul", "Mashhad", "Kish"]) {
      const party = "adult_count=2&child_count=1&infant_count=1&sort=lowest_price";
      const totals = (await search("Tehran", to, party)).value.items.map(({ total }) => total);
      expect(totals, to).toEqual(totals.toSorted((one, other) => one - other));
    }
  });

  onEngine("are filtered by the clocks that they show", async () => {
    let compared = 0;
    for (const end of ["departure", "arrival"] as const)
      for (const band of dayBands) {
        const { items, facets } = (await search("Tehran", "Kish", `adult_count=1&${end}=${band}`)).value;
        const shown = items.map(({ segments }) =>
          end === "departure" ? segments[0]!.departs_local : segments.at(-1)!.arrives_local,
        );
        expect(shown.map(bandOf)).toEqual(shown.map(() => band));
        expect(facets[end].find(({ value }) => value === band)?.count ?? 0).toBe(items.length);
        compared += items.length;
      }
    expect(compared).toBeGreaterThan(0);
  });

  onEngine("count each facet without itself, and leave what passes every filter", async () => {
    const all = (await search("Tehran", "Kish")).value;
    const charters = all.facets.kind.find(({ value }) => value === "charter")?.count;
    const filtered = (await search("Tehran", "Kish", "adult_count=2&kind=charter")).value;
    expect(filtered.total).toBe(charters);
    expect(filtered.facets.kind).toEqual(all.facets.kind);
    expect(filtered.items.every(({ kind }) => kind === "charter")).toBe(true);
  });

  onEngine("R54, R64 cities with an airport are suggested, also by an airport’s name or code", async () => {
    const suggested = async (q: string, scope = "flight") =>
      (await anyone().get<Suggestion[]>(`base/v2/autocomplete?scope=${scope}&q=${encodeURIComponent(q)}`)).value;
    const namesOf = async (q: string) => (await suggested(q)).map(({ name_en }) => name_en);
    for (const typed of ["امام", "IKA", "ika", "مهرآباد", "Mehrabad", "تهران", "Tehran"])
      expect((await namesOf(typed))[0], typed).toBe("Tehran");
    expect(await namesOf("SAW")).toEqual(["Istanbul"]);
    expect((await suggested("Sabiha"))[0]).toMatchObject({ kind: "city", is_guess: false });
    const flown = new Set(airports.map(({ citySlug }) => citySlug));
    const cities = await database().query<{ slug: string; name: string }>("SELECT slug, name_fa AS name FROM city");
    for (const { slug, name } of cities) {
      const found = (await suggested(name)).some((one) => one.name === name);
      expect(found, slug).toBe(flown.has(slug));
    }
    // A search for a stay knows no codes of airports.
    expect((await suggested("IKA", "property")).map(({ name_en }) => name_en)).not.toContain("Tehran");
  });

  onEngine("connect with time enough, also from another airport of the city", async () => {
    const { value } = await search("Mashhad", "Istanbul", "adult_count=1");
    const connecting = value.items.filter(({ segments }) => segments.length > 1);
    expect(connecting.length).toBeGreaterThan(0);
    for (const { layovers, segments, minutes } of connecting) {
      const [first, second] = segments;
      expect(layovers[0]).toMatchObject({ from: first?.destination.iata, to: second?.origin.iata });
      expect(layovers[0]?.minutes).toBeGreaterThanOrEqual(layovers[0]?.from === layovers[0]?.to ? 90 : 240);
      expect(minutes).toBe((second!.arrives_at - first!.departs_at) / 60);
    }
  });

  onEngine("say every fault of a search at its field", async () => {
    const faults = async (more: string) =>
      (await search("Tehran", "Mashhad", more)).errors.map(({ name, code }) => `${name} ${code}`);
    expect(await faults("adult_count=0")).toEqual(["adult_count adult_missing"]);
    expect(await faults("adult_count=6&child_count=4")).toEqual(["child_count too_many_travellers"]);
    expect(await faults("adult_count=1&infant_count=2")).toEqual(["infant_count too_many_infants"]);
    expect(await faults(`adult_count=1&return_date=${addDays(DAY, -1)}`)).toEqual(["return_date date_order"]);
    const said = async (more: string) =>
      (await search("Tehran", "Mashhad", `adult_count=1&${more}`)).errors.map(({ message }) => message);
    expect(await said("return_date=soon")).toEqual(["تاریخ برگشت را مانند ۱۴۰۶/۰۱/۲۲ وارد کنید"]);
    expect(await said("return_date=2027-02-30")).toEqual(["فوریه ۲۰۲۷ ۲۸ روز دارد"]);
    expect(await said(`return_date=${addDays(DAY, -1)}`)).toEqual(["برگشت نباید قبل از رفت باشد"]);
    const same = await search("Tehran", "Tehran");
    expect(same.errors).toMatchObject([{ name: "destination_city_id", code: "same_city" }]);
  });

  onEngine("choose a way out and then a way back; both are held together", async () => {
    const there = (await search("Tehran", "Istanbul", `adult_count=2&return_date=${BACK}`)).value;
    expect(there).toMatchObject({ direction: "outbound", outbound: null });
    const out = online(there);
    const home = (await search("Tehran", "Istanbul", `adult_count=2&return_date=${BACK}&outbound=${out.offer_id}`))
      .value;
    expect(home).toMatchObject({ direction: "inbound", is_outbound_gone: false });
    expect(home.outbound?.total).toBe(out.total);
    // A week later every way back can be bought with every way out: each card says the lowest.
    const lowest = (await search("Istanbul", "Tehran", "adult_count=2&sort=lowest_price", BACK)).value.items[0]?.total;
    expect(new Set(there.items.map(({ return_from }) => return_from))).toEqual(new Set([lowest]));
    expect(there.open).toBe(there.total);
    const back = online(home);
    const user = await logIn(provider.app);
    const body = { offer_id: out.offer_id, return_offer_id: back.offer_id, adult_count: 2 };
    const { value: quote } = await quoteOf(body);
    expect(quote.total).toBe(out.total + back.total);
    const { value: made } = await create(user, quote.quote_id);
    expect(made.subject).toMatchObject({ departure_date: DAY, return_date: BACK, last_departure_date: BACK });
    const claims = await database().query<{ units: number }>(
      `SELECT units FROM reservation_claim JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $1`,
      [made.confirmation_code],
    );
    expect(claims).toHaveLength(2 * made.subject.flights.flatMap(({ segments }) => segments).length);
    expect(claims.every(({ units }) => units === 2)).toBe(true);
    const swapped = await quoteOf({ offer_id: back.offer_id, return_offer_id: out.offer_id, adult_count: 2 });
    expect(swapped.errors).toMatchObject([{ name: "return_offer_id", code: "date_order" }]);
  });

  onEngine("refuse an offer that was not signed here, and one that has aged; call 68 renews it", async () => {
    const offer = online((await search("Tehran", "Mashhad")).value);
    const forged = offer.offer_id.replace(/^./, (first) => (first === "a" ? "b" : "a"));
    expect((await quoteOf({ offer_id: forged, adult_count: 2 })).reason).toBe("not_found");
    expect((await anyone().get(`flight/v2/offers/${forged}?adult_count=2`)).reason).toBe("not_found");
    await database().query("UPDATE app_clock SET offset_seconds = offset_seconds + 901");
    const aged = await quoteOf({ offer_id: offer.offer_id, adult_count: 2 });
    expect(aged).toMatchObject({
      reason: "offer_expired",
      value: { fresh: { return_offer_id: null, total: offer.total } },
    });
    const renewed = await anyone().get<OfferValue>(`flight/v2/offers/${offer.offer_id}?adult_count=2`);
    expect(renewed.value).toMatchObject({ previous_total: null, offer: { total: offer.total } });
    await database().query(
      `UPDATE flight_fare SET prices = jsonb_set(prices, '{adult,fare}', to_jsonb((prices #>> '{adult,fare}')::bigint + 1000000))
       WHERE flight_id = $1`,
      [offer.segments[0]?.flight_id ?? 0],
    );
    const dearer = await anyone().get<OfferValue>(`flight/v2/offers/${offer.offer_id}?adult_count=2`);
    expect(dearer.value).toMatchObject({ previous_total: offer.total, offer: { total: offer.total + 2_000_000 } });
    // An offer found now can be quoted, although the database's clock is ahead of the provider's by more than an
    // offer's life.
    const found = online((await search("Tehran", "Mashhad")).value);
    for (const { offer_id } of [dearer.value.offer, found]) {
      expect((await quoteOf({ offer_id, adult_count: 2 })).value).toMatchObject({ quote_id: expect.any(String) });
    }
  });

  onEngine("refuse a fare that is sold out with the same flight at another, and one that left with none", async () => {
    const { items } = (await search("Tehran", "Mashhad")).value;
    const flightsOf = ({ segments }: FlightOffer) => segments.map(({ flight_id }) => flight_id).join();
    const offer = items.find((one) => items.some((other) => other !== one && flightsOf(other) === flightsOf(one)))!;
    const others = items.filter((other) => other !== offer && flightsOf(other) === flightsOf(offer));
    const [fareId] = offerIdsFor(provider.services.settings).read(offer.offer_id)?.fareIds ?? [];
    await database().query(
      "UPDATE stock SET sold = total - held, sold_elsewhere = total - held - (sold - sold_elsewhere) WHERE id = $1",
      [stockIdOf("fareSeats", fareId ?? 0)],
    );
    const soldOut = await anyone().get<GoneOfferValue>(`flight/v2/offers/${offer.offer_id}?adult_count=2`);
    expect(soldOut).toMatchObject({ status: 422, reason: "sold_out" });
    expect(flightsOf(soldOut.value.offer)).toBe(flightsOf(offer));
    expect(soldOut.value.fresh?.total).toBe(Math.min(...others.map(({ total }) => total)));
    const quoted = await quoteOf({ offer_id: offer.offer_id, adult_count: 2 });
    expect(quoted).toMatchObject({ reason: "sold_out", value: { fresh: { total: soldOut.value.fresh?.total } } });
    await database().query("UPDATE flight SET state = 'cancelled' WHERE id = $1", [offer.segments[0]?.flight_id ?? 0]);
    const left = await anyone().get<GoneOfferValue>(`flight/v2/offers/${offer.offer_id}?adult_count=2`);
    expect(left).toMatchObject({ status: 422, reason: "offer_expired" });
    await database().query("DELETE FROM flight_offer WHERE flight_ids @> ARRAY[$1::bigint]", [
      offer.segments[0]?.flight_id ?? 0,
    ]);
    const gone = await quoteOf({ offer_id: offer.offer_id, adult_count: 2 });
    expect(gone).toMatchObject({ reason: "offer_expired", value: { fresh: null } });
  });

  onEngine("ask about a price that moved between the quote and the hold, with both totals", async () => {
    const offer = online((await search("Tehran", "Kish")).value);
    const { value: quote } = await quoteOf({ offer_id: offer.offer_id, adult_count: 2 });
    await database().query(
      `UPDATE flight_fare SET prices = jsonb_set(prices, '{adult,taxes}', to_jsonb((prices #>> '{adult,taxes}')::bigint + 500000))
       WHERE flight_id = $1`,
      [offer.segments[0]?.flight_id ?? 0],
    );
    const user = await logIn(provider.app);
    const refused = await create(user, quote.quote_id);
    expect(refused.reason).toBe("price_changed");
    expect(refused.value).toMatchObject({ total: quote.total + 1_000_000 });
  });

  onEngine("ask again when the luggage of a fare changed at the same price, and say that it is the terms", async () => {
    const offer = online((await search("Tehran", "Kish")).value);
    const { value: quote } = await quoteOf({ offer_id: offer.offer_id, adult_count: 2 });
    await database().query(
      `UPDATE flight_fare SET baggage = jsonb_set(baggage, '{adult,checked_kg}', '3')
       WHERE flight_id = $1`,
      [offer.segments[0]?.flight_id ?? 0],
    );
    const user = await logIn(provider.app);
    const refused = await create(user, quote.quote_id);
    expect(refused).toMatchObject({ status: 422, reason: "terms_changed", value: { total: quote.total } });
    const { quote_id } = refused.value as unknown as FlightQuoteValue;
    expect((await create(user, quote_id)).status).toBe(200);
  });

  onEngine("sell the last seats once, and note the day", async () => {
    const offer = online((await search("Tehran", "Mashhad")).value);
    const flight = offer.segments[0]?.flight_id ?? 0;
    await database().query(
      "UPDATE stock SET sold = total - 2 - held, sold_elsewhere = total - 2 - held - (sold - sold_elsewhere) WHERE id = $1",
      [stockIdOf("flightSeats", flight)],
    );
    const [one, other] = [await logIn(provider.app), await logIn(provider.app)];
    const quotes = await Promise.all([0, 1].map(() => quoteOf({ offer_id: offer.offer_id, adult_count: 2 })));
    const answers = await Promise.all([
      create(one, quotes[0]!.value.quote_id),
      create(other, quotes[1]!.value.quote_id),
    ]);
    expect(answers.map(({ reason }) => reason).toSorted()).toEqual([null, "sold_out"].toSorted());
    expect(await renewFareDays(provider.services)).toBeGreaterThan(0);
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  });

  onEngine("R7, R68 are booked, seated, paid and issued with a locator and a ticket for each traveller", async () => {
    const { offer, user, code, made, quote } = await held();
    expect(made).toMatchObject({ kind: "flight", status: "in_progress", seats: [], issued: [] });
    const map = await anyone().get<SeatMapValue>(`flight/v2/offers/${offer.offer_id}/seat-map`);
    const [segment] = map.value.segments;
    const free = segment!.rows
      .flatMap(({ seats }) => seats)
      .filter((seat) => seat.state === "free" && seat.class === offer.class && seat.for.length === 3);
    const chosen = free.slice(0, 2).map(({ seat }, traveller) => ({ flight_id: segment!.flight_id, traveller, seat }));
    const agreed_total = free[0]!.price + free[1]!.price;
    const wrong = await act(user, code, "seats", { seats: chosen, agreed_total: agreed_total + 10 });
    expect(wrong.reason).toBe("price_changed");
    const seated = await act(user, code, "seats", { seats: chosen, agreed_total });
    expect(seated.status, seated.text).toBe(200);
    expect(seated.value.totals.payable).toBe(quote.total + agreed_total);
    expect((await act(user, code, "save-passengers", couple)).text).toContain('"code":200');
    // Flights have no rooms: none has to be named, and one that the version before names is not minded.
    const roomless = { travellers: couple.travellers.map(({ room: _, ...one }) => one) };
    const named = await act(user, code, "save-passengers", roomless);
    expect([named.status, named.value.travellers.length], named.text).toEqual([200, 2]);
    expect((await act(user, code, "submit")).value.status).toBe("ready_to_pay");
    await payOutOfWallet(user, code, quote.total + agreed_total);
    const { value: voucher } = await user.get<FlightVoucherValue>(`${RESERVE}/${code}/voucher`);
    expect(voucher.seats.map(({ seat }) => seat)).toEqual(chosen.map(({ seat }) => seat));
    expect(voucher.issued).toMatchObject([
      { direction: "outbound", locator: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/) },
    ]);
    expect(voucher.issued[0]?.tickets.map(isTicketNumber)).toEqual([true, true]);
    const { value: cancelling } = await user.get<CancellationQuoteValue>(`${RESERVE}/${code}/cancellation-quote`);
    // Seats are bought for good with the ticket; of the fare a share, taxes nothing.
    expect(cancelling.penalty).toBe(agreed_total + made.cancellation!.penalty);
    const cancelled = await act(user, code, "cancel", { quote_id: cancelling.quote_id, destination: "wallet" });
    expect(cancelled.value).toMatchObject({ status: "cancelled", totals: { penalty: cancelling.penalty } });
    const map2 = await anyone().get<SeatMapValue>(`flight/v2/offers/${offer.offer_id}/seat-map`);
    const after = map2.value.segments[0]!.rows.flatMap(({ seats }) => seats).find(
      ({ seat }) => seat === chosen[0]!.seat,
    );
    expect(after?.state).toBe("free");
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
  });

  onEngine("give a seat to one traveller, and say which is taken", async () => {
    const [one, other] = [await held(), await held()];
    expect(one.offer.segments[0]?.flight_id).toBe(other.offer.segments[0]?.flight_id);
    const map = await anyone().get<SeatMapValue>(`flight/v2/offers/${one.offer.offer_id}/seat-map`);
    const { flight_id, rows } = map.value.segments[0]!;
    const seats = rows
      .flatMap((row) => row.seats)
      .filter(({ state, class: cabin }) => state === "free" && cabin === "economy");
    const [mine, next] = [seats[0]!, seats[1]!];
    const choose = ({ user, code }: typeof one, seat: typeof mine) =>
      act(user, code, "seats", { seats: [{ flight_id, traveller: 0, seat: seat.seat }], agreed_total: seat.price });
    expect((await choose(one, mine)).status).toBe(200);
    expect((await choose(other, next)).status).toBe(200);
    const refused = await choose(other, mine);
    expect(refused).toMatchObject({ status: 422, reason: "seat_taken", value: { seats: [mine.seat] } });
    const kept = await other.user.get<FlightReservationValue>(`${RESERVE}/${other.code}`);
    expect(kept.value.seats).toMatchObject([{ seat: next.seat }]);
    const own = await other.user.get<SeatMapValue>(`${RESERVE}/${other.code}/seat-map`);
    expect(own.value.segments.map((segment) => segment.flight_id)).toEqual([flight_id]);
    const stateOf = (seat: string) =>
      own.value.segments[0]?.rows.flatMap((row) => row.seats).find((one) => one.seat === seat)?.state;
    expect([mine, next].map(({ seat }) => stateOf(seat))).toEqual(["taken", "taken"]);
    expect((await one.user.get(`${RESERVE}/${other.code}/seat-map`)).reason).toBe("not_found");
    const faults = async (seat: object) =>
      (await act(other.user, other.code, "seats", { seats: [seat], agreed_total: 0 })).errors.map(({ code }) => code);
    expect(await faults({ flight_id: 1, traveller: 0, seat: "1A" })).toEqual(["unknown_value"]);
    expect(await faults({ flight_id, traveller: 0, seat: "99Z" })).toEqual(["no_such_seat"]);
    expect(await faults({ flight_id, traveller: 5, seat: next.seat })).toEqual(["unknown_value"]);
  });

  onEngine("R110 ask for the travellers that were priced, by their age on the last flight's day", async () => {
    const { user, code } = await held();
    const [grown, young] = couple.travellers;
    const child = { ...young!, age_group: "child" as const, birth_date: "1398-01-01" };
    const refused = await act(user, code, "save-passengers", { ...couple, travellers: [grown, child] });
    expect(refused.errors).toMatchObject([{ name: "travellers", code: "groups_differ" }]);
  });

  onEngine("the calendar of fares is each day's cheapest offer that can be had", async () => {
    await standAtFrozenNoon(database());
    const [origin, destination] = [await cityId("Tehran"), await cityId("Mashhad")];
    const [from, to] = [addDays(FROZEN_TODAY, 5), addDays(FROZEN_TODAY, 12)];
    const { value } = await anyone().get<FareCalendarValue>(
      `flight/v2/price-calendar?origin_city_id=${origin}&destination_city_id=${destination}&from=${from}&to=${to}&return=true`,
    );
    expect(value.outbound).toHaveLength(8);
    expect(value.inbound).toHaveLength(8);
    for (const { date, min_price } of value.outbound) {
      const day = await anyone().get<FlightSearchValue>(
        `flight/v2/search?origin_city_id=${origin}&destination_city_id=${destination}&departure_date=${date}&adult_count=1&sort=lowest_price`,
      );
      expect(min_price, date).toBe(day.value.items[0]?.total ?? null);
    }
  });

  onEngine("a sale that closes takes its price out of the calendar", async () => {
    await standAtFrozenNoon(database());
    const [origin, destination] = [await cityId("Tehran"), await cityId("Kish")];
    const day = addDays(FROZEN_TODAY, 3);
    const calendar = () =>
      anyone().get<FareCalendarValue>(
        `flight/v2/price-calendar?origin_city_id=${origin}&destination_city_id=${destination}&from=${day}&to=${day}`,
      );
    expect((await calendar()).value.outbound).toMatchObject([{ state: "open" }]);
    // From noon to after the last flight of that day.
    await database().query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [84 * HOUR_SECONDS]);
    await renewFareDays(provider.services);
    expect((await calendar()).value.outbound).toMatchObject([{ state: "full", min_price: null }]);
  });
});
