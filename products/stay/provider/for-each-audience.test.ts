import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { FavoritesValue } from "#domain/contract/account.shapes.ts";
import type { AttractionValue } from "#domain/contract/attraction.shapes.ts";
import type { HomeValue, LandingValue } from "#domain/contract/content.shapes.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import type { DayTotal, PropertyCard } from "#domain/contract/property-card.shapes.ts";
import type { StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";
import { type Audience, isOpenToParty, type PartyAudience, partyAudiences } from "#domain/sale/audience.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  CalendarDay,
  CardPage,
  DetailsValue,
  RoomsValue,
  SearchMapValue,
  SearchValue,
} from "#products/stay/contract/stay.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { logInOf, travellersOf } from "#tests/support/party-travellers.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { payingBank, toVoucher } from "#tests/support/to-voucher.ts";
import { refreshListFacts } from "./property/list-facts.ts";

const CITY = "Isfahan";
/** Two adults, one alone, a family, and two rooms. */
const PARTIES = ["2", "1", "2,5", "2;2"];
const CHECK_IN = addDays(FROZEN_TODAY, 12);
const NIGHTS = 2;
const bank = payingBank();
const CLOSED = { reason: "closed_to_audience", date: null, nights: null };

type Asked = { rooms: string; audience: PartyAudience };
const queryOf = ({ rooms, audience }: Asked) =>
  `check_in=${CHECK_IN}&length_of_stay=${NIGHTS}&rooms=${encodeURIComponent(rooms)}&audience=${audience}`;
const alertOf = (property_id: number, asked: Asked) => ({
  property_id,
  check_in: CHECK_IN,
  length_of_stay: NIGHTS,
  limit_total: null,
  ...asked,
});

