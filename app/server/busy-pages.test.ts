import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { pageClock } from "#tests/support/page-clock.ts";
import { createBusyPages } from "./busy-pages.ts";
import { readSettings } from "./settings.ts";

const asset = { address: "/web/assets/entry.js", integrity: "sha384-x" };
const assets = {
  headLinks: () => ({ styles: [], modules: [], entry: asset, later: [], early: asset }),
  file: () => null,
  fileOf: () => null,
};

it("the busy page says what to do in its visitor's language, and from Tehran's midnight on shows the new date", async () => {
  let now = Date.UTC(2026, 10, 20, 20, 29, 59);
  const busyPage = createBusyPages({
    settings: readSettings({ APP_ENV: "demo" }),
    assets,
    clock: pageClock(() => now),
    headers: { "X-Own": "1" },
  });
  const text = async () => Buffer.from((await busyPage({ locale: "en", theme: "dark" })).identity).toString();
  const first = await text();
  for (const part of ["We’re very busy right now", 'href="tel:1685"', 'href=""', "<header", "2026/11/20"])
    expect(first).toContain(part);
  expect(first).not.toContain("<script");
  now += 1_000;
  await eventually(async () => expect(await text()).toContain("2026/11/21"));
  expect((await busyPage({ locale: "fa", theme: "system" })).headers).toMatchObject({
    "X-Own": "1",
    "Retry-After": "2",
  });
});

/** Busy pages on a day that is the test's to choose, and how many were made; making them may fail. */
function open() {
  const machine = { now: Date.UTC(2026, 10, 20, 8, 30) };
  const made = { count: 0, fails: false };
  const headLinks = () => {
    made.count += 1;
    if (made.fails) throw new Error("no room");
    return assets.headLinks();
  };
  const options = { settings: readSettings({ APP_ENV: "demo" }), clock: pageClock(() => machine.now), headers: {} };
  const busyPage = createBusyPages({ ...options, assets: { ...assets, headLinks } });
  return { machine, made, busyPage };
}

it.each([
  ["fa", "light"],
  ["en", "system"],
  ["fa", "dark"],
] as const)("in %s and %s it is a page of its own that no one keeps and no one indexes", async (locale, theme) => {
  const page = await open().busyPage({ locale, theme });
  const html = Buffer.from(page.identity).toString();
  const named = theme === "system" ? "" : ` data-theme="${theme}"`;
  expect(html).toContain(`<html lang="${locale}" dir="${locale === "fa" ? "rtl" : "ltr"}"${named}>`);
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html);
  expect([page.status, page.headers]).toEqual([
    503,
    { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Retry-After": "2" },
  ]);
});

it("they are made once a day, and yesterday's are shown while today's cannot be made", async () => {
  const { machine, made, busyPage } = open();
  const text = async () => Buffer.from((await busyPage({ locale: "en", theme: "light" })).identity).toString();
  await text();
  const areNotMadeAgain = async () => {
    const { count } = made;
    await text();
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    expect(made.count).toBe(count);
  };
  await areNotMadeAgain();
  made.fails = true;
  machine.now += 24 * 3_600_000;
  for (let asked = 0; asked < 2; asked += 1) expect(await text()).toContain("2026/11/20");
  await new Promise(setImmediate);
  expect(await text()).toContain("2026/11/20");
  made.fails = false;
  machine.now += 24 * 3_600_000;
  await eventually(async () => expect(await text()).toContain("2026/11/22"));
  await areNotMadeAgain();
});

it("where they could not be made at the start, only a visitor who needs one is told so", async () => {
  const headLinks = () => {
    throw new Error("not built");
  };
  const options = { settings: readSettings({ APP_ENV: "demo" }), clock: pageClock(() => 0), headers: {} };
  const busyPage = createBusyPages({ ...options, assets: { ...assets, headLinks } });
  await new Promise(setImmediate);
  await expect(busyPage({ locale: "fa", theme: "system" })).rejects.toThrow("not built");
});
