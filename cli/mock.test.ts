import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { runHere, start } from "#tests/support/run-cli.ts";
import { answers } from "./answers.shapes.ts";
import { callNamed } from "./api/calls.ts";

const headers = { "Client-Token": "shamseh-web", "Client-Version": "1.0.0" };

const pathOf = (name: string): string => callNamed(name).call.path;

/** Runs the command as a separate process, with the address that it prints. */
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
  expect(answers["mock serve"]?.document?.parse(document)).toEqual({ url: base, scenario: "ok", scenarios: {} });
});

test("a mock that is offline cuts the connection", async () => {
  const { base } = await serving("--scenario", "offline");
  await expect(fetch(`${base}base/v2/context`, { headers })).rejects.toThrow("fetch failed");
});

test("a mock answers single calls with scenarios of their own, as many as are named", async () => {
  const names = ["base.context=403", "base.cities=404", "content.home=429", "user.sendOtp=503"];
  const options = names.flatMap((name) => ["--scenario", name]);
  const { base } = await serving(...options, "--scenario", "tour.home=hang");
  const statusOf = async (path: string, init = {}) => {
    const { status, headers: answered } = await fetch(`${base}${path}`, { headers, ...init });
    return [status, answered.get("Retry-After")];
  };
  expect(await statusOf("base/v2/context")).toEqual([403, null]);
  expect(await statusOf(pathOf("base.cities"))).toEqual([404, null]);
  expect(await statusOf(pathOf("content.home"))).toEqual([429, "1"]);
  expect(await statusOf(pathOf("user.sendOtp"), { method: "POST" })).toEqual([503, "1"]);
  expect((await statusOf("property/v2/listing?scope=iran"))[0]).toBe(200);
  const patience = AbortSignal.timeout(200);
  await expect(fetch(`${base}${pathOf("tour.home")}`, { headers, signal: patience })).rejects.toThrow("timeout");
});

test.each([
  [["mock", "serve", "--scenario", "sunny"], "there is no scenario sunny. It is one of ok, slow, hang, empty, 401"],
  [
    ["mock", "serve", "--scenario", "base.context=hangs"],
    "there is no scenario hangs. Did you mean hang? It is one of",
  ],
  [["mock", "serve", "--scenario", "property.serch=503"], "Did you mean property.search?"],
  [["mock", "serve", "--port", "99999"], "it is no number from 0 to 65535"],
])("%j is a usage error", async (args, words) => {
  const { code, err } = await runHere(args);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
