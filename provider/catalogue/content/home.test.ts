import { expect } from "vitest";
import type { HomeValue } from "#domain/contract/content.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";

onProvider("The home page", (provider, onEngine) => {
  onEngine("offers discounts one a city, first of well-rated places in Iran", async () => {
    const { value } = await callerOf(provider.app).get<HomeValue>("content/v2/home");
    const rows = await provider.services.database.query<{ slug: string }>(
      "SELECT city.slug FROM city JOIN country ON country.id = city.country_id WHERE country.iso2 = 'IR'",
    );
    const iranian = new Set(rows.map(({ slug }) => slug));
    const firsts = value.offers.map(({ city, rating }) => iranian.has(city.slug) && (rating.average ?? 0) >= 4);
    expect(firsts[0]).toBe(true);
    expect(firsts).toEqual([...firsts].sort((one, other) => Number(other) - Number(one)));
    expect(new Set(value.offers.map(({ city }) => city.slug)).size).toBe(value.offers.length);
  });
});
