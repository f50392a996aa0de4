import fc from "fast-check";
import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import { formatRooms, type Party } from "#domain/rooms.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import type { Database } from "#provider/database/database.ts";
import type { Services } from "#provider/services.ts";
import { answersInBatch } from "#runtime/batch.ts";
import { onBothEngines, onServer } from "#tests/both-engines.ts";
import { cheapestStay } from "../cheapest-stay.ts";
import { type NightRow, nightsOfPlans, readStayFacts } from "../offers.ts";
import { rulesOf } from "../one-property.ts";
import { openPlansOf } from "../open-plans.ts";
import { openPlansIn } from "../open-plans-in.ts";
import type { PlanSums } from "../plan-totals.ts";
import { listedFor } from "../wanted-stay.ts";
import { createInventory } from "./inventory.ts";

const CITY = 2;
/** Days that changes and stays are of, from the demonstration's day on. */
const DAYS = 6;

type Wanted = { day: number; lengthOfStay: number; parties: Party[] };
const stayOf = ({ day, lengthOfStay, parties }: Wanted) => ({
  checkIn: addDays(FROZEN_TODAY, day),
  lengthOfStay,
  parties,
});

/** A rack rate under the sale rate is none. */
const ratesOf = ({ night, saleRate, rackRate, extraBedRate }: NightRow) => ({
  night,
  saleRate,
  rackRate: Math.max(rackRate ?? 0, saleRate ?? 0),
  extraBedRate,
});

/** The totals of every property of the city that can be had, as lists find them and as SQL reads them. */
async function totalsOf(services: Services, wanted: Wanted) {
  const stay = stayOf(wanted);
  const city = services.atlas.current().cityOfId.get(CITY);
  const listed = await listedFor(city ? [city] : [], stay, services);
  const ids = await services.database.query<{ id: number }>("SELECT id FROM property WHERE city_id = $1 ORDER BY id", [
    CITY,
  ]);
  const open = await openPlansOf(
    services.database,
    ids.map(({ id }) => ({ propertyId: id, checkIn: stay.checkIn, lengthOfStay: stay.lengthOfStay })),
  );
  return {
    inMemory: listed.map(({ candidate, stay }) => [candidate.id, stay?.total ?? null, stay?.rack_total ?? null]),
    read: ids.map(({ id }, index) => {
      const found = open[index];
      const cheapest = found ? cheapestStay(found.plans, stay.parties, found.childPolicy) : null;
      return [id, cheapest?.total ?? null, cheapest?.rackTotal ?? null];
    }),
  };
}

/** The rates of what was found are those that SQL reads. */
async function ratesAreRight(services: Services, wanted: Wanted) {
  const { inventory, database, atlas } = services;
  const stay = stayOf(wanted);
  const city = atlas.current().cityOfId.get(CITY);
  for (const { candidate, stay: found } of await listedFor(city ? [city] : [], stay, services))
    for (const { planId } of found?.plans ?? []) {
      const rates = inventory.rates({ cityId: candidate.cityId, planId }, stay);
      const read = (await nightsOfPlans(database, [planId], stay)).get(planId) ?? [];
      expect(rates).toEqual(read.slice(0, stay.lengthOfStay).map(ratesOf));
    }
}

/** The plan, room type or property of the city at a place, by SQL. */
const planAt = (n: number) =>
  `(SELECT plan.id FROM rate_plan AS plan WHERE plan.city_id = ${CITY} ORDER BY plan.id OFFSET ${n} % (SELECT count(*) FROM rate_plan WHERE city_id = ${CITY}) LIMIT 1)`;
const roomAt = (n: number) =>
  `(SELECT id FROM room_type WHERE city_id = ${CITY} ORDER BY id OFFSET ${n} % (SELECT count(*) FROM room_type WHERE city_id = ${CITY}) LIMIT 1)`;
const propertyAt = (n: number) =>
  `(SELECT id FROM property WHERE city_id = ${CITY} ORDER BY id OFFSET ${n} % (SELECT count(*) FROM property WHERE city_id = ${CITY}) LIMIT 1)`;
const nightOf = (day: number) => `date '${FROZEN_TODAY}' + ${day}`;

const sumsOf = ({ roomTypeId, meal, capacity, extraCapacity, sale, rack, extra, halfExtra, free }: PlanSums) => ({
  roomTypeId,
  meal,
  capacity,
  extraCapacity,
  sale,
  rack,
  extra,
  halfExtra,
  free,
});

