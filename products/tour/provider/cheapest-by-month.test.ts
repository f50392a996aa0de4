import { expect } from "vitest";
import type { TourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { refreshTourFrom, renewTourFrom } from "./cheapest-by-month.ts";

onProvider("What a list of tours begins from", (provider, onEngine) => {
  const { query } = { query: (text: string) => provider.services.database.query<Record<string, number>>(text) };
  /** The tours of a city, by their ids. */
  const listed = async (slug: string, more = "") => {
    const { value } = await callerOf(provider.app).get<{ items: TourListCard[]; total: number }>(
      `tour/v2/listing/${slug}?page=1${more}`,
    );
    return new Map(value.items.map((card) => [card.tour_id, card]));
  };

  onEngine("is the price from the city that the card opens its tour at", async () => {
    await standAtFrozenNoon(provider.services.database);
    await provider.services.database.withTx((tx) => refreshTourFrom(tx));
    const [several] = await provider.services.database.query<{ slug: string }>(
      `SELECT city.slug FROM tour_from JOIN tour ON tour.id = tour_id JOIN city ON city.id = tour.city_id
       GROUP BY city.slug, tour_id ORDER BY count(DISTINCT origin_city_id) DESC, 1 LIMIT 1`,
    );
    const slug = several?.slug ?? "";
    const cards = [...(await listed(slug)).values()];
    expect(cards.some(({ origins }) => origins.length > 1)).toBe(true);
    for (const { tour_id, from_price, from_origin_id, origins } of cards) {
      const from = origins.find(({ id }) => id === from_origin_id)?.slug;
      expect((await listed(slug, `&origin=${from}`)).get(tour_id)?.from_price).toBe(from_price);
    }
  });

  onEngine(
    "is what two can still book together, follows what is sold, and is written only where it changed",
    async () => {
      await standAtFrozenNoon(provider.services.database);
      await provider.services.database.withTx((tx) => refreshTourFrom(tx));
      const [one] = await query(
        "SELECT tour_id AS tour, tour.city_id AS city FROM tour_from JOIN tour ON tour.id = tour_id ORDER BY 1 LIMIT 1",
      );
      const [city] = await provider.services.database.query<{ slug: string }>(
        `SELECT slug FROM city WHERE id = ${one?.["city"]}`,
      );
      const slug = city?.slug ?? "";
      const tour = one?.["tour"] ?? 0;
      expect((await listed(slug)).get(tour)?.from_price).toBeGreaterThan(0);
      const seats = `stock.id IN (SELECT seats_stock_id FROM tour_departure WHERE tour_id = ${tour})`;
      // One seat of each departure is left: one may book it, two cannot.
      await query(`UPDATE stock SET held = 0, sold = greatest(sold_elsewhere, total - 1) WHERE ${seats}`);
      await renewTourFrom(provider.services);
      expect((await listed(slug)).has(tour)).toBe(false);
      await query(`UPDATE stock SET sold = sold_elsewhere WHERE ${seats}`);
      await renewTourFrom(provider.services);
      expect((await listed(slug)).get(tour)?.from_price).toBeGreaterThan(0);
      // Its own writing is noted as a change: computed once more it changes nothing, and so ends.
      await renewTourFrom(provider.services);
      const [before] = await query("SELECT count(*)::int AS notes FROM change WHERE kind = 'tour'");
      await renewTourFrom(provider.services);
      await provider.services.database.withTx((tx) => refreshTourFrom(tx));
      expect(await query("SELECT count(*)::int AS notes FROM change WHERE kind = 'tour'")).toEqual([before]);
    },
  );
});
