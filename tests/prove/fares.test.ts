import { expect } from "vitest";
import { renewFareDays } from "#products/flight/provider/fare-days.ts";
import { followFares, follows, small } from "./fares.ts";
import { onCluster } from "./small-run.ts";

onCluster("The lowest price of each day", (onNoon) => {
  onNoon("follows bookings, releases, holds that run out and new prices", async (cluster, { services }) => {
    const figures = await followFares(cluster, { ...small, renew: () => renewFareDays(services) });
    expect(follows(figures), JSON.stringify(figures)).toBe(true);
    const { booked, released, repriced } = figures;
    expect(Math.min(booked, released, repriced), JSON.stringify(figures)).toBeGreaterThan(20);
  });

  onNoon("is seen to be wrong where its days are not computed", async (cluster) => {
    const figures = await followFares(cluster, { ...small, changes: 40, renew: async () => {} });
    expect(figures.late).toBe(1);
  });
});
