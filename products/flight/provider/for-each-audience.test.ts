import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { HomeValue } from "#domain/contract/content.shapes.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  FareCalendarValue,
  FlightCounts,
  FlightOffer,
  FlightQuoteValue,
  FlightReservationValue,
  FlightSearchValue,
  OfferValue,
} from "#products/flight/contract/flight.shapes.ts";
import type {
  FlightHomeValue,
  FlightOriginValue,
  FlightRouteValue,
} from "#products/flight/contract/flight-routes.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, newKey } from "#tests/support/client.ts";
import { logInOf, travellersOf } from "#tests/support/party-travellers.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { payingBank, toVoucher } from "#tests/support/to-voucher.ts";

const party = (adult_count: number, child_count = 0): FlightCounts => ({ adult_count, child_count, infant_count: 0 });
/** Two adults, one alone, a family, and a group. */
const PARTIES = [party(2), party(1), party(2, 1), party(4)];
const ITEM = { kind: "flight", path: "flight/v2/reserve", saving: "save-passengers" } as const;
const DAY = addDays(FROZEN_TODAY, 20);
const STAY_DAYS = 7;
const ROUTES = { domestic: ["Tehran", "Mashhad"], foreign: ["Tehran", "Istanbul"] } as const;
const bank = payingBank();

type Journey = { way: keyof typeof ROUTES; day: IsoDate; back: IsoDate | null };

/** A child's age at each flight. */
const CHILD = 6;