/** A stay in one property, as it is known in memory and as SQL reads it. */
async function factsOf({ inventory, database }: Services, propertyId: number, stay: Stay) {
  const known = await inventory.property(propertyId);
  const read = await readStayFacts(database, [propertyId], stay);
  const [open] = await openPlansOf(database, [{ ...stay, propertyId }]);
  const inMemory = await known?.stayFacts(stay);
  return {
    inMemory: { ...inMemory, open: known && inMemory && openPlansIn(inMemory, rulesOf(known.facts.row), stay) },
    read: { ...read, open: (open?.plans ?? []).map(sumsOf) },
  };
}

/** What changes a stay, as statements. */
const changes: readonly ((n: number, day: number, value: number) => string)[] = [
  (n, day, value) =>
    `UPDATE night_price SET sale_rate = ${(value + 1) * 1_000_010} WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day) => `UPDATE night_price SET sale_rate = NULL WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE night_price SET closed = ${value % 2 === 0} WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day) =>
    `UPDATE night_price SET closed_to_arrival = NOT closed_to_arrival WHERE rate_plan_id = ${planAt(n)} AND night >= ${nightOf(day)}`,
  (n, day) =>
    `UPDATE night_price SET closed_to_departure = NOT closed_to_departure WHERE rate_plan_id = ${planAt(n)} AND night >= ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE night_price SET min_stay = 1 + ${value} % 3, max_stay = 2 + ${value} % 3 WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE night_price SET extra_bed_rate = ${value} * 100005 WHERE city_id = ${CITY} AND night = ${nightOf(day)} AND rate_plan_id > ${planAt(n)}`,
  (n, day) => `DELETE FROM night_price WHERE rate_plan_id = ${planAt(n)} AND night = ${nightOf(day)}`,
  (n, day, value) =>
    `UPDATE inventory_night SET sold = least(total, ${value} % 4), held = 0 WHERE room_type_id = ${roomAt(n)} AND night >= ${nightOf(day)}`,
  (n, day) =>
    `UPDATE inventory_night SET sold = total, held = 0 WHERE room_type_id = ${roomAt(n)} AND night = ${nightOf(day)}`,
  (n, day) => `DELETE FROM inventory_night WHERE room_type_id = ${roomAt(n)} AND night = ${nightOf(day)}`,
  (n) => `UPDATE room_type SET out_of_service = NOT out_of_service WHERE id = ${roomAt(n)}`,
  (n, _day, value) => `UPDATE room_type SET capacity = 1 + ${value} % 3 WHERE id = ${roomAt(n)}`,
  (n) =>
    `UPDATE rate_plan SET guest_nationality = CASE guest_nationality WHEN 'foreign' THEN 'any' ELSE 'foreign' END WHERE id = ${planAt(n)}`,
  (n) => `UPDATE property SET is_bookable = NOT is_bookable WHERE id = ${propertyAt(n)}`,
  (n, _day, value) =>
    `UPDATE property SET free_until = ${value} % 4, half_until = 4 + ${value} % 4 WHERE id = ${propertyAt(n)}`,
  (_n, _day, value) => `UPDATE property SET rating_count = ${value} WHERE city_id = ${CITY}`,
];

const party = fc.constantFrom<Party>(
  { adults: 1, children: [] },
  { adults: 2, children: [] },
  { adults: 2, children: [5] },
  { adults: 3, children: [1, 7] },
);
const wantedStay = fc.record({
  day: fc.nat({ max: DAYS - 1 }),
  lengthOfStay: fc.integer({ min: 1, max: 4 }),
  parties: fc.array(party, { minLength: 1, maxLength: 2 }),
});
const step = fc.record({
  change: fc.nat({ max: changes.length - 1 }),
  n: fc.nat({ max: 500 }),
  day: fc.nat({ max: DAYS }),
  value: fc.nat({ max: 50 }),
  wanted: wantedStay,
});

onBothEngines("The inventory in memory", (provider, onEngine) => {
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
          await ratesAreRight(services, wanted);
        }
      }),
      { numRuns: 12 },
    );
    expect(found).toBeGreaterThan(0);
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
              const { inMemory, read } = await factsOf(services, id, stay);
              expect(inMemory, `${changes[change]!(n, day, value)}, of ${id}`).toEqual(read);
              open += read.open.length;
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
      inventory: createInventory(services.database, () => 0, { properties: 1, nightBytes: 1, propertyBytes: 1 }),
    };
    for (const day of [0, 1, 0]) {
      const { inMemory, read } = await totalsOf(small, {
        day,
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
    const inventory = createInventory(database, () => 0);
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
    const wanted = { day: 2, lengthOfStay: 1, parties: [{ adults: 2, children: [] }] };
    const other = { ...services, inventory: createInventory(database, () => seconds) };
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
  const wanted = { day: 1, lengthOfStay: 1, parties: [{ adults: 2, children: [] }] };
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