onProvider(
  "Prices for each audience",
  (provider, onEngine) => {
    const { database, create } = bookingAt(provider);
    const anyone = () => callerOf(provider.app);
    const cityId = () => provider.services.atlas.current().cityOfSlug.get(CITY)!.row.id;
    const get = async <T>(address: string) => (await anyone().get<T>(address)).value;
    const searched = (asked: Asked) =>
      get<SearchValue>(`property/v2/search?destination_id=city-${cityId()}&${queryOf(asked)}`);

    /** Rates of the city for all audiences side by side: those for foreign travellers are the cheapest, those for Iranians the dearest. */
    async function mixRates(): Promise<void> {
      await standAtFrozenNoon(database());
      await database().query(
        `UPDATE rate_plan SET guest_nationality = (ARRAY['iranian', 'foreign', 'any'])[1 + id % 3] WHERE city_id = $1`,
        [cityId()],
      );
      await database().query(
        `UPDATE night_price SET sale_rate = sale_rate * (2 + (rate_plan_id + 2) % 3) / 4
       WHERE city_id = $1 AND sale_rate IS NOT NULL`,
        [cityId()],
      );
      await refreshListFacts(database(), FROZEN_TODAY);
    }

    /** The cheapest plan of each party of those that the rooms call offers. */
    const chosenOf = ({ parties }: RoomsValue) =>
      parties.flatMap(({ room_types, ...party }) => {
        const open = room_types.flatMap(({ id, plans }) =>
          plans.filter(({ blocking }) => blocking.length === 0).map((plan) => ({ room: id, plan, party })),
        );
        return open.toSorted((one, other) => one.plan.total - other.plan.total)[0] ?? [];
      });

    /**
     * Books the cheapest rooms of a card and asserts its total at every step, up to the voucher.
     * @returns false where two parties of the same run need the same last room
     */
    async function walk(card: PropertyCard, asked: Asked, points: SearchMapValue["points"]): Promise<boolean> {
      const total = card.stay!.total;
      const user = await logInOf(provider.app, asked.audience);
      expect(points.find(({ id }) => id === card.id)?.total).toBe(total);
      const details = await get<DetailsValue>(`property/v2/details/${CITY}/${card.slug}?${queryOf(asked)}`);
      expect(details.stay).toEqual(card.stay);
      const days = await get<DayTotal[]>(`property/v2/${card.id}/nearby-dates?${queryOf(asked)}`);
      expect(days.find(({ date }) => date === CHECK_IN)?.total).toBe(total);
      await user.post("user/v2/favorites/toggle", { kind: "property", id: card.id });
      const { properties } = (await user.get<FavoritesValue>(`user/v2/favorites?${queryOf(asked)}`)).value;
      expect(properties[0]?.stay).toEqual(card.stay);
      const alerts = await user.post<PriceAlertsValue>("user/v2/price-alerts/save", alertOf(card.id, asked), newKey());
      expect(alerts.value[0], alerts.text).toMatchObject({ base_total: total, audience: asked.audience });

      const rooms = await get<RoomsValue>(`property/v2/${card.id}/rooms?${queryOf(asked)}`);
      const offered = rooms.parties.flatMap(({ room_types }) => room_types.flatMap(({ plans }) => plans));
      expect(offered.filter(({ guest_nationality }) => !isOpenToParty(guest_nationality, asked.audience))).toEqual([]);
      const chosen = chosenOf(rooms);
      if (chosen.reduce((sum, { plan }) => sum + plan.total, 0) !== total) return false;
      const ofRoom = (id: number) => chosen.filter(({ room }) => room === id).length;
      if (chosen.some(({ room, plan }) => ofRoom(room) > (plan.rooms_left ?? chosen.length))) return false;
      const quote = await user.post<StayQuoteValue>("reserve/v2/quote", {
        property_id: card.id,
        check_in: CHECK_IN,
        length_of_stay: NIGHTS,
        audience: asked.audience,
        rooms: chosen.map(({ room, plan, party }) => ({
          room_type_id: room,
          rate_plan_id: plan.rate_plan_id,
          adult_count: party.adults,
          children: party.children,
        })),
      });
      expect([quote.status, quote.value?.total], quote.text).toEqual([200, total]);
      const held = await create(user, quote.value.quote_id);
      expect([held.status, held.value?.totals.payable], held.text).toEqual([200, total]);
      const item = { kind: "stay", path: "reserve/v2", saving: "save-guests" } as const;
      const travellers = travellersOf(rooms.parties, asked.audience, CHECK_IN);
      await toVoucher({ provider, bank }, user, item, held.value, travellers);
      return true;
    }

    onEngine("are of rates that its party can have, the same on every answer up to its voucher", async () => {
      await mixRates();
      const totals = new Map<string, Map<number, number>>();
      for (const rooms of PARTIES) {
        for (const audience of partyAudiences) {
          const asked = { rooms, audience };
          const found = await searched(asked);
          const map = await get<SearchMapValue>(
            `property/v2/search/map?destination_id=city-${cityId()}&${queryOf(asked)}`,
          );
          expect(map.points.filter(({ total }) => total !== null)).toHaveLength(found.open);
          const open = found.items.filter(({ stay }) => stay !== null);
          totals.set(`${rooms} ${audience}`, new Map(open.map(({ id, stay }) => [id, stay!.total])));
          let held = 0;
          for (const card of open) if (held < 2 && (await walk(card, asked, map.points))) held += 1;
          expect(held, `${rooms} ${audience}`).toBeGreaterThan(0);
        }
      }
      // Audiences see different prices.
      const [ofIranians, ofOthers, ofBoth] = partyAudiences.map((audience) => totals.get(`2 ${audience}`)!);
      const differing = [...ofOthers!].filter(([id, total]) => ofIranians!.has(id) && ofIranians!.get(id) !== total);
      expect(differing.length).toBeGreaterThan(0);
      for (const [id, total] of ofBoth!)
        for (const other of [ofIranians!, ofOthers!]) expect(other.get(id) ?? 0).toBeLessThanOrEqual(total);
    });

    /** Audiences of the rates of each kind of room of a property. */
    const soldTo = async (propertyId: number) => {
      const rates = await database().query<{ room: number; audience: Audience }>(
        `SELECT room_type_id AS room, guest_nationality AS audience FROM rate_plan JOIN room_type ON room_type.id = room_type_id
       WHERE property_id = $1`,
        [propertyId],
      );
      const ofRoom = Map.groupBy(rates, ({ room }) => room);
      return new Map([...ofRoom].map(([room, some]) => [room, some.map(({ audience }) => audience)]));
    };

    /** Home, a landing and a sight show a property as the list does. */
    async function alsoOn(audience: PartyAudience, list: CardPage): Promise<void> {
      const home = await get<HomeValue>(`content/v2/home?audience=${audience}`);
      expect(home.popular_iran.find(({ city }) => city.slug === CITY)).toMatchObject({
        from_price: list.facets.price?.min,
        city: { property_count: list.open },
      });
      const [sight] = provider.services.atlas.current().cityOfSlug.get(CITY)!.attractions;
      const { near } = await get<AttractionValue>(`attraction/v2/${CITY}/${sight!.id}?audience=${audience}`);
      const landing = await get<LandingValue>(`content/v2/landings/one-night-offer?audience=${audience}`);
      const ofList = new Map(list.items.map(({ id, from_price }) => [id, from_price]));
      const cards = [...home.offers, ...near.map(({ card }) => card), ...landing.properties];
      const shown = cards.filter(({ id }) => ofList.has(id));
      expect(shown.length).toBeGreaterThan(0);
      for (const { id, from_price } of shown) expect(from_price).toBe(ofList.get(id));
    }

    onEngine("without dates are one on list, page and calendar, and lists count by them", async () => {
      await mixRates();
      const lowest: Record<string, number | null>[] = [];
      const closed = new Set<PartyAudience>();
      for (const audience of partyAudiences) {
        const list = await get<CardPage>(`property/v2/city/${CITY}?audience=${audience}&sort=lowest_price`);
        const priced = list.items.filter(({ from_price }) => from_price !== null);
        expect(Math.min(list.open, 10)).toBe(priced.length);
        expect(list.facets.price?.min).toBe(priced[0]?.from_price);
        const meals = list.facets.meal.reduce((sum, { count }) => sum + count, 0);
        expect(meals).toBeGreaterThanOrEqual(list.open);
        await alsoOn(audience, list);
        for (const card of list.items) {
          const page = await get<DetailsValue>(`property/v2/details/${CITY}/${card.slug}?audience=${audience}`);
          expect([page.from_price, page.from_date, page.from_nights]).toEqual([
            card.from_price,
            card.from_date,
            card.from_nights,
          ]);
          const days = await get<CalendarDay[]>(
            `property/v2/${card.id}/price-calendar?from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, 29)}&audience=${audience}`,
          );
          const prices = days.flatMap(({ state, min_price }) => (state === "open" ? (min_price ?? []) : []));
          expect(prices.length === 0 ? null : Math.min(...prices), card.slug).toBe(card.from_price);
          const sold = await soldTo(card.id);
          for (const room of page.room_types) {
            const isClosed = !sold.get(room.id)!.some((one) => isOpenToParty(one, audience));
            expect(room.blocking, card.slug).toEqual(isClosed ? CLOSED : undefined);
            if (isClosed) closed.add(audience);
          }
        }
        lowest.push(Object.fromEntries(list.items.map(({ slug, from_price }) => [slug, from_price])));
      }
      expect(lowest[0]).not.toEqual(lowest[1]);
      expect([...closed]).toEqual(partyAudiences);
    });

    onEngine("are none where all rates are for others: it says so, is not counted and is not sold", async () => {
      await mixRates();
      const before = await searched({ rooms: "2", audience: "iranian" });
      const card = before.items.find(({ stay }) => stay !== null)!;
      const sellTo = async (audience: Audience) => {
        await database().query(
          `UPDATE rate_plan SET guest_nationality = $2 FROM room_type
         WHERE room_type.id = room_type_id AND property_id = $1`,
          [card.id, audience],
        );
        await refreshListFacts(database(), FROZEN_TODAY);
      };
      await sellTo("any");
      const opened = await Promise.all(partyAudiences.map((audience) => searched({ rooms: "2", audience })));
      await sellTo("iranian");
      const [sold] = (
        await get<RoomsValue>(`property/v2/${card.id}/rooms?${queryOf({ rooms: "2", audience: "iranian" })}`)
      ).parties[0]!.room_types;
      for (const [index, audience] of partyAudiences.entries()) {
        const asked = { rooms: "2", audience };
        const found = await searched(asked);
        if (audience === "iranian") {
          expect(found.open).toBe(opened[index]!.open);
          continue;
        }
        expect(found.open).toBe(opened[index]!.open - 1);
        const details = await get<DetailsValue>(`property/v2/details/${CITY}/${card.slug}?${queryOf(asked)}`);
        expect(details).toMatchObject({ stay: null, from_price: null, blocking: CLOSED });
        const undated = await get<DetailsValue>(`property/v2/details/${CITY}/${card.slug}?audience=${audience}`);
        expect(undated).toMatchObject({ from_price: null, blocking: CLOSED });
        const rooms = await get<RoomsValue>(`property/v2/${card.id}/rooms?${queryOf(asked)}`);
        expect([rooms.blocking, rooms.parties[0]?.room_types]).toEqual([[CLOSED], []]);
        const days = await get<CalendarDay[]>(
          `property/v2/${card.id}/price-calendar?from=${CHECK_IN}&to=${CHECK_IN}&audience=${audience}`,
        );
        expect(days).toEqual([]);
        const user = await logIn(provider.app);
        await user.post("user/v2/favorites/toggle", { kind: "property", id: card.id });
        for (const query of [queryOf(asked), `audience=${audience}`]) {
          const { properties } = (await user.get<FavoritesValue>(`user/v2/favorites?${query}`)).value;
          expect(properties[0]).toMatchObject({ stay: null, from_price: null, blocking: CLOSED });
        }
        const alert = await user.post("user/v2/price-alerts/save", alertOf(card.id, asked), newKey());
        expect(alert.errors.map(({ code }) => code)).toEqual(["no_price_to_watch"]);
        const quote = await user.post("reserve/v2/quote", {
          property_id: card.id,
          check_in: CHECK_IN,
          length_of_stay: NIGHTS,
          audience,
          rooms: [{ room_type_id: sold!.id, rate_plan_id: sold!.plans[0]!.rate_plan_id, adult_count: 2, children: [] }],
        });
        expect([quote.reason, quote.value]).toEqual(["blocked", { blocking: [CLOSED] }]);
      }
    });

    onEngine("a value that is none is refused by its name", async () => {
      for (const address of [
        `property/v2/search?destination_id=city-${cityId()}&check_in=${CHECK_IN}&length_of_stay=2&audience=martian`,
        "property/v2/listing?scope=iran&audience=any",
        `property/v2/details/${CITY}/Any?audience=any`,
        "content/v2/home?audience=Iranian",
      ]) {
        const { status, errors } = await anyone().get(address);
        expect([status, errors.map(({ name }) => name)], address).toEqual([422, ["audience"]]);
      }
    });
  },
  bank.prepare,
);
