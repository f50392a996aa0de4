import { expect } from "vitest";
import { onBothEngines } from "#tests/both-engines.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { askAsEverybody, isClosed } from "./access.ts";

onBothEngines("G16 What is one traveller's", (provider, onEngine) => {
  onEngine("is nobody else's, in every call of the contract", async () => {
    await standAtFrozenNoon(provider.services.database);
    const access = await askAsEverybody(provider);
    expect(access.let_in).toEqual([]);
    expect(access.leaks).toEqual([]);
    expect(isClosed(access), JSON.stringify(access)).toBe(true);
  });
});
