import fc from "fast-check";
import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { formatRooms } from "#domain/rooms.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { createChangeFeed, FAILOVER_SECONDS } from "#provider/kernel/change/feed.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { answersInBatch } from "#runtime/batch.ts";
import { onProvider, onServer } from "#tests/engines.ts";
import {
  CITY,
  changes,
  factsOf,
  nightOf,
  planAt,
  propertyAt,
  ratesFor,
  roomAt,
  stayOf,
  step,
  totalsOf,
} from "#tests/support/stay-changes.ts";
import { createInventory, type InventoryLimits } from "./inventory.ts";

/** An inventory that follows a database by itself. */
const inventoryOver = (database: Database, seconds: () => number, limits?: InventoryLimits) =>
  createInventory(database, createChangeFeed(database, seconds), limits);

onProvider("The inventory in memory", (provider, onEngine) => {
  onEngine("finds for every stay what the database holds, whatever has changed", async () => {
    const { services } = provider;
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        for (const { change, n, day, value, wanted } of steps) {
          await services.database.query(changes[change]!(n, day, value));
          const { inMemory, read } = await totalsOf(services, wanted);
          expect(inMemory, `${changes[change]!(n, day, value)}, for ${formatRooms(wanted.parties)}`).toEqual(read);
          found += read.filter(([, total]) => total !== null).length;
          const rates = await ratesFor(services, wanted);
          expect(rates.inMemory).toEqual(rates.read);
        }
      }),
      { numRuns: 12 },
    );
    expect(found).toBeGreaterThan(0);
  });

  onEngine("answers for a while without the primary where it has standbys, and else not", async () => {
    const { database } = provider.services;
    let now = 0;
    let outage: (() => Promise<never>) | null = null;
    const query: Database["query"] = (...statement) => outage?.() ?? database.query(...statement);
    const primary = { ...database, writes: () => null, query };
    const [alone, withStandbys] = [false, true].map((hasStandbys) =>
      createInventory(
        database,
        createChangeFeed(primary, () => now, hasStandbys),
      ),
    );
    const before = await withStandbys!.candidates([CITY], "iranian");
    await alone!.candidates([CITY], "iranian");
    const refused = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
    outage = refused;
    now = FAILOVER_SECONDS - 1;
    expect(await withStandbys!.candidates([CITY], "iranian")).toEqual(before);
    await expect(alone!.candidates([CITY], "iranian")).rejects.toThrow("ECONNREFUSED");
    now = FAILOVER_SECONDS;
    await expect(withStandbys!.candidates([CITY], "iranian")).rejects.toThrow("ECONNREFUSED");
    await expect(withStandbys!.property(1)).rejects.toThrow("ECONNREFUSED");
    // A server that has vanished says nothing: it is not waited for.
    now = FAILOVER_SECONDS - 1;
    outage = () => new Promise(() => {});
    expect(await withStandbys!.candidates([CITY], "iranian")).toEqual(before);
  });

  onEngine("knows of single properties what the database holds, whatever has changed", async () => {
    const { services } = provider;
    let open = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        for (const { change, n, day, value, wanted } of steps) {
          await services.database.query(changes[change]!(n, day, value));
          const touched = await services.database.query<{ id: number }>(
            `SELECT property_id AS id FROM room_type WHERE id = ${roomAt(n)} UNION SELECT ${propertyAt(n)}
             UNION SELECT property_id FROM room_type JOIN rate_plan ON room_type_id = room_type.id WHERE rate_plan.id = ${planAt(n)}`,
          );
          const { checkIn, lengthOfStay } = stayOf(wanted);
          for (const stay of [
            { checkIn, lengthOfStay },
            // Over the end of what is read at once.
            { checkIn: addDays(checkIn, -3), lengthOfStay: 40 },
          ])
            for (const { id } of touched) {
              const { inMemory, read, open: openPlans } = await factsOf(services, id, stay);
              expect(inMemory, `${changes[change]!(n, day, value)}, of ${id}`).toEqual(read);
              open += openPlans;
            }
        }
      }),
      { numRuns: 5 },
    );
    expect(open).toBeGreaterThan(0);
  });

  onEngine("forgets a property whose comments, questions or photographs change, and no other", async () => {
    const { services } = provider;
    const { query } = services.database;
    const [{ id = 0 } = {}] = await query<{ id: number }>(
      "SELECT property_id AS id FROM comment JOIN question USING (property_id) LIMIT 1",
    );
    const [{ other = 0 } = {}] = await query<{ other: number }>(
      `SELECT id AS other FROM property WHERE id <> ${id} LIMIT 1`,
    );
    const digest = "0".repeat(32);
    await query(`INSERT INTO photo (digest, width, height, widths, placeholder) VALUES ('${digest}', 1, 1, '[]', '')`);
    for (const change of [
      `UPDATE comment SET text = text WHERE property_id = ${id}`,
      `UPDATE question SET text = text WHERE property_id = ${id}`,
      `INSERT INTO property_photo (property_id, digest, position, name, alt_fa, alt_en, operator, added_at)
       VALUES (${id}, '${digest}', 1, 'a.jpg', 'نما', 'Front', 'test', now())`,
      `DELETE FROM property_photo WHERE property_id = ${id} AND digest = '${digest}'`,
    ]) {
      const before = [await services.inventory.property(id), await services.inventory.property(other)];
      expect(await services.inventory.property(id)).toBe(before[0]);
      await query(change);
      expect(await services.inventory.property(id), change).not.toBe(before[0]);
      expect(await services.inventory.property(other), change).toBe(before[1]);
    }
  });

  onEngine("finds the same with hardly any memory", async () => {
    const { services } = provider;
    const small = {
      ...services,
      inventory: inventoryOver(services.database, () => 0, { properties: 1, nightBytes: 1, propertyBytes: 1 }),
    };
    for (const day of [0, 1, 0]) {
      const { inMemory, read } = await totalsOf(small, {
        day,
        audience: "iranian",
        lengthOfStay: 2,
        parties: [{ adults: 2, children: [] }],
      });
      expect(inMemory).toEqual(read);
    }
  });

  onEngine("looks once in a request that only reads, and not for the changes of another", async () => {
    const { services, app } = provider;
    let looks = 0;
    const database: Database = {
      ...services.database,
      query: (text, values, name) => {
        if (name === "changes_since" || name === "snapshot_now") looks += 1;
        return services.database.query(text, values, name);
      },
    };
    const inventory = inventoryOver(database, () => 0);
    const counting = createApp({ ...services, inventory });
    const headers = { "Client-Token": "shamseh-web", "Content-Type": "application/json" };
    const targets = ["similar", "suggested", "comments", "nearby-dates"].map(
      (part) => `/property/v2/1/${part}?check_in=${addDays(FROZEN_TODAY, 3)}&length_of_stay=1`,
    );
    for (const expected of [1, 2]) {
      const batch = await counting.request("/batch", { method: "POST", headers, body: JSON.stringify(targets) });
      const together = answersInBatch(await batch.text(), targets.length);
      expect(looks).toBe(expected);
      const alone = await Promise.all(targets.map(async (target) => (await app.request(target, { headers })).text()));
      expect(together.map(({ text }) => text)).toEqual(alone);
      await services.database.query(
        `UPDATE night_price SET sale_rate = 9990 WHERE city_id = ${CITY} AND night = ${nightOf(3)}`,
      );
    }
  });

  onEngine("reads everything over when it has not looked for long, and after a reading that failed", async () => {
    const { services } = provider;
    let seconds = 0;
    let failing = false;
    const database: Database = {
      ...services.database,
      query: (text, values, name) =>
        failing ? Promise.reject(new Error("cut off")) : services.database.query(text, values, name),
    };
    const wanted = { day: 2, lengthOfStay: 1, parties: [{ adults: 2, children: [] }], audience: "iranian" as const };
    const other = { ...services, inventory: inventoryOver(database, () => seconds) };
    const isRight = async () => {
      const { inMemory, read } = await totalsOf(other, wanted);
      expect(inMemory).toEqual(read);
    };
    await isRight();
    await services.database.query(
      `UPDATE night_price SET sale_rate = 7770 WHERE city_id = ${CITY} AND night = ${nightOf(2)}`,
    );
    await services.database.query("DELETE FROM stay_change");
    seconds += 3_600;
    await isRight();
    await services.database.query(
      `UPDATE night_price SET sale_rate = 8880 WHERE city_id = ${CITY} AND night = ${nightOf(2)}`,
    );
    failing = true;
    await expect(totalsOf(other, wanted)).rejects.toThrow("cut off");
    failing = false;
    await isRight();
  });
});

