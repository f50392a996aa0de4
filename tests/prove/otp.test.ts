import { expect } from "vitest";
import { onServer } from "#tests/both-engines.ts";
import { besiege } from "./otp-siege.ts";

onServer("G15 A number under siege", (provider, onEngine) => {
  onEngine("has its owner in at the first try, within a minute, whatever fifty strangers ask and guess", async () => {
    const siege = await besiege(provider.services, "09120000101", 50, 250);
    expect(siege).toMatchObject({ owner_is_in_at_first_try: true });
    expect(siege.owner_waits).toBeLessThanOrEqual(60);
    expect(siege.comparisons).toBeLessThanOrEqual(100);
  });
});
