import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { FavoritesValue } from "#domain/contract/account.shapes.ts";
import type { HomeValue, LandingValue } from "#domain/contract/content.shapes.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { parseRooms } from "#domain/rooms.ts";
import { type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  DeparturesValue,
  DepartureValue,
  TourDetailsValue,
  TourHomeValue,
  TourListingValue,
  TourQuoteValue,
  TourReservationValue,
  TourSearchValue,
} from "#products/tour/contract/tour.shapes.ts";
import type { TourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type Caller, callerOf, newKey } from "#tests/support/client.ts";
import { logInOf, travellersOf } from "#tests/support/party-travellers.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { payingBank, toVoucher } from "#tests/support/to-voucher.ts";

/** Two adults, one alone, a family, and two rooms. */
const PARTIES = ["2", "1", "2,5", "2;2"];
const ITEM = { kind: "tour", path: "tour/v2/reserve", saving: "save-passengers" } as const;
const PERIODS = [0, 120, 240].map(
  (days) => `from=${addDays(FROZEN_TODAY, days)}&to=${addDays(FROZEN_TODAY, days + 119)}`,
);
const bank = payingBank();

type Asked = { rooms: string; audience: PartyAudience };
/** A package of a departure that is on sale to a party. */
type Chosen = { card: TourListCard; departure: DepartureValue; package_id: number; total: number };

