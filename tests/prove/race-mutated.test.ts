import { expect, vi } from "vitest";
import type { Demand } from "#products/stay/provider/stock.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Stock } from "#provider/shop/reservation/product.ts";
import type { Claim } from "#provider/shop/stock/counters.ts";
import { raceForRooms } from "./race.ts";
import { raceForAircraft } from "./race-flights.ts";
import { raceForSeat } from "./race-tours.ts";
import { onCluster } from "./small-run.ts";

/** A provider without its lock, and without the condition of its update. */
vi.mock("#products/stay/provider/stock.ts", async (original) => ({
  ...(await original<typeof import("#products/stay/provider/stock.ts")>()),
  lockNights: async () => {},
  async holdRooms(tx: Queryable, { checkIn, checkOut, roomsOf }: Demand): Promise<boolean> {
    for (const [roomTypeId, rooms] of roomsOf) {
      await tx.query(
        "UPDATE inventory_night SET held = held + $2 WHERE room_type_id = $1 AND night >= $3 AND night < $4",
        [roomTypeId, rooms, checkIn, checkOut],
      );
    }
    return true;
  },
}));

vi.mock("#provider/shop/stock/counters.ts", async (original) => {
  const real = await original<typeof import("#provider/shop/stock/counters.ts")>();
  const withoutLock = <Asked>(claimsOf: (asked: Asked) => readonly Claim[]): Stock<Asked> => ({
    ...real.counterStock(claimsOf),
    lock: async () => {},
    async hold(tx, asked) {
      for (const { stock_id, units } of claimsOf(asked)) {
        await tx.query("UPDATE stock SET held = held + $2 WHERE id = $1", [stock_id, units]);
      }
      return true;
    },
  });
  return { ...real, counterStock: withoutLock };
});

const races = [
  { race: "room", table: "inventory_night", run: raceForRooms },
  { race: "seat of a departure", table: "stock", run: raceForSeat },
  { race: "seat of an aircraft", table: "stock", run: raceForAircraft },
] as const;

const SIZE = { rounds: 4, clients: 32 };

onCluster("The race", (onNoon) => {
  for (const { race, run } of races) {
    onNoon(
      `for the last ${race} is held by the database's own rule alone: without the lock nothing is sold twice`,
      async (cluster) => {
        const raced = await run(cluster, SIZE);
        expect(raced).toMatchObject({ wins: 4, wrongWinners: 0, oversold: 0, serverErrors: 0, drift: 0 });
      },
    );
  }

  for (const { race, table, run } of races) {
    onNoon(
      `for the last ${race} can be lost: without the rule too, pieces are sold twice where two transactions meet`,
      async (cluster) => {
        await cluster.database.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS no_oversell`);
        const { oversold } = await run(cluster, SIZE);
        // PGlite has one connection: its transactions never overlap.
        if (cluster.database.engine === "postgres") expect(oversold).toBeGreaterThan(0);
        else expect(oversold).toBe(0);
      },
    );
  }
});
