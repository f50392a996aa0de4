import { expect } from "vitest";
import { renewFareDays } from "#products/flight/provider/fare-days.ts";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { followFares, follows } from "./fares.ts";
import { testClusterOf } from "./test-cluster.ts";

onServer("The lowest price of each day", (provider, onEngine) => {
  onEngine("follows bookings, releases, holds that run out and new prices", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const renew = () => renewFareDays(provider.services);
    const figures = await followFares(testClusterOf(database, [retryingClient(provider.app)]), {
      changes: 200,
      seed: 7,
      renew,
    });
    expect(follows(figures), JSON.stringify(figures)).toBe(true);
    const { booked, released, repriced } = figures;
    expect(Math.min(booked, released, repriced), JSON.stringify(figures)).toBeGreaterThan(20);
  });

  onEngine("is seen to be wrong where its days are not computed", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const renew = async () => {};
    const figures = await followFares(testClusterOf(database, [retryingClient(provider.app)]), {
      changes: 40,
      seed: 7,
      renew,
    });
    expect(figures.late).toBe(1);
  });
});
