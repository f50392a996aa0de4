import { expect } from "vitest";
import { onServer } from "#tests/engines.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { callAsOthers, isClosed } from "./access.ts";

onServer("What is one traveller's", (provider, onEngine) => {
  onEngine("are refused to every other caller, in every call of the contract", async () => {
    await standAtFrozenNoon(provider.services.database);
    const access = await callAsOthers(provider);
    expect(access.let_in).toEqual([]);
    expect(access.leaks).toEqual([]);
    expect(isClosed(access), JSON.stringify(access)).toBe(true);
  });
});
