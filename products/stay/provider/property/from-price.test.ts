import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { CalendarDay, CardPage, DetailsValue, RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { refreshListFacts, renewListFacts } from "./list-facts.ts";

const LAST = addDays(FROZEN_TODAY, 29);

onProvider("The price without dates", (provider, onEngine) => {
  const get = <T>(address: string) => callerOf(provider.app).get<T>(address);
  const query = (text: string) => provider.services.database.query(text);
  type Listed = { id: number; slug: string; city: string; card: PropertyCard };
  const listed = async (): Promise<Listed[]> => {
    await standAtFrozenNoon(provider.services.database);
    await refreshListFacts(provider.services.database, FROZEN_TODAY);
    const found: Listed[] = [];
    for (const scope of ["iran", "international"]) {
      for (let page = 1; ; page += 1) {
        const { value } = await get<CardPage>(`property/v2/listing?scope=${scope}&page=${page}`);
        found.push(...value.items.map((card) => ({ id: card.id, slug: card.slug, city: card.city.slug, card })));
        if (page * value.page_size >= value.total) break;
      }
    }
    return found;
  };
  const barOf = async ({ city, slug }: Pick<Listed, "city" | "slug">) =>
    (await get<DetailsValue>(`property/v2/details/${city}/${slug}`)).value;
  const calendarOf = async (id: number, from = FROZEN_TODAY, to = LAST) =>
    (await get<CalendarDay[]>(`property/v2/${id}/price-calendar?from=${from}&to=${to}`)).value;
  /** The cheapest stay that the rooms call sells to two adults, rial; null where there is none. */
  const sold = async (id: number, check_in: string, nights: number) => {
    const { value } = await get<RoomsValue>(
      `property/v2/${id}/rooms?check_in=${check_in}&length_of_stay=${nights}&rooms=2`,
    );
    const totals = (value.parties[0]?.room_types ?? [])
      .flatMap(({ plans }) => plans)
      .filter(({ blocking }) => blocking.length === 0)
      .map(({ total }) => total);
    return totals.length === 0 ? null : Math.min(...totals);
  };

  onEngine("is one figure on card, bar and calendar, at which the rooms call sells to two adults", async () => {
    const all = await listed();
    let priced = 0;
    for (const { id, slug, city, card } of all) {
      const bar = await barOf({ city, slug });
      expect([card.from_price, card.from_date, card.from_nights], slug).toEqual([
        bar.from_price,
        bar.from_date,
        bar.from_nights,
      ]);
      const days = await calendarOf(id);
      const open = days.filter(({ state }) => state === "open");
      const lowest = Math.min(...open.map(({ min_price }) => min_price ?? 0));
      expect(bar.from_price, slug).toBe(open.length === 0 ? null : lowest);
      if (bar.from_price === null || bar.from_date === null || bar.from_nights === null) continue;
      priced += 1;
      const day = days.find(({ date }) => date === bar.from_date);
      expect(day, slug).toMatchObject({ state: "open", min_price: bar.from_price, min_stay: bar.from_nights });
      expect(bar.from_price * bar.from_nights, slug).toBe(await sold(id, bar.from_date, bar.from_nights));
    }
    expect(priced).toBeGreaterThan(5);
  });

  onEngine("of each day is that of the shortest stay that can begin on it", async () => {
    const all = await listed();
    for (const { id, slug } of all.filter((_, place) => place % 5 === 0)) {
      for (const { date, state, min_price, min_stay } of await calendarOf(id, FROZEN_TODAY, addDays(FROZEN_TODAY, 9))) {
        const what = `${slug} ${date}`;
        if (state !== "open") expect(await sold(id, date, 1), what).toBeNull();
        else {
          const total = await sold(id, date, min_stay);
          expect(Math.abs((min_price ?? 0) * min_stay - (total ?? 0)), what).toBeLessThanOrEqual(10 * min_stay);
          for (let shorter = 1; shorter < min_stay; shorter += 1)
            expect(await sold(id, date, shorter), what).toBeNull();
        }
      }
    }
  });

  onEngine("follows what is sold, closed and set free, on every list", async () => {
    const found = (await listed()).find(({ card }) => card.from_price !== null);
    if (found === undefined) throw new Error("The small world has a property with a free room");
    const { id } = found;
    const ofProperty = `room_type_id IN (SELECT id FROM room_type WHERE property_id = ${id})`;
    const cardNow = async () => {
      await renewListFacts(provider.services);
      const { value } = await get<CardPage>(`property/v2/city/${found.city}?page=1`);
      const pages = Math.ceil(value.total / value.page_size);
      for (let page = 1; page <= pages; page += 1) {
        const { items } = (await get<CardPage>(`property/v2/city/${found.city}?page=${page}`)).value;
        const card = items.find((one) => one.id === id);
        if (card) return card;
      }
      throw new Error("It is on no page of its city");
    };
    const before = await cardNow();
    expect(before.from_price).toBe(found.card.from_price);
    await query(
      `UPDATE inventory_night SET held = 0, sold = total WHERE ${ofProperty} AND night = '${before.from_date}'`,
    );
    const dearer = await cardNow();
    expect(dearer.from_price === before.from_price && dearer.from_date === before.from_date).toBe(false);
    expect(dearer.from_price ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(before.from_price ?? 0);
    await query(`UPDATE inventory_night SET held = 0, sold = total WHERE ${ofProperty}`);
    expect(await cardNow()).toMatchObject({ from_price: null, from_date: null });
    expect((await barOf(found)).from_price).toBeNull();
    await query(`UPDATE inventory_night SET sold = 0 WHERE ${ofProperty}`);
    expect((await cardNow()).from_price).not.toBeNull();
  });
});
