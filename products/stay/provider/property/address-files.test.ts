import { expect } from "vitest";
import { LAST_FILE } from "#domain/addresses/address-files.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { readFile, readFiles } from "./address-files.ts";

/** Puts properties at these ids, like the first one but for their names. */
const putAt = (ids: readonly number[]) =>
  `INSERT INTO property
   SELECT made.* FROM (SELECT property AS known FROM property ORDER BY id LIMIT 1) AS first,
     unnest(ARRAY[${ids}]) AS number,
     jsonb_populate_record(known, jsonb_build_object('id', number, 'slug', 'Made_' || number)) AS made`;

onProvider("The files of the map of addresses", (provider, onEngine) => {
  type Known = { id: number; city_slug: string; slug: string };
  const all = () =>
    provider.services.database.query<Known>(
      "SELECT p.id, c.slug AS city_slug, p.slug FROM property p JOIN city c ON c.id = p.city_id ORDER BY p.id",
    );

  onEngine("hold every property once, in order, each as many ids as it may", async () => {
    const { database } = provider.services;
    const known = await all();
    for (const size of [1, 7, 100, 1_000_000]) {
      const files = await readFiles(database, size);
      expect(files).toEqual([...new Set(known.map(({ id }) => Math.ceil(id / size)))]);
      const held = [];
      for (const file of files) held.push(await readFile(database, file, size));
      expect(held.flat()).toMatchObject(known.map(({ city_slug, slug }) => ({ city_slug, slug })));
      expect(Math.max(...held.map(({ length }) => length))).toBeLessThanOrEqual(size);
    }
  });

  onEngine("go from the first of ten thousand ids to the last, and leave out where there are none", async () => {
    const { database } = provider.services;
    const caller = callerOf(provider.app);
    await database.query(putAt([1_000_000, 1_000_001, 1_010_000, 1_010_001, 2 ** 31 - 1]));
    const files = (await caller.get<number[]>("property/v2/address-files")).value;
    expect(files).toEqual([...new Set((await all()).map(({ id }) => Math.ceil(id / 10_000)))]);
    expect(files.slice(-4)).toEqual([100, 101, 102, LAST_FILE]);
    const slugsOf = async (file: number) =>
      (await caller.get<Known[]>(`property/v2/addresses?file=${file}`)).value.map(({ slug }) => slug);
    expect(await slugsOf(100)).toEqual(["Made_1000000"]);
    expect(await slugsOf(101)).toEqual(["Made_1000001", "Made_1010000"]);
    expect(await slugsOf(102)).toEqual(["Made_1010001"]);
    expect(await slugsOf(LAST_FILE)).toEqual(["Made_2147483647"]);
    await database.query("DELETE FROM property WHERE slug LIKE 'Made\\_%'");
  });

  onEngine("that hold nothing are not there, and no other number is one", async () => {
    const caller = callerOf(provider.app);
    expect((await caller.get(`property/v2/addresses?file=${LAST_FILE}`)).status).toBe(404);
    for (const file of ["0", "-1", String(LAST_FILE + 1), "1.5", "x", ""]) {
      expect((await caller.get(`property/v2/addresses?file=${file}`)).status, file).toBe(422);
    }
    expect((await caller.get("property/v2/addresses")).status).toBe(422);
  });

  onEngine("of a database without properties are none", async () => {
    const { database } = provider.services;
    const nothing = await database.withTx(async (tx) => {
      await tx.query("CREATE TEMPORARY TABLE property (id integer) ON COMMIT DROP");
      return readFiles(tx, 10_000);
    });
    expect(nothing).toEqual([]);
  });

  onEngine("have the day on which each page last changed: a change moves its own, and nothing else does", async () => {
    const { database } = provider.services;
    const days = async () =>
      new Map(
        (
          await database.query<{ id: number; day: string }>(
            "SELECT property_id AS id, changed_on::text AS day FROM property_change",
          )
        ).map(({ id, day }) => [id, day]),
      );
    const moved = async (statement: string): Promise<number[]> => {
      await wait(database, DAY_SECONDS);
      const before = await days();
      await database.query(statement);
      return [...(await days())].filter(([id, day]) => before.get(id) !== day).map(([id]) => id);
    };
    const [row] = await database.query<{ id: number; room: number; plan: number }>(
      `SELECT room.property_id AS id, room.id AS room, plan.id AS plan FROM rate_plan AS plan
       JOIN room_type AS room ON room.id = plan.room_type_id ORDER BY plan.id LIMIT 1`,
    );
    const { id, room, plan } = row!;
    const comment = `(SELECT min(id) FROM comment WHERE property_id = ${id})`;
    for (const change of [
      `UPDATE property SET description_en = description_en || '.' WHERE id = ${id}`,
      `UPDATE property SET photo = NULL, floors = floors + 1 WHERE id = ${id}`,
      `UPDATE room_type SET name_en = name_en || '.' WHERE id = ${room}`,
      `UPDATE rate_plan SET name_en = name_en || '.' WHERE id = ${plan}`,
      `UPDATE comment SET reply = 'Thank you' WHERE id = ${comment}`,
    ])
      expect(await moved(change), change).toEqual([id]);
    for (const change of [
      `UPDATE property SET floors = floors WHERE city_id = (SELECT city_id FROM property WHERE id = ${id})`,
      `UPDATE inventory_night SET total = total WHERE room_type_id = ${room}`,
      `UPDATE comment SET status = 'rejected' WHERE id = ${comment}`,
      `UPDATE city SET name_en = name_en || '.'`,
    ])
      expect(await moved(change), change).toEqual([]);
    const [known] = await database.query<{ file: number; slug: string }>(
      `SELECT (id - 1) / 10000 + 1 AS file, slug FROM property WHERE id = ${id}`,
    );
    const listed = await readFile(database, known!.file, 10_000);
    expect(listed.find(({ slug }) => slug === known!.slug)?.changed_on).toBe((await days()).get(id));
    await database.query(`DELETE FROM property_change WHERE property_id = ${id}`);
    const unknown = await readFile(database, known!.file, 10_000);
    expect(unknown.find(({ slug }) => slug === known!.slug)?.changed_on).toBeNull();
  });
});
