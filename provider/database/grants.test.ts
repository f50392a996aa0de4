import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { frozenWorld, testServices } from "#tests/support/services.ts";
import { createApp } from "../app.ts";
import { jobs } from "../jobs.ts";
import { post } from "../ledger/journal.ts";
import { reservationPaid } from "../reservation/paid.ts";
import { APPEND_ONLY } from "./append-only.ts";
import { openDatabase } from "./connection.ts";
import { grantTo, ownsTables } from "./grants.ts";
import { sqlState } from "./transaction.ts";

test("The provider works as a role that owns nothing, and that role cannot touch what is append-only", async (context) => {
  const postgres = await startPostgres(["fsync=off"], frozenWorld);
  if (postgres === null) return context.skip();
  const role = `shamseh_app_${randomBytes(4).toString("hex")}`;
  const address = new URL(postgres.url);
  address.username = role;
  address.password = role;
  // A world in it, whether the server was given or started.
  const prepared = await testServices({ url: postgres.url });
  const owner = prepared.database;
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
  await grantTo(owner, role);
  await grantTo(owner, role);
  const database = await openDatabase({ url: address.href });
  try {
    // Nothing to migrate, and no right to.
    await database.migrate();
    expect([await ownsTables(owner), await ownsTables(database)]).toEqual([true, false]);

    const services = { ...prepared, database, reading: database };
    const booking = bookingAt({ services: prepared, app: createApp(services) });
    const { user, reservation } = await booking.submitted(await booking.make());
    expect(reservation.status).toBe("ready_to_pay");
    const id = await booking.idOf(reservation);
    const booked = await database.withTx(async (tx) => {
      const postings = [
        { account: { kind: "gateway_clearing" }, amount: -reservation.totals.payable },
        { account: { kind: "supplier_payable" }, amount: reservation.totals.payable },
      ] as const;
      await post(tx, { kind: "payment", ref: "payment:0", reservationId: id, postings });
      return reservationPaid(tx, services, id);
    });
    expect(booked).toBe("applied");
    expect((await booking.read(user, reservation)).value.totals.paid).toBe(reservation.totals.payable);
    for (const job of jobs) await job.run(services);

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
    expect(await refusedAs("CREATE TABLE public.mine (id int)")).toBe("42501");

    await owner.query(
      "DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)",
    );
    await expect(database.migrate()).rejects.toThrow("npm run migrate, as the owner");
  } finally {
    await database.close();
    await owner.query(`DROP OWNED BY ${role}`);
    await owner.query(`DROP ROLE ${role}`);
    await owner.close();
    await postgres.stop();
  }
});
