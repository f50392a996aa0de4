import { expect, it, vi } from "vitest";
import { createBusyPages } from "./busy-pages.ts";
import { readSettings } from "./settings.ts";

const asset = { address: "/web/assets/entry.js", integrity: "sha384-x" };
const assets = {
  headLinks: () => ({ styles: [], modules: [], entry: asset, later: [], early: asset }),
  file: () => null,
};

it("the busy page says what to do in its visitor's language, and on a new day shows its date", async () => {
  let now = Date.UTC(2026, 10, 20, 8, 30);
  const busyPage = createBusyPages({ settings: readSettings({}), assets, now: () => now, headers: { "X-Own": "1" } });
  const text = async () => Buffer.from((await busyPage({ locale: "en", theme: "dark" })).identity).toString();
  const first = await text();
  for (const part of ["We’re very busy right now", 'href="tel:1685"', 'href=""', "<header", "2026/11/20"])
    expect(first).toContain(part);
  expect(first).not.toContain("<script");
  now += 24 * 3_600_000;
  await vi.waitFor(async () => expect(await text()).toContain("2026/11/21"));
  expect((await busyPage({ locale: "fa", theme: "system" })).headers).toMatchObject({
    "X-Own": "1",
    "Retry-After": "2",
  });
});
