import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import type { HostEnv } from "./client-address.ts";
import { createCspReports } from "./csp-report.ts";
import { readSettings } from "./settings.ts";

/** A website that takes reports, with their outcome; time passes when told to. */
function open(limitFactor = "1") {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const settings = readSettings({ APP_ENV: "demo", LIMIT_FACTOR: limitFactor });
  const reports = createCspReports({ settings, report: (directive, count) => lines.push(`${directive} ${count}`) });
  const app = new Hono<HostEnv>().post("*", reports);
  const send = async (body: string, remoteAddress: string) =>
    (await app.request("/csp-report", { method: "POST", body }, { incoming: { socket: { remoteAddress } } })).status;
  return { lines, send };
}

const bodyOf = (directive: string, name = "effective-directive") =>
  JSON.stringify({ "csp-report": { [name]: directive } });

it("a storm of reports is one line a minute for each directive, and twenty from one visitor", async () => {
  const { lines, send } = open();
  for (let sent = 0; sent < 100; sent += 1) expect(await send(bodyOf("script-src-elem"), "192.0.2.1")).toBe(204);
  await send(bodyOf("img-src"), "192.0.2.2");
  await send(bodyOf("an-invention"), "192.0.2.2");
  await send("x".repeat(20_000), "192.0.2.2");
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["script-src 20", "img-src 1"]);
});

it("a visitor's next twenty reports are counted a minute later", async () => {
  const { lines, send } = open();
  for (const minute of [1, 2]) {
    for (let sent = 0; sent < 30; sent += 1) await send(bodyOf("img-src"), "192.0.2.1");
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(Array(minute).fill("img-src 20"));
  }
});

it("of all visitors six hundred a minute are counted, and what is refused to one takes nothing from the others", async () => {
  const { lines, send } = open("0.1");
  for (let sent = 0; sent < 100; sent += 1) await send(bodyOf("img-src"), "192.0.2.1");
  for (let visitor = 2; visitor < 60; visitor += 1) await send(bodyOf("font-src"), `192.0.2.${visitor}`);
  expect(await send(bodyOf("style-src"), "192.0.2.60")).toBe(204);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["img-src 2", "font-src 58"]);
  await send(bodyOf("style-src"), "192.0.2.61");
  vi.advanceTimersByTime(60_000);
  expect(lines).toContain("style-src 1");
});

it.each([
  ["the older name", bodyOf("style-src", "violated-directive"), ["style-src 1"]],
  ["a part of one of ours", bodyOf("style-src-attr"), ["style-src 1"]],
  ["only the beginning of one of ours", bodyOf("style"), []],
  ["one of ours as its beginning", bodyOf("style-sources"), []],
  ["none", "{}", []],
  ["one at the end of the eight kilobytes that are read", bodyOf("style-src").padStart(8 * 1024 + 3), ["style-src 1"]],
  ["one that ends after them", bodyOf("style-src").padStart(8 * 1024 + 4), []],
])("a report that names %s is counted as it should be", async (_, body, counted) => {
  const { lines, send } = open();
  expect(await send(body, "192.0.2.1")).toBe(204);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(counted);
});
