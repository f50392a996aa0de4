import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createMock } from "#fixtures/mock/mock.ts";
import { commandLines, commandsWith } from "#tests/support/command-lines.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { EXIT } from "../exit-codes.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shamseh-net-"));
  const rows = '{"record":"country","iso2":"IR","name_fa":"ایران","name_en":"Iran"}\n';
  for (const [name, text] of Object.entries({ TOKEN: "a-token\n", PHOTO: "photo", ROWS: rows }))
    await writeFile(join(folder, name), text);
});

afterAll(() => rm(folder, { recursive: true }));

/** A server on this machine. */
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Accepts a request and never answers. */
const silent: RequestListener = () => {};
/** Begins an answer and never ends it. */
const stalled: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.write('{"code":200,');
};

const envOf = (base: string) => ({
  SHAMSEH_BASE_URL: base,
  PROVIDER_URL: base,
  SHAMSEH_OPERATOR_TOKEN_FILE: join(folder, "TOKEN"),
  SHAMSEH_OPERATOR: "Mina",
});

/** Commands about this machine, which report silence instead of waiting; tested separately. */
const TELLS_OF_SILENCE: ReadonlySet<string> = new Set(["doctor"]);
/** Command lines that make a call, one per command. */
async function callingLines(): Promise<(readonly [string, readonly string[]])[]> {
  const calling = new Set(await commandsWith("--timeout"));
  const lines = commandLines.map(([words, args]) => [words, args] as const);
  const seen = new Map(lines.filter(([words]) => calling.has(words)).toReversed());
  expect([...seen.keys()].toSorted()).toEqual([...calling].toSorted());
  return [...seen].filter(([words]) => !TELLS_OF_SILENCE.has(words));
}

const ran = (words: string, args: readonly string[], base: string, ...options: string[]) => {
  const given = args.map((arg) => (["PHOTO", "ROWS", "TOKEN", "NEW"].includes(arg) ? join(folder, arg) : arg));
  return runHere([...words.replace(" <decision>", "").split(" "), ...given, ...options], undefined, envOf(base));
};

describe("A server that is silent", () => {
  it("is given up by every command that calls one, after --timeout, with exit code 3", async () => {
    for (const [words, args] of await callingLines()) {
      const { code, err } = await ran(words, args, await listening(silent), "--timeout", "0.15");
      expect([words, code]).toEqual([words, EXIT.network]);
      if (words !== "api check") expect([words, err]).toEqual([words, expect.stringMatching(/within 0\.15 s\. /)]);
    }
  }, 60_000);

  it.each([
    ["en", "error: no answer from BASE/ within 0.1 s. Give it longer with --timeout, or check the server.\n"],
    ["fa", "در ۰٫۱ ثانیه پاسخ نداد"],
  ])("is told in the language that was asked for: %s", async (locale, words) => {
    for (const listener of [silent, stalled]) {
      const base = await listening(listener);
      const { code, out, err } = await ran("api call", ["base.context"], base, "--timeout", "0.1", "--locale", locale);
      expect([code, out]).toEqual([EXIT.network, expect.stringContaining('"kind": "timeout"')]);
      expect(err).toContain(words.replace("BASE", base));
    }
  });

  it("may have done what was to be changed, which is said", async () => {
    const base = await listening(silent);
    const { err } = await ran("operator refunds approve", ["51"], base, "--timeout", "0.1");
    expect(err).toContain("It may have been done all the same: look before you repeat it.");
  });

  it.each(["0", "-1", "3601", "soon", ""])("--timeout %j is a usage error", async (seconds) => {
    const { code, err } = await runHere(["api", "call", "base.context", `--timeout=${seconds}`]);
    expect([code, err]).toEqual([EXIT.usage, expect.stringContaining("--timeout")]);
  });

  it("is told by doctor, which goes on", async () => {
    const base = await listening(silent);
    const { code, out } = await ran("doctor", [], base, "--timeout", "0.2");
    expect([code, out]).toEqual([EXIT.problems, expect.stringMatching(/problem +provider +\S+ answers nothing/)]);
  });
});

describe("Every command that names a server", () => {
  it("takes --timeout and --verbose", async () => {
    const naming = [...(await commandsWith("--base-url")), ...(await commandsWith("--provider-url"))].toSorted();
    expect(await commandsWith("--timeout")).toEqual(naming);
    expect(await commandsWith("--verbose")).toEqual(naming);
  });
});

describe("--verbose", () => {
  const ofMock = () => listening(getRequestListener(createMock().fetch));

  it("tells each call and its answer on stderr: status, headers and time; no secret", async () => {
    const base = await ofMock();
    const { out, err } = await ran("operator pending", [], base, "--verbose", "--json");
    expect(err).toContain(`> GET ${base}/`);
    expect(err).toMatch(/^< 200 in \d+ ms$/m);
    expect(err).toMatch(/^< content-type: application\/json/m);
    expect(err).toContain("> authorization: [redacted]\n");
    expect(err).toContain("> client-version: 1.0.0\n");
    expect(err).not.toContain("a-token");
    expect(() => JSON.parse(out)).not.toThrow();
  });

  it("tells why there is no answer", async () => {
    const { err } = await ran("api call", ["base.context"], "http://127.0.0.1:9", "--verbose");
    expect(err).toMatch(/^< .+ after \d+ ms$/m);
    expect(err).toContain("error: http://127.0.0.1:9/ cannot be reached.");
  });

  it("is silent without being asked", async () => {
    expect((await ran("api call", ["base.context"], await ofMock())).err).toBe("");
  });
});
