import { expect } from "vitest";
import type { PhotoItem, PhotosValue } from "#domain/contract/photo.shapes.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import { inEmptyShops } from "#tests/empty-shops.ts";
import { callerOf } from "#tests/support/client.ts";
import { exampleFiles, importFiles, type Shop } from "#tests/support/inventory.ts";
import { madePhoto } from "#tests/support/made-photos.ts";

const files = exampleFiles();
const [hotel = "", tour = "", season = ""] = files.map(([, text]) => text);
const lineOf = (text: string, record: string) =>
  text.split("\n").find((one) => one.includes(`"record":"${record}"`)) ?? "";
/** A record of each file that no other inventory has. */
const own: Readonly<Partial<Record<Inventory, string>>> = { properties: "room", tours: "departure", flights: "flight" };
/** A second house with a room of its own, whose names are the first one's but for their number. */
const other = ["property", "room", "plan"]
  .map((record) => lineOf(hotel, record).replaceAll("H-17", "H-18").replace('"slug":"Goli"', '"slug":"Laleh"'))
  .join("\n");
const fill = (shop: Shop) => importFiles(shop, [...files, ["properties", other]]);

inEmptyShops("What a file calls by an external_id", fill, (shop, there) => {
  const bring = (inventory: Inventory, text: string) => shop.operator(["import", inventory, "-"], text);
  const operator = () => callerOf(shop.app, { Authorization: `Bearer ${shop.services.settings.operatorToken}` });
  const keys = () =>
    shop.services.database.query<{ kind: string; external_id: string; id: number }>(
      "SELECT kind, external_id, id::float8 AS id FROM inventory_key ORDER BY kind, external_id",
    );
  const numberOf = async (kind: string, name: string) =>
    (await keys()).find((one) => one.kind === kind && one.external_id === name)?.id ?? 0;
  const photograph = async (property: string, room?: string) => {
    const { name, fa, en, bytes } = await madePhoto(0, 640);
    const said = { operator: "Mina", name, alt_fa: fa, alt_en: en, content: bytes.toString("base64") };
    return operator().post<PhotoItem & { is_new: boolean }>(
      `operator/v2/properties/${encodeURIComponent(property)}/photos`,
      { ...said, ...(room !== undefined && { room }) },
    );
  };

  there("is one row however often it is named, of stays, tours and flights", async () => {
    const before = await keys();
    const counts = () =>
      shop.services.database.query(
        `SELECT (SELECT count(*)::int FROM property) AS properties, (SELECT count(*)::int FROM room_type) AS rooms,
           (SELECT count(*)::int FROM rate_plan) AS plans, (SELECT count(*)::int FROM tour_departure) AS departures,
           (SELECT count(*)::int FROM tour_package) AS packages, (SELECT count(*)::int FROM flight) AS flights,
           (SELECT count(*)::int FROM flight_fare) AS fares`,
      );
    const rows = await counts();
    expect(rows).toMatchObject([{ properties: 2, rooms: 2, plans: 2, departures: 1, packages: 1, flights: 13 }]);
    for (const [inventory, text] of files) {
      const renamed = text.replaceAll(
        /"(name_en|title_en|aircraft)":"(Double room|Two nights at Goli House|narrow)"/g,
        '"$1":"$2"',
      );
      for (const one of [renamed.replace("Double room", "Large double room"), text]) {
        expect((await bring(inventory, one)).code, inventory).toBe(0);
        expect(await keys()).toEqual(before);
        expect(await counts()).toEqual(rows);
      }
    }
    // A price by a number of one's own changes that flight's row and makes none.
    const dearer = await bring("flights", season.replace('"fare":52000000', '"fare":53000000'));
    expect(dearer.code).toBe(0);
    expect([await keys(), await counts()]).toEqual([before, rows]);
  });

  there("is where a photograph stands: of the house and of its room, each once", async () => {
    const [house, ofRoom] = [await photograph("H-17"), await photograph("H-17", "H-17/double")];
    const room = await numberOf("room", "H-17/double");
    expect([house.status, house.value.is_new, house.value.room_type_id]).toEqual([200, true, null]);
    expect([ofRoom.status, ofRoom.value.is_new, ofRoom.value.room_type_id]).toEqual([200, true, room]);
    expect((await photograph("H-17")).value).toMatchObject({ id: house.value.id, is_new: false });
    expect((await photograph("H-17", "H-17/double")).value).toMatchObject({ id: ofRoom.value.id, is_new: false });
    // Its number means the same house and room.
    const number = String(await numberOf("property", "H-17"));
    expect((await photograph(number, String(room))).value).toMatchObject({ id: ofRoom.value.id, is_new: false });
    const ids = [house.value.id, ofRoom.value.id];
    const listed = await operator().get<PhotosValue>("operator/v2/properties/H-17/photos");
    expect(listed.value.items.map(({ id }) => id)).toEqual(ids);
    const ordered = await operator().post<PhotosValue>("operator/v2/properties/H-17/photos/order", {
      operator: "Mina",
      ids,
    });
    expect(ordered.value.items.map(({ id }) => id)).toEqual(ids);
    expect((await operator().get<PhotosValue>("operator/v2/properties/H-18/photos")).value.items).toEqual([]);
    const foreign = await operator().post("operator/v2/properties/H-18/photos/order", { operator: "Mina", ids });
    expect([foreign.status, foreign.reason]).toEqual([422, "invalid_input"]);
  });

  there("is refused in words where it is another house's, another kind of thing’s, or of no thing", async () => {
    const count = () => shop.services.database.query("SELECT count(*)::int AS photos FROM property_photo");
    const before = await count();
    for (const room of ["H-17/double", "H-18/double/bb", "H-18", "H-19/double", "999999999999999"]) {
      const refused = await photograph("H-18", room);
      expect([refused.status, ...refused.errors.map(({ name, code }) => `${name} ${code}`)], room).toEqual([
        422,
        "room unknown_value",
      ]);
      expect(refused.errors[0]?.message, room).toMatch(/[آ-ی]/);
    }
    for (const house of ["H-17/double", "T-5", "H-19", "999999999999999"]) {
      const refused = await photograph(house);
      expect([refused.status, refused.reason], house).toEqual([404, "not_found"]);
    }
    expect(await count()).toEqual(before);
    for (const [inventory, row, words] of [
      [
        "properties",
        lineOf(other, "room").replace('"property":"H-18"', '"property":"H-17"'),
        "property: a room stays with its property",
      ],
      [
        "properties",
        lineOf(other, "plan").replace('"room":"H-18/double"', '"room":"H-17/double"'),
        "room: a plan stays with its room",
      ],
      [
        "properties",
        lineOf(other, "plan").replace('"room":"H-18/double"', '"room":"H-17"'),
        'room: there is no room "H-17"',
      ],
      [
        "tours",
        lineOf(tour, "package").replace('"property":"H-17"', '"property":"H-17/double"'),
        'there is no property "H-17/double"',
      ],
      [
        "tours",
        lineOf(tour, "package").replace('"departure":"T-5/1216"', '"departure":"T-5"'),
        'departure: there is no departure "T-5"',
      ],
      [
        "flights",
        lineOf(season, "flight").replace('"carrier":"8X"', '"carrier":"9Z"'),
        'carrier: there is no carrier "9Z"',
      ],
    ] as const) {
      const { code, err } = await bring(inventory, row);
      expect([code, err], words).toEqual([1, expect.stringContaining(words)]);
      expect(err).toContain("Nothing was written");
    }
  });

  there("is refused in words in the file of another inventory, and nothing is written", async () => {
    const before = await keys();
    for (const [inventory] of files) {
      for (const [from, text] of files) {
        if (from === inventory) continue;
        const { code, err } = await bring(inventory, lineOf(text, own[from] ?? ""));
        expect([code, err], `${from} as ${inventory}`).toEqual([
          1,
          expect.stringContaining('"record" names what the row is'),
        ]);
        expect(err).toContain("Nothing was written");
      }
    }
    expect(await keys()).toEqual(before);
  });

  there("is what a departure and a flight are decided by, twice as once", async () => {
    const decide = (path: string, body: object = {}) =>
      operator().post<{ state: string }>(`operator/v2/${path}`, { operator: "Mina", ...body });
    const [departure, flights] = [
      encodeURIComponent("T-5/1216"),
      (await keys()).filter(({ kind }) => kind === "flight").map(({ external_id }) => encodeURIComponent(external_id)),
    ];
    expect((await decide(`departures/${departure}/guarantee`)).value.state).toBe("guaranteed");
    expect(await shop.services.database.query("SELECT state FROM tour_departure")).toEqual([{ state: "guaranteed" }]);
    for (const wrong of ["T-5", encodeURIComponent("T-5/1216/bb"), "8X-401", "999999999999999"])
      expect((await decide(`departures/${wrong}/guarantee`)).reason, wrong).toBe("not_found");
    const reason = { reason: "It does not fly" };
    expect((await decide(`flights/${flights[0]}/cancel`, reason)).value.state).toBe("cancelled");
    const state = await shop.services.database.query<{ id: number }>(
      "SELECT id::float8 AS id FROM flight WHERE state = 'cancelled'",
    );
    expect(state).toEqual([{ id: await numberOf("flight", decodeURIComponent(flights[0] ?? "")) }]);
    for (const wrong of ["8X-401", departure, "H-17", "999999999999999"])
      expect((await decide(`flights/${wrong}/cancel`, reason)).reason, wrong).toBe("not_found");
  });

  there("may be that of another kind too: files and calls take the thing of their own kind", async () => {
    // "A1" is a house, its room and its plan, a tour, its departure and its package at once.
    const called = (text: string, kinds: readonly string[]) =>
      kinds
        .map((kind) =>
          lineOf(text, kind)
            .replaceAll(/"(H-17|T-5)[^"]*"/g, '"A1"')
            .replace('"slug":"Goli"', '"slug":"Yas"'),
        )
        .join("\n");
    const stays = called(hotel, ["property", "room", "plan", "night", "stock"]);
    const tours = called(tour, ["tour", "departure", "package"]);
    for (const [inventory, text] of [
      ["properties", stays],
      ["tours", tours],
    ] as const) {
      const { code, err } = await bring(inventory, text);
      expect(code, `${inventory}: ${err}`).toBe(0);
    }
    const before = await keys();
    const named = before.filter(({ external_id }) => external_id === "A1");
    expect(named.map(({ kind }) => kind)).toEqual(["departure", "package", "plan", "property", "room", "tour"]);
    const [departure = 0, pack = 0, plan = 0, house = 0, room = 0, trip = 0] = named.map(({ id }) => id);
    expect(new Set([departure, pack, plan, house, room, trip]).size).toBe(6);
    const chain = await shop.services.database.query(
      `SELECT room_type.property_id::float8 AS house, room_type_id::float8 AS room,
         (SELECT count(*)::int FROM night_price WHERE rate_plan_id = rate_plan.id) > 0 AS is_priced,
         (SELECT count(*)::int FROM inventory_night AS stock WHERE stock.room_type_id = room_type.id) > 0 AS has_stock
       FROM rate_plan JOIN room_type ON room_type.id = room_type_id WHERE rate_plan.id = $1`,
      [plan],
    );
    expect(chain).toEqual([{ house, room, is_priced: true, has_stock: true }]);
    const journey = await shop.services.database.query(
      `SELECT tour_id::float8 AS trip, departure_id::float8 AS departure, stays #> '{0,property_id}' AS house
       FROM tour_package JOIN tour_departure ON tour_departure.id = departure_id WHERE tour_package.id = $1`,
      [pack],
    );
    expect(journey).toEqual([{ trip, departure, house }]);

    const [ofHouse, ofRoom] = [await photograph("A1"), await photograph("A1", "A1")];
    expect([ofHouse.status, ofRoom.status]).toEqual([200, 200]);
    expect([ofHouse.value.room_type_id, ofRoom.value.room_type_id]).toEqual([null, room]);
    const shown = await shop.services.database.query(
      "SELECT property_id::float8 AS house, room_type_id::float8 AS room FROM property_photo WHERE id = ANY($1::bigint[]) ORDER BY id",
      [`{${ofHouse.value.id},${ofRoom.value.id}}`],
    );
    expect(shown).toEqual([
      { house, room: null },
      { house, room },
    ]);
    const decide = (path: string) =>
      operator().post<{ id: number }>(path, { operator: "Mina", reason: "It does not go" });
    expect((await decide("operator/v2/departures/A1/guarantee")).status).toBe(200);
    const guaranteed = await shop.services.database.query("SELECT state FROM tour_departure WHERE id = $1", [
      departure,
    ]);
    expect(guaranteed).toEqual([{ state: "guaranteed" }]);
    expect((await decide("operator/v2/flights/A1/cancel")).reason).toBe("not_found");

    // An export can be imported as the same rows.
    for (const inventory of ["properties", "tours"] as const) {
      const out = await shop.operator(["export", inventory]);
      expect([out.code, (await bring(inventory, out.out)).code], inventory).toEqual([0, 0]);
    }
    expect(await keys()).toEqual(before);
  });
});
