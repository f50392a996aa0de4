import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import type { HostEnv } from "./client-address.ts";
import { createCspReports } from "./csp-report.ts";
import { readSettings } from "./settings.ts";

it("rule 41 a storm of reports is one line a minute for each directive, and twenty from one visitor", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const settings = readSettings({ LIMIT_FACTOR: "1" });
  const reports = createCspReports({ settings, report: (directive, count) => lines.push(`${directive} ${count}`) });
  const app = new Hono<HostEnv>().post("*", reports);
  const send = async (body: string, remoteAddress: string) =>
    (await app.request("/csp-report", { method: "POST", body }, { incoming: { socket: { remoteAddress } } })).status;
  const bodyOf = (directive: string) => JSON.stringify({ "csp-report": { "effective-directive": directive } });

  for (let sent = 0; sent < 100; sent += 1) expect(await send(bodyOf("script-src-elem"), "192.0.2.1")).toBe(204);
  await send(bodyOf("img-src"), "192.0.2.2");
  await send(bodyOf("an-invention"), "192.0.2.2");
  await send("x".repeat(20_000), "192.0.2.2");
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(["script-src 20", "img-src 1"]);
});
