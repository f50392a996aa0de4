import { expect } from "vitest";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { expireBesidePoison, isSetAside } from "./fleet-poison.ts";
import { testClusterOf } from "./test-cluster.ts";

onServer("A reservation whose stock does not fit", (provider, onEngine) => {
  onEngine("is set aside with one alarm under two sweepers, and the others expire", async () => {
    await standAtFrozenNoon(provider.services.database);
    const cluster = testClusterOf(provider.services.database, [retryingClient(provider.app)]);
    const sweep = () => Promise.all([sweepReservations(provider.services), sweepReservations(provider.services)]);
    const beside = await expireBesidePoison(cluster, { holds: 30, withinMs: 5_000, sweep });
    expect(isSetAside(beside), JSON.stringify(beside)).toBe(true);
  });
});
