import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { runHere, start } from "#tests/support/run-cli.ts";
import { answers } from "./answers.shapes.ts";

const headers = { "Client-Token": "shamseh-web", "Client-Version": "1.0.0" };

/** The command as a process of its own, and the address that it says it listens at. */
async function serving(...options: string[]) {
  const child = start(["mock", "serve", "--port", "0", ...options]);
  onTestFinished(() => void child.kill("SIGKILL"));
  if (child.stderr === null) throw new Error("No pipes");
  const [line] = await once(createInterface(child.stderr), "line");
  return { child, base: /http:\S+/.exec(String(line))?.[0] ?? "" };
}

test("a mock answers at its port until Ctrl-C, and ends with 130", async () => {
  const { child, base } = await serving();
  expect((await fetch(`${base}base/v2/context`, { headers })).status).toBe(200);
  expect((await fetch(`${base}base/v2/context`)).status).toBe(403);
  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([130, null]);
});

test("a mock says where it listens as one document, for scripts", async () => {
  const { child, base } = await serving("--json");
  if (child.stdout === null) throw new Error("No pipes");
  let out = "";
  for await (const chunk of child.stdout) {
    out += String(chunk);
    if (out.endsWith("}\n")) break;
  }
  const { schemaVersion, ...document } = JSON.parse(out);
  expect(schemaVersion).toBe(1);
  expect(answers["mock serve"]?.document?.parse(document)).toEqual({ url: base, scenario: "ok" });
});

test("a mock that is offline cuts the connection", async () => {
  const { base } = await serving("--scenario", "offline");
  await expect(fetch(`${base}base/v2/context`, { headers })).rejects.toThrow("fetch failed");
});

test.each([
  [["mock", "serve", "--scenario", "sunny"], "Allowed choices are ok, slow, empty, 401, 422, 500, offline"],
  [["mock", "serve", "--port", "99999"], "It is a number from 0 to 65535"],
])("%j is a usage error", async (args, words) => {
  const { code, err } = await runHere(args);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