onProvider(
  "Prices of flights",
  (provider, onEngine) => {
    const get = async <T>(address: string) => {
      const { status, text, value } = await callerOf(provider.app).get<T>(address);
      expect(status, text).toBe(200);
      return value;
    };
    const cityId = (slug: string) => provider.services.atlas.current().cityOfSlug.get(slug)!.row.id;
    const endsOf = ([from, to]: readonly [string, string]) =>
      `origin_city_id=${cityId(from)}&destination_city_id=${cityId(to)}`;
    const searched = (way: keyof typeof ROUTES, more: string) =>
      get<FlightSearchValue>(`flight/v2/search?${endsOf(ROUTES[way])}&sort=lowest_price&${more}`);
    const lowest = (prices: readonly (number | null | undefined)[]) =>
      Math.min(...prices.flatMap((price) => price ?? []));

    /** The cheapest day of a route is one on Home, the home of flights, the city's page, the route's page and its calendar. */
    async function walkRoute(way: keyof typeof ROUTES, audience: PartyAudience) {
      const [from, to] = ROUTES[way];
      const isIt = (one: { origin: { slug: string }; destination: { slug: string } }) =>
        one.origin.slug === from && one.destination.slug === to;
      const route = await get<FlightRouteValue>(`flight/v2/routes/${from}/${to}`);
      const best = lowest(route.days.map(({ min_price }) => min_price));
      const origin = await get<FlightOriginValue>(`flight/v2/routes/${from}`);
      expect(origin.destinations.find(isIt)?.min_price).toBe(best);
      const home = await get<FlightHomeValue>("flight/v2/home");
      const { flights = [] } = await get<HomeValue>(`content/v2/home?audience=${audience}`);
      const others = [...home.routes, ...flights].filter(isIt);
      for (const { min_price } of others) expect(min_price).toBe(best);
      const period = `from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, 34)}`;
      const { outbound } = await get<FareCalendarValue>(`flight/v2/price-calendar?${endsOf(ROUTES[way])}&${period}`);
      const ofDay = new Map(outbound.map(({ date, min_price }) => [date, min_price]));
      for (const { date, min_price } of route.days) expect(ofDay.get(date), date).toBe(min_price);
      const deals = home.deals.filter(isIt);
      for (const { date, min_price } of deals) expect(ofDay.get(date)).toBe(min_price);
      return { days: route.days, deals, shown: others.length };
    }

    onEngine("without a party are one on every page of a route, for each audience", async () => {
      await standAtFrozenNoon(provider.services.database);
      let shown = 0;
      for (const way of ["domestic", "foreign"] as const) {
        const seen = [];
        for (const audience of partyAudiences) seen.push(await walkRoute(way, audience));
        expect(seen).toEqual([seen[0], seen[0], seen[0]]);
        shown += seen[0]!.shown;
        const { date, min_price } = seen[0]!.days.find((day) => day.min_price !== null && day.date >= DAY)!;
        const found = await searched(way, `departure_date=${date}&adult_count=1`);
        expect(found.items[0]?.total).toBe(min_price);
        expect(found.strip.find((day) => day.date === date)?.min_price).toBe(min_price);
      }
      expect(shown).toBeGreaterThan(0);
    });

    /** One offer of two searches; each has ids of its own. */
    const keyOf = ({ segments, brand }: FlightOffer) =>
      [brand, ...segments.map(({ flight_id, booking_class }) => `${flight_id}${booking_class}`)].join(" ");
    /** The offer that was chosen before, else the cheapest with many places: all audiences buy the same. */
    const chosenOf = <Found extends FlightOffer>(offers: readonly Found[], key: string | undefined): Found => {
      const found = offers.find((one) => (key === undefined ? one.seats_left === null : keyOf(one) === key));
      if (found === undefined) throw new Error("The small world has no such offer");
      return found;
    };

    /** Figures of a journey are one in lists and days. Returns its offers. */
    async function found({ way, day, back }: Journey, counts: string, keys: readonly string[]) {
      const more = `departure_date=${day}&${counts}${back === null ? "" : `&return_date=${back}`}`;
      const out = await searched(way, more);
      expect(out.strip.find(({ date }) => date === day)?.total).toBe(out.items[0]?.total);
      expect(out.facets.price?.min).toBe(out.items[0]?.total);
      const outbound = chosenOf(out.items, keys[0]);
      const cheapest = lowest(out.items.map(({ total, return_from }) => total + (return_from ?? 0)));
      if (back === null) return { offers: [outbound], cheapest };
      const home = await searched(way, `${more}&outbound=${outbound.offer_id}`);
      expect(home.items[0]?.total).toBe(outbound.return_from);
      return { offers: [outbound, chosenOf(home.items, keys[1])], cheapest };
    }

    /** Buys a journey up to its ticket: the offers of these keys, or the cheapest. Returns their keys. */
    async function walk(journey: Journey, counts: FlightCounts, audience: PartyAudience, keys: readonly string[]) {
      const query = Object.entries(counts)
        .map(([name, count]) => `${name}=${count}`)
        .join("&");
      const { offers, cheapest } = await found(journey, query, keys);
      const [outbound, inbound] = [offers[0]!, offers[1]];
      const total = offers.reduce((sum, one) => sum + one.total, 0);
      for (const one of offers) {
        const { offer, lines, previous_total } = await get<OfferValue>(`flight/v2/offers/${one.offer_id}?${query}`);
        expect([offer.total, previous_total]).toEqual([one.total, null]);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.total);
      }
      const user = await logInOf(provider.app, audience);
      const [origin_city_id, destination_city_id] = ROUTES[journey.way].map(cityId);
      const alerts = await user.post<PriceAlertsValue>(
        "user/v2/price-alerts/save-flight",
        {
          origin_city_id,
          destination_city_id,
          departure_date: journey.day,
          ...(journey.back && { return_date: journey.back }),
          ...counts,
          limit_total: null,
        },
        newKey(),
      );
      expect(alerts.value[0], alerts.text).toMatchObject({ base_total: cheapest });
      const asked = { offer_id: outbound.offer_id, ...(inbound && { return_offer_id: inbound.offer_id }), ...counts };
      const quote = await user.post<FlightQuoteValue>("flight/v2/reserve/quote", asked);
      expect([quote.status, quote.value?.total], quote.text).toEqual([200, total]);
      const { quote_id } = quote.value;
      const held = await user.post<FlightReservationValue>("flight/v2/reserve/create", { quote_id }, newKey());
      expect([held.status, held.value?.totals.payable], held.text).toEqual([200, total]);
      const last = dayOfLocal((inbound ?? outbound).segments.at(-1)!.departs_local);
      const travellers = travellersOf(
        [{ adults: counts.adult_count, children: Array.from({ length: counts.child_count }, () => CHILD) }],
        audience,
        last,
        false,
      );
      await toVoucher({ provider, bank }, user, ITEM, held.value, travellers);
      return { total, keys: offers.map(keyOf) };
    }

    for (const way of ["domestic", "foreign"] as const)
      onEngine(
        `of a ${way} one are the same for each audience and party, on every answer up to its ticket`,
        async () => {
          await standAtFrozenNoon(provider.services.database);
          for (const [index, counts] of PARTIES.entries()) {
            // Abroad it is a return. Each party has days of its own, on which none has bought before.
            const day = addDays(DAY, index);
            const journey: Journey = { way, day, back: way === "foreign" ? addDays(day, STAY_DAYS) : null };
            let first: Awaited<ReturnType<typeof walk>> | undefined;
            for (const audience of partyAudiences) {
              const bought = await walk(journey, counts, audience, first?.keys ?? []);
              first ??= bought;
              expect(bought).toEqual(first);
            }
          }
        },
      );
  },
  bank.prepare,
);
