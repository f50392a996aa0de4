import { expect } from "vitest";
import { onServer } from "#tests/engines.ts";
import { besiege } from "./otp-siege.ts";

/** Maximum concurrent statements of the database. */
const DATABASE_CONNECTIONS = 20;

onServer("A number under siege", (provider, onEngine) => {
  onEngine("has its owner in at the first try, within a minute, whatever fifty strangers ask and guess", async () => {
    const siege = await besiege(provider.services, "09120000101", 50, 250);
    expect(siege).toMatchObject({ owner_is_in_at_first_try: true });
    expect(siege.owner_waits).toBeLessThanOrEqual(60);
    expect(siege.comparisons).toBeLessThanOrEqual(100);
  });

  onEngine("is guessed at no more often where many guesses wait for the database at once", async () => {
    // Fewer than 40 an hour: there is room for further attempts when they begin, for a few of the 190.
    const siege = await besiege(provider.services, "09120000102", 38, 190);
    expect(siege).toMatchObject({ owner_is_in_at_first_try: true });
    expect(siege.comparisons).toBeGreaterThanOrEqual(38);
    expect(siege.comparisons).toBeLessThanOrEqual(40 + DATABASE_CONNECTIONS);
  });
});