onServer("Transactions that overlap", (provider, onEngine) => {
  const isPostgres = () => provider.services.database.engine === "postgres";
  const wanted = { day: 1, lengthOfStay: 1, parties: [{ adults: 2, children: [] }], audience: "iranian" as const };
  const price = (rial: number, propertyId: number) =>
    `UPDATE night_price SET sale_rate = ${rial} WHERE night = ${nightOf(1)} AND rate_plan_id IN
       (SELECT plan.id FROM rate_plan AS plan JOIN room_type AS room ON room.id = room_type_id WHERE property_id = ${propertyId})`;
  /** Both ways of finding agree. Returns the totals of what is open, by property. */
  const rightTotals = async () => {
    const { inMemory, read } = await totalsOf(provider.services, wanted);
    expect(inMemory).toEqual(read);
    return new Map(
      read.flatMap(([id, total]) => (typeof id === "number" && typeof total === "number" ? [[id, total]] : [])),
    );
  };

  onEngine("are seen when they commit, the earlier one after the later one too", async () => {
    if (!isPostgres()) return;
    const { database } = provider.services;
    const [one = 0, other = 0] = (await rightTotals()).keys();
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const earlier = database.withTx(async (tx) => {
      await tx.query(price(10, one));
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    await database.query(price(20, other));
    const before = await rightTotals();
    expect([before.get(one) === 10, before.get(other)]).toEqual([false, 20]);
    mayEnd.resolve();
    await earlier;
    const after = await rightTotals();
    expect([after.get(one), after.get(other)]).toEqual([10, 20]);
  });

  onEngine("leave nothing out of date where lists are read while they commit", async () => {
    if (!isPostgres()) return;
    const { services } = provider;
    const ids = [...(await rightTotals()).keys()].slice(0, 4);
    const ROUNDS = 15;
    const changing = ids.map(async (id, lane) => {
      for (let round = 1; round <= ROUNDS; round++) await services.database.query(price((lane * 100 + round) * 10, id));
    });
    const reading = [0, 1, 2].map(async (lane) => {
      for (let round = 0; round < ROUNDS; round++)
        await totalsOf(services, { ...wanted, lengthOfStay: 1 + ((lane + round) % 2) });
    });
    await Promise.all([...changing, ...reading]);
    const after = await rightTotals();
    expect(ids.map((id) => after.get(id))).toEqual(ids.map((_, lane) => (lane * 100 + ROUNDS) * 10));
  });
});
