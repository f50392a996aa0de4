import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";

/** A demonstration, which exposes its outbox. */
async function demonstration(asked: string[]): Promise<string> {
  const mock = createMock();
  const server = createServer(
    getRequestListener((request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      if (pathname === "/__demo/outbox") return Response.json({ messages: [] });
      if (pathname !== "/__demo/message") return mock.fetch(request);
      return Response.json({ code: 200, reason: null, message: "", errors: [], value: { text: "Shamseh: 123456" } });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a demonstration is logged in to, booked at and paid at; only operators' calls are left, and that is said", async () => {
  const asked: string[] = [];
  const { code, out, err } = await runHere(["api", "check", "--base-url", await demonstration(asked), "--json"]);
  const { checks } = JSON.parse(out) as { checks: { name: string; verdict: string; detail: string }[] };
  const not = checks.filter(({ verdict }) => verdict !== "ok" && verdict !== "skipped");
  expect([code, not]).toEqual([0, []]);
  const skipped = checks.filter(({ verdict }) => verdict === "skipped");
  expect(skipped.filter(({ detail }) => !detail.includes("an operator's call"))).toEqual([]);
  expect(err).toMatch(/not tried: .+ \(the website does not pass on an operator's call\)\n$/);
  expect(asked.some((line) => /^POST .*(pay|submit)/.test(line))).toBe(true);
  expect(asked.at(-1)).toBe("POST /user/v2/logout");
});
