import { expect } from "vitest";
import { onBothEngines } from "#tests/engines.ts";
import { migrationsFolder } from "./connection.ts";
import { refuseNewerSchema } from "./schema-floor.ts";

onBothEngines("A schema", (provider, onEngine) => {
  onEngine(
    "of this version or one that only added is worked with; one that took something away is refused",
    async () => {
      const { database } = provider.services;
      const start = () => refuseNewerSchema(database, migrationsFolder);
      await start();
      await database.query("UPDATE schema_floor SET oldest = 9000000000000");
      await expect(start()).rejects.toThrow("later version than this provider can work with");
      await database.query("UPDATE schema_floor SET oldest = 0");
      await start();
    },
  );
});
