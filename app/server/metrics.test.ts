import { expect, test } from "vitest";
import { ABOUT, LOGGED_IN, openHost } from "#tests/support/host.ts";
import { createMetrics } from "./metrics.ts";

test("answers are counted by what they are, and no address of a visitor is in it", async () => {
  const metrics = await createMetrics();
  const html = () => new Response("", { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const answers: Record<string, () => Response> = {
    "/IsfahanHotels.html?q=0912": html,
    "/panel/guests": html,
    "/web/entry.js": () => new Response(""),
    "/reserve/v2/quote": () => new Response("{}", { status: 422 }),
  };
  const answering = metrics.measuring<null>(
    (request) => answers[new URL(request.url).pathname + new URL(request.url).search]?.() ?? html(),
  );
  for (const path of Object.keys(answers)) await answering(new Request(`http://site.test${path}`), null);
  const text = await metrics.text();
  const counted = text.split("\n").filter((line) => line.startsWith("shamseh_web_requests_total{"));
  expect(counted).toEqual([
    'shamseh_web_requests_total{kind="page",status="200"} 2',
    'shamseh_web_requests_total{kind="file",status="200"} 1',
    'shamseh_web_requests_total{kind="call",status="422"} 1',
  ]);
  expect(text).toContain('shamseh_web_request_seconds_count{kind="page"} 2');
  // A figure, of memory for one, may have the digits of a telephone by chance; a label may not.
  expect(text).not.toMatch(/Isfahan|\{[^}]*0912|guests/);
});

test("a page that goes out of memory is counted beside the answer that it is", async () => {
  const metrics = await createMetrics();
  const { get } = openHost({ onPageFromMemory: metrics.countPageFromMemory });
  for (const headers of [{}, {}, LOGGED_IN, {}]) await (await get(ABOUT, headers)).text();
  expect(await metrics.text()).toContain("shamseh_web_pages_from_memory_total 2\n");
});
