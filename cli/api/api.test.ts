import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { createMock, type MockOptions } from "#fixtures/mock/mock.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import type { Io } from "../io.ts";
import { run } from "../program.ts";

/** Runs a command line and returns its result. */
async function shamseh(...args: string[]) {
  let out = "";
  let notes = "";
  const io: Io = {
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    stderr: new PassThrough(),
    env: {},
    now: () => FROZEN_NOW,
    signal: new AbortController().signal,
    locale: "en",
    colour: { out: false, err: false },
    net: { timeout: null, isVerbose: false },
    exitCode: 0,
    async out(text) {
      out += text;
    },
    note(line) {
      notes += `${line}\n`;
    },
  };
  return { code: await run(args, io), out, notes };
}

/** Starts a mock server in its own process: a real socket, as `--base-url` meets one. */
async function served(options: MockOptions): Promise<string> {
  const server = createServer(getRequestListener(createMock(options).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("every call and every handling passes against the mock", async () => {
  const { code, out, notes } = await shamseh("api", "check");
  expect(out.split("\n").filter((line) => line !== "" && !line.startsWith("ok "))).toEqual([]);
  expect([code, notes]).toEqual([0, expect.stringMatching(/^\d+ checks: \d+ ok\n$/)]);
});

test("a server that breaks one answer is found out: exit code 4, the call and the field", async () => {
  const base = await served({
    instead: { "property.details": { ...propertyDetails, rating: { average: "9", count: 1 } } },
  });
  const { code, out } = await shamseh("api", "check", "--base-url", base, "--only", "property.", "--json");
  const { schemaVersion, checks } = JSON.parse(out);
  expect([code, schemaVersion]).toEqual([4, 1]);
  expect(checks.filter((row: { verdict: string }) => row.verdict === "broken")).toMatchObject([
    { name: "property.details", field: "rating.average" },
  ]);
});

test("a call that a server has not built is reported, and is no fault", async () => {
  const base = await served({ instead: { "content.partner": undefined, "content.landing": undefined } });
  const { code, out, notes } = await shamseh("api", "check", "--base-url", base, "--only", "content.");
  expect(out).toMatch(/not_built +content\.landing\n/);
  expect(code).toBe(0);
  expect(notes).toMatch(/^6 checks: 2 ok, 2 not_built, 2 skipped\nnot tried: \S+, \S+ \(.*no demonstration\)\n$/);
});

test("a site that is no demonstration is only read, and no code is sent", async () => {
  const asked: string[] = [];
  const mock = createMock();
  const server = createServer(
    getRequestListener((request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return mock.fetch(request);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { code, notes } = await shamseh(
    "api",
    "check",
    "--base-url",
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  expect([code, notes]).toEqual([0, expect.stringMatching(/ok, \d+ skipped\n(?:not tried: .+ \(.+\)\n)+$/)]);
  expect(notes).toContain("user.me");
  expect(notes).toContain("(no user is logged in: only a demonstration shows the code)");
  expect(notes).toContain("(it changes something, and the server is no demonstration)");
  expect(notes).toContain("(the website does not pass on an operator's call)");
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((line) => !line.startsWith("GET "))).toEqual([]);
});

test("a server that cannot be reached is said once, with exit code 3", async () => {
  const { code, out, notes } = await shamseh("api", "check", "--base-url", "http://127.0.0.1:9");
  expect([code, out, notes.trim().split("\n")]).toEqual([3, "", [expect.stringContaining("cannot be reached")]]);
});

test("one call prints its value, or its failure with exit code 1", async () => {
  const found = await shamseh("api", "call", "property.city", "--param", "destinationName=Isfahan");
  expect([found.code, JSON.parse(found.out).city.slug]).toEqual([0, "Isfahan"]);
  const refused = await shamseh("api", "call", "user.sendOtp", "--data", "{}");
  expect([refused.code, JSON.parse(refused.out)]).toEqual([
    1,
    expect.objectContaining({ kind: "status", status: 422, reason: "invalid_input" }),
  ]);
});

test.each([
  [["api", "call", "nothing.here"], "there is no call nothing.here"],
  [["api", "call", "base.context", "--query", "x"], "--query x"],
  [["api", "call", "user.sendOtp", "--data", "{"], "--data"],
  [["api", "call", "user.sendOtp", "--data", "@/nowhere.json"], "/nowhere.json: no such file"],
  [["api", "check", "--only", "nothing"], "no call's name begins with nothing"],
  [["api", "check", "--base-url", "localhost"], "localhost is no address"],
])("%j is a usage error in one line", async (args, words) => {
  const { code, notes } = await shamseh(...args);
  expect([code, notes.trim().split("\n")]).toEqual([2, [expect.stringContaining(words)]]);
});

test("the list of calls is an interface", async () => {
  const { out } = await shamseh("api", "calls", "--json");
  const { schemaVersion, calls } = JSON.parse(out);
  expect(schemaVersion).toBe(1);
  expect(calls.find(({ name }: { name: string }) => name === "user.me")).toEqual({
    name: "user.me",
    method: "GET",
    path: "user/v2/me",
    who: "user",
    source: "specified",
  });
});
