import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { nowruzDepartures } from "#domain/calendar/nowruz.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type LandingValue, landingSlugs } from "#domain/contract/content.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { cardsOn } from "#provider/catalogue/content/shelf.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

onProvider("R9, R48, R49, R50, R53 Each landing", (provider, onEngine) => {
  onEngine("speaks both languages, and shows only what can be booked", async () => {
    for (const slug of landingSlugs) {
      const [fa, en] = await Promise.all(
        ["fa", "en"].map((language) =>
          callerOf(provider.app, { "Accept-Language": language }).get<LandingValue>(`content/v2/landings/${slug}`),
        ),
      );
      expect(fa?.value.title).toMatch(/[آ-ی]/);
      expect(en?.value.title).toMatch(/^[A-Za-z -]+$/);
      expect(en?.value.blocks.map(({ kind }) => kind)).toEqual(fa?.value.blocks.map(({ kind }) => kind));
      expect(fa?.value.properties.every((card) => card.from_price !== null)).toBe(true);
    }
  });

  onEngine("R51, R52 of Nowruz’s tours shows those that leave around it, at home or abroad", async () => {
    await standAtFrozenNoon(provider.services.database);
    const { from, to } = nowruzDepartures(FROZEN_TODAY);
    for (const [slug, kind] of [
      ["nowruz-tours", "domestic"],
      ["nowruz-foreign-tours", "foreign"],
    ] as const) {
      const { value } = await callerOf(provider.app).get<LandingValue>(`content/v2/landings/${slug}`);
      expect(value.tours.length, slug).toBeGreaterThan(0);
      expect(new Set(value.tours.map((card) => card.kind))).toEqual(new Set([kind]));
      const days = value.tours.flatMap(({ next_departures }) => next_departures.map(({ date }) => date));
      expect(days.filter((day) => day < from || day > to)).toEqual([]);
    }
  });

  onEngine("of a stay shows what can be had for it, with what it costs then", async () => {
    const inThreeDays = (day: IsoDate) => ({ checkIn: addDays(day, 3), lengthOfStay: 3 });
    const shelf = { inCity: () => true, isShown: () => true, stayOn: inThreeDays };
    const cards = await cardsOn(shelf, 12, "iranian", provider.services);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ stay, blocking }) => stay?.nights !== 3 || blocking !== null)).toEqual([]);
    // This small world ends before Nowruz: a page of Nowruz shows nothing of other days instead.
    const { value } = await callerOf(provider.app).get<LandingValue>("content/v2/landings/nowruz");
    expect(value.properties).toEqual([]);
  });

  onEngine("of offers shows prices under the rack rate", async () => {
    const { value } = await callerOf(provider.app).get<LandingValue>("content/v2/landings/one-night-offer");
    expect(value.properties.length).toBeGreaterThan(0);
    for (const card of value.properties) expect(card.from_price).toBeLessThan(card.from_rack ?? 0);
  });
});
