import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { BETWEEN, DOOR, walks } from "./walks.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** Files of ours that a file imports, from the root. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/ from "(#[^"]+|\.[^"]+)";/g)].flatMap(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : join(dirname(file), path),
  );

/** Rooms of the provider, the first that all others may use: `["kernel"], ["identity"] …`. */
const rooms = (() => {
  const { forbidden } = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs")) as {
    forbidden: { name: string; to: { path?: string } }[];
  };
  const later = forbidden.filter(({ name }) => name.startsWith("rooms-after-")).map(({ name }) => name.slice(12));
  return [...later, "demo"].map((row) => row.split("-and-"));
})();

/** Parts of the website and of the provider in the order of a request. */
const order: readonly RegExp[] = [
  /^(products\/[^/]+\/web|app\/src\/screens)\//,
  /^app\/src\/features\//,
  /^app\/src\/page\//,
  /^app\/src\/(api|messages)\//,
  /^products\/[^/]+\/provider\//,
  ...rooms.map((row) => new RegExp(`^provider/(${row.join("|")})/`)).toReversed(),
  /^domain\//,
];
const stageOf = (file: string): number => order.findIndex((stage) => stage.test(file));

const chains = walks.flatMap(({ name, request, answer }) =>
  Object.entries({ request, answer }).flatMap(([way, { browser, provider }]) => [
    { title: `the ${way} of ${name} in the browser`, chain: browser },
    { title: `the ${way} of ${name} in the provider`, chain: provider },
  ]),
);

describe("ways through the code", () => {
  test.each(chains)("$title: each file imports the next, and none turns back", ({ chain }) => {
    for (const [at, file] of chain.slice(0, -1).entries()) expect(importsOf(file), file).toContain(chain[at + 1]);
    const stages = chain.map(stageOf);
    expect(stages).not.toContain(-1);
    expect(stages).toEqual(stages.toSorted((one, other) => one - other));
  });

  test.each(walks)("the call of $name is made before the client, and answered by the endpoint", ({ call, request }) => {
    expect(
      read(request.browser.at(-2) ?? "").includes(call.made) ||
        request.browser.some((file) => read(file).includes(call.made)),
    ).toBe(true);
    expect(read(request.provider[0])).toContain(call.answered);
  });

  test("every request passes the proxy and the door of the provider", () => {
    for (const [from, to] of [BETWEEN, DOOR]) expect(importsOf(from)).toContain(to);
  });
});
