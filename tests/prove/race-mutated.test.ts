import { expect, vi } from "vitest";
import type { Queryable } from "#provider/database/database.ts";
import type { Demand } from "#provider/stay/stock.ts";
import { onBothEngines } from "#tests/both-engines.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { houseOf } from "./house.ts";
import { raceForRooms } from "./race.ts";

/** A provider without its lock, and without the condition of its update. */
vi.mock("#provider/stay/stock.ts", async (original) => ({
  ...(await original<typeof import("#provider/stay/stock.ts")>()),
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

onBothEngines("The race for the last room", (provider, onEngine) => {
  const race = async () => {
    await standAtFrozenNoon(provider.services.database);
    return raceForRooms(houseOf(provider.services.database, [provider.app]), { rounds: 4, clients: 32 });
  };

  onEngine("is held by the database's own rule alone: without the lock nothing is sold twice", async () => {
    expect(await race()).toMatchObject({ wins: 4, wrongWinners: 0, oversold: 0, serverErrors: 0, drift: 0 });
  });

  onEngine(
    "can be lost: without the rule too, the same race finds rooms sold twice where two transactions meet",
    async () => {
      const { database } = provider.services;
      await database.query("ALTER TABLE inventory_night DROP CONSTRAINT no_oversell");
      const { oversold } = await race();
      // PGlite has one connection: its transactions never meet.
      if (database.engine === "postgres") expect(oversold).toBeGreaterThan(0);
      else expect(oversold).toBe(0);
    },
  );
});