onProvider(
  "Prices of tours",
  (provider, onEngine) => {
    const database = () => provider.services.database;
    const get = async <T>(address: string, by: Caller = callerOf(provider.app)) => {
      const { status, text, value } = await by.get<T>(address);
      expect(status, text).toBe(200);
      return value;
    };
    const lowest = (prices: readonly (number | null)[]) => Math.min(...prices.flatMap((price) => price ?? []));
    const home = () => get<TourHomeValue>("tour/v2/home");
    const listing = (slug: string, more = "") => get<TourListingValue>(`tour/v2/listing/${slug}${more}`);
    const cardsOfAll = async () => {
      const { destinations } = await home();
      return (await Promise.all(destinations.map(({ city }) => listing(city.slug)))).flatMap(({ items }) => items);
    };
    const calendar = async (tour: number, origin: number, more = "") =>
      (
        await Promise.all(
          PERIODS.map((period) =>
            get<DeparturesValue>(`tour/v2/departures?tour_id=${tour}&origin_id=${origin}&${period}${more}`),
          ),
        )
      ).flat();

    /** The lowest price of a tour is its card's on its page, calendar, city's page and among the favourites. */
    async function walkUndated(card: TourListCard, audience: PartyAudience): Promise<void> {
      const { tour_id, from_price, from_origin_id, city, slug } = card;
      const page = await get<TourDetailsValue>(`tour/v2/details/${city.slug}/${slug}`);
      expect(lowest(page.origins.map((origin) => origin.from_price))).toBe(from_price);
      expect(page.origins.find(({ id }) => id === from_origin_id)?.from_price).toBe(from_price);
      const days = await calendar(tour_id, from_origin_id!);
      expect(lowest(days.map(({ min_price }) => min_price)), slug).toBe(from_price);
      for (const { date, origin_id, min_price } of card.next_departures)
        if (origin_id === from_origin_id) expect(days.find((day) => day.date === date)?.min_price).toBe(min_price);
      const user = await logInOf(provider.app, audience);
      await user.post("user/v2/favorites/toggle", { kind: "tour", id: tour_id });
      const { tours } = await get<FavoritesValue>(`user/v2/favorites?audience=${audience}`, user);
      expect(tours[0]?.from_price).toBe(from_price);
    }

    onEngine("without a party are one on every list and page, for each audience", async () => {
      await standAtFrozenNoon(database());
      const seen: unknown[] = [];
      for (const audience of partyAudiences) {
        const cards = await cardsOfAll();
        const ofTour = new Map(cards.map(({ slug, from_price }) => [slug, from_price]));
        for (const card of cards) await walkUndated(card, audience);
        const { destinations, guaranteed, last_seats } = await home();
        for (const { city, from_price } of destinations) {
          const list = await listing(city.slug);
          expect(lowest(list.items.map((card) => card.from_price))).toBe(from_price);
          expect(lowest(list.origins.map((origin) => origin.from_price))).toBe(from_price);
          expect(lowest(list.months.map((month) => month.from_price))).toBe(from_price);
          expect(list.facets.price?.min).toBe(from_price);
        }
        const { tours = [] } = await get<HomeValue>(`content/v2/home?audience=${audience}`);
        expect(tours.length).toBeGreaterThan(0);
        for (const { slug, from_price } of [...tours, ...guaranteed, ...last_seats])
          expect(ofTour.get(slug), slug).toBe(from_price);
        const landing = await get<LandingValue>(`content/v2/landings/nowruz-tours?audience=${audience}`);
        for (const { slug, from_price } of landing.tours)
          expect(ofTour.get(slug), slug).toBeLessThanOrEqual(from_price);
        seen.push([...ofTour, landing.tours.map(({ slug, from_price }) => [slug, from_price])]);
      }
      expect(seen).toEqual([seen[0], seen[0], seen[0]]);
    });

    const searched = ({ card, departure }: Pick<Chosen, "card" | "departure">, rooms: string, more = "") =>
      get<TourSearchValue>(
        `tour/v2/search?origin_id=city-${departure.origin.id}&destination_id=city-${card.city.id}&check_in=${departure.date}` +
          `&length_of_stay=${card.nights}&rooms=${encodeURIComponent(rooms)}&flex=0${more}`,
      );
    const departureFor = (id: number, { rooms, audience }: Asked) =>
      get<DepartureValue>(`tour/v2/departures/${id}?rooms=${encodeURIComponent(rooms)}&audience=${audience}`);

    /** A package with places for this party of each audience. */
    async function chosenFor(kind: TourListCard["kind"], rooms: string): Promise<Chosen> {
      const parties = parseRooms(rooms)!;
      const people = parties.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
      const isEnough = (left: number | null, each: number) => left === null || left >= each * partyAudiences.length;
      for (const card of (await cardsOfAll()).filter((one) => one.kind === kind))
        for (const { id } of card.origins)
          for (const day of await calendar(card.tour_id, id, `&rooms=${encodeURIComponent(rooms)}`)) {
            if (day.min_price === null || !isEnough(day.seats_left, people)) continue;
            const departure = await departureFor(day.departure_id, { rooms, audience: "iranian" });
            const found = departure.packages.find(
              ({ total, rooms_left }) => total !== null && isEnough(rooms_left, parties.length),
            );
            if (found) return { card, departure, package_id: found.package_id, total: found.total! };
          }
      throw new Error(`The small world has no ${kind} tour for ${rooms}`);
    }

    /** Every figure of a package is what its card in a search says, to the party's voucher. */
    async function walk(chosen: Chosen, asked: Asked): Promise<void> {
      const { card, departure, package_id, total } = chosen;
      const { departure_id, date, origin } = departure;
      const isIt = (one: { departure_id: number; package_id: number }) =>
        one.departure_id === departure_id && one.package_id === package_id;
      const found = await searched(chosen, asked.rooms, "&sort=lowest_price");
      const packages = found.items.flatMap(({ packages: some = [] }) => some);
      expect(packages.find(isIt)?.total).toBe(total);
      expect(found.strip.find((day) => day.date === date)?.total).toBe(lowest(packages.map((one) => one.total)));
      expect(found.facets.price?.min).toBe(found.items[0]?.total);

      const page = await departureFor(departure_id, asked);
      const offer = page.packages.find((one) => one.package_id === package_id)!;
      expect(offer).toMatchObject({ total });
      expect(offer.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      const perPerson = asked.rooms === "1" ? offer.table.single : offer.table.double;
      expect(packages.find(isIt)?.per_person).toBe(perPerson);
      const days = await calendar(card.tour_id, origin.id, `&rooms=${encodeURIComponent(asked.rooms)}`);
      expect(days.find((day) => day.date === date)?.min_price).toBe(
        lowest(packages.filter((one) => one.departure_id === departure_id).map((one) => one.per_person)),
      );

      const user = await logInOf(provider.app, asked.audience);
      const watched = { departure_id, package_id, rooms: asked.rooms, limit_total: null };
      const alerts = await user.post<PriceAlertsValue>("user/v2/price-alerts/save-tour", watched, newKey());
      expect(alerts.value[0], alerts.text).toMatchObject({ base_total: total });
      const parties = parseRooms(asked.rooms)!;
      const quote = await user.post<TourQuoteValue>("tour/v2/reserve/quote", {
        departure_id,
        package_id,
        rooms: parties.map(({ adults, children }) => ({
          adult_count: adults,
          children: children.map((age) => ({ age, with_bed: false })),
        })),
      });
      expect([quote.status, quote.value?.total], quote.text).toEqual([200, total]);
      const { quote_id } = quote.value;
      const held = await user.post<TourReservationValue>("tour/v2/reserve/create", { quote_id }, newKey());
      expect([held.status, held.value?.totals.payable], held.text).toEqual([200, total]);
      await toVoucher({ provider, bank }, user, ITEM, held.value, travellersOf(parties, asked.audience, date));
    }

    for (const kind of ["domestic", "foreign"] as const)
      onEngine(
        `of a ${kind} one are the same for each audience and party, on every answer up to its voucher`,
        async () => {
          await standAtFrozenNoon(database());
          for (const rooms of PARTIES) {
            const chosen = await chosenFor(kind, rooms);
            for (const audience of partyAudiences) await walk(chosen, { rooms, audience });
          }
        },
      );
  },
  bank.prepare,
);
