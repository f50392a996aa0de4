import { expect, test } from "vitest";
import type { CategoryValue } from "#products/stay/contract/stay.shapes.ts";
import { openServices } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { createApp } from "../../app.ts";

test("themes are the product's own where the database has no words for them: no link of the site leads to nothing", async () => {
  const services = await openServices();
  const { database, atlas } = services;
  const caller = callerOf(createApp(services));
  const luxury = async () => (await caller.get<CategoryValue>("property/v2/category/Luxury")).value;
  const before = await luxury();
  await database.query("UPDATE subject SET title_en = 'Grand hotels' WHERE filter = 'Luxury'");
  await atlas.refresh();
  expect((await luxury()).title_en).toBe("Grand hotels");
  await database.query("DELETE FROM subject");
  await atlas.refresh();
  expect(await luxury()).toEqual(before);
  expect((await caller.get("property/v2/category/Nothing")).status).toBe(404);
  expect(atlas.current().subjects.map(({ filter }) => filter)).toContain("FiveStar");
  await database.close();
});
