import { expect } from "vitest";
import { onServer } from "#tests/engines.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { arePromises, proveVouchers, small } from "./vouchers.ts";

onServer("A voucher", (provider, onEngine) => {
  onEngine("promises what the provider pays back at every instant, and no altered one is taken for ours", async () => {
    await standAtFrozenNoon(provider.services.database);
    const figures = await proveVouchers(provider, small);
    expect(arePromises(figures), JSON.stringify(figures)).toBe(true);
  });
});
