import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { startServices } from "../../start.ts";
import { silentLog } from "../log.ts";
import { readSettings } from "../settings.ts";
import { APPEND_ONLY } from "./append-only.ts";
import { openDatabase } from "./connection.ts";
import { grantTo, lackingRights, ownsTables } from "./grants.ts";
import { sqlState } from "./transaction.ts";

/** Every call and every job as this role: `tests/prove/production.test.ts`. */
test("The role of production has every right that it needs, by the catalogue, and none to change a record", async ({
  skip,
}) => {
  const postgres = await startPostgres(["fsync=off"]);
  if (postgres === null) return skip();
  const role = `shamseh_app_${randomBytes(4).toString("hex")}`;
  const address = new URL(postgres.url);
  address.username = role;
  address.password = role;
  const owner = await openDatabase({ url: postgres.url });
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
  await owner.migrate();
  await grantTo(owner, role);
  await grantTo(owner, role);
  const database = await openDatabase({ url: address.href });
  onTestFinished(async () => {
    await database.close();
    await owner.query(`DROP OWNED BY ${role}`);
    await owner.query(`DROP ROLE ${role}`);
    await owner.close();
    await postgres.stop();
  });
  // Nothing to migrate, and no right to.
  await database.migrate();
  expect([await ownsTables(owner), await ownsTables(database)]).toEqual([true, false]);
  expect(await lackingRights(database)).toEqual([]);

  const refusedAs = (statement: string) =>
    database.query(statement).then(
      () => "done",
      (error: unknown) => sqlState(error),
    );
  for (const table of APPEND_ONLY) {
    for (const statement of [
      `UPDATE ${table} SET id = DEFAULT`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      `DROP TABLE ${table} CASCADE`,
    ]) {
      expect(await refusedAs(statement), statement).toBe("42501");
    }
  }
  expect(await refusedAs("UPDATE app_clock SET offset_seconds = 1")).toBe("42501");
  expect(await refusedAs("INSERT INTO demo_world VALUES (1, 1, '', '2026-01-01')")).toBe("42501");
  expect(await refusedAs("CREATE TABLE public.mine (id int)")).toBe("42501");

  // Rights on a later migration's objects are lacking until granted, and the provider does not start without them.
  await owner.query(
    "CREATE TABLE later (id int PRIMARY KEY); CREATE SEQUENCE later_number; CREATE TABLE later_event (id int)",
  );
  await owner.query(
    "CREATE TRIGGER never_emptied BEFORE TRUNCATE ON later_event EXECUTE FUNCTION refuse_changing_a_record()",
  );
  expect(await lackingRights(database)).toContain("USAGE on public.later_number");
  const production = {
    ...readSettings({ APP_ENV: "demo", DATABASE_URL: address.href }),
    appEnv: "production",
  } as const;
  await expect(startServices(production, silentLog)).rejects.toThrow(/lacks .+ on public\.later.+: npm run migrate/);
  await grantTo(owner, role);
  expect(await lackingRights(database)).toEqual([]);
  expect(await refusedAs("DELETE FROM later")).toBe("done");
  expect(await refusedAs("DELETE FROM later_event")).toBe("42501");

  await owner.query(
    "DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)",
  );
  await expect(database.migrate()).rejects.toThrow("npm run migrate, as the owner");
});
