import { expect } from "vitest";
import { onBothEngines } from "#tests/both-engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { houseOf } from "./house.ts";
import { compareWithModel, isExact, spendAtOnce } from "./ledger.ts";

onBothEngines("G6 The books", (provider, onEngine) => {
  const house = async () => {
    await standAtFrozenNoon(provider.services.database);
    return houseOf(provider.services.database, [provider.app], provider.services.settings);
  };

  onEngine("say what plain arithmetic says", async () => {
    const operator = callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
    const { differences } = await compareWithModel(await house(), operator, { seeds: 2, count: 150 });
    expect(differences).toEqual([]);
  });

  onEngine("pay out what is there and no more, to however many hands", async () => {
    const parallel = await spendAtOnce(await house(), 2);
    expect(isExact(parallel), JSON.stringify(parallel)).toBe(true);
  });
});
