import { expect, test } from "vitest";
import { hasPostgres } from "#tests/postgres.ts";
import { isRotated, rotateUnderKills, small } from "./keys.ts";
import { onProvingGround } from "./provider-processes.ts";

test.skipIf(!hasPostgres())(
  "every sealed text gets a new key, whose provider is killed three times meanwhile",
  { timeout: 240_000 },
  () =>
    onProvingGround(async (ground) => {
      const found = await rotateUnderKills(ground, small.accounts, small.kills);
      expect(isRotated(found), JSON.stringify(found)).toBe(true);
    }),
);
