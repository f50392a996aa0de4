import { expect } from "vitest";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { expireBesidePoison, isSetAside, small } from "./fleet-poison.ts";
import { onCluster } from "./small-run.ts";

onCluster("A reservation whose stock does not fit", (onNoon) => {
  onNoon("is set aside with one alarm under two sweepers, and the others expire", async (cluster, { services }) => {
    const sweep = () => Promise.all([sweepReservations(services), sweepReservations(services)]);
    const beside = await expireBesidePoison(cluster, { ...small, sweep });
    expect(isSetAside(beside), JSON.stringify(beside)).toBe(true);
  });
});
