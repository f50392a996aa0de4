import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { binary, root } from "./paths.mjs";
import { sourceFolders } from "./source-folders.mjs";

/** An import that breaks each rule: the file, the imported module, and the rule's name. */
const broken: readonly (readonly [file: string, imported: string, rule: string])[] = [
  ["domain/pricing/paint.ts", "#design-system/theme/ink.ts", "domain"],
  ["domain/pricing/clock.ts", "node:fs", "no-node-in-shared-code"],
  ["domain/pricing/view.ts", "react", "no-react-in-the-domain"],
  ["domain/pricing/check.ts", "zod", "nothing-of-the-server-in-the-browser"],
  ["domain/pricing/answer.ts", "#domain/contract/stay.shapes.ts", "shapes-are-types-in-the-browser"],
  ["products/stay/web/city/Clock.tsx", "#domain/time/zones.ts", "clocks-of-places-stay-on-the-server"],
  ["design-system/components/Total.tsx", "#domain/pricing/total.ts", "design-system"],
  ["app/src/screens/home/Home.tsx", "#app/src/screens/partner/Partner.tsx", "screen-to-screen"],
  ["app/src/screens/home/Guess.tsx", "#fixtures/answers/home.ts", "fixtures-stay-outside"],
  ["app/src/screens/home/Short.tsx", "#provider/main.ts", "app-src"],
  ["app/src/screens/home/Home.stories.tsx", "#provider/main.ts", "app-src-beside"],
  ["app/entry-client.tsx", "#app/server/main.ts", "browser-entry"],
  ["app/server/shortcut.ts", "#provider/main.ts", "app-server"],
  ["app/server/build.ts", "vite", "no-development-packages-in-the-product"],
  ["provider/stub.ts", "#fixtures/answers/home.ts", "provider"],
  ["provider/kernel/shortcut.ts", "#provider/shop/hold.ts", "rooms-after-kernel"],
  ["provider/money/shortcut.ts", "#provider/people/guests.ts", "rooms-after-money"],
  ["provider/people/shortcut.ts", "#provider/main.ts", "rooms-know-no-composition"],
  ["provider/people/near.ts", "#products/tour/provider/days.ts", "provider"],
  ["app/src/features/near/Near.tsx", "#products/tour/web/Card.tsx", "app-src"],
  ["products/flight/provider/shortcut.ts", "#products/tour/provider/days.ts", "product-provider"],
  ["products/flight/web/Near.tsx", "#products/tour/web/Card.tsx", "product-web"],
  ["products/flight/rules/stock.ts", "#products/flight/provider/seats.ts", "product-rules"],
  ["products/flight/contract/live.ts", "#products/flight/provider/seats.ts", "product-contract"],
  ["products/flight/words/live.ts", "#products/flight/provider/seats.ts", "product-words"],
  ["products/flight/world/live.ts", "#products/flight/provider/seats.ts", "product-world"],
  ["products/flight/cli/live.ts", "#products/flight/provider/seats.ts", "product-cli"],
  ["products/flight/web/search/Search.tsx", "#products/flight/web/status/Status.tsx", "screen-to-screen-of-a-product"],
  ["runtime/call.ts", "#domain/pricing/total.ts", "runtime"],
  ["fixtures/answers/live.ts", "#provider/main.ts", "fixtures"],
  ["cli/quick.ts", "#tests/support/client.ts", "helpers-of-tests"],
  ["provider/lost.ts", "./nowhere.ts", "no-unresolvable"],
  ["provider/proof.ts", "#domain/pricing/total.test.ts", "tests-are-leaves"],
  ["domain/pricing/circle-back.ts", "./circle.ts", "no-circles"],
];

/** Imports that no rule may refuse. */
const allowed: readonly (readonly [file: string, line: string])[] = [
  ["products/stay/web/city/City.tsx", 'import type { Stay } from "#domain/contract/stay.shapes.ts";'],
  ["products/stay/web/city/Noon.tsx", 'import type { Zone } from "#domain/time/zones.ts";'],
  ["products/stay/web/city/City.stories.tsx", 'import "#fixtures/answers/home.ts"; import "./City.tsx";'],
  ["provider/seed.ts", 'import "#fixtures/world/world.ts"; import "zod"; import "node:fs";'],
  [
    "products/flight/provider/call.ts",
    'import "./seats.ts"; import "#provider/shop/hold.ts"; import "#domain/time/zones.ts";',
  ],
  ["products/flight/web/status/Card.tsx", 'import "../Card.tsx";'],
  ["provider/lists.ts", 'import "#products/provider.ts";'],
  ["provider/people/visit.ts", 'import "#provider/shop/hold.ts"; import type { All } from "#provider/services.ts";'],
  ["provider/limits.test.ts", 'import "#tests/support/client.ts";'],
  ["provider/limits.ts", 'import "#runtime/network.ts";'],
  ["app/server/limits.ts", 'import "#runtime/network.ts";'],
  ["design-system/components/Day.tsx", 'import "#domain/calendar/today.ts"; import "react";'],
];

const targets: Record<string, string> = {
  "design-system/theme/ink.ts": "export const ink = 1;",
  "domain/contract/stay.shapes.ts": 'import "zod"; export type Stay = string; export const stay = 1;',
  "domain/pricing/total.ts": "export const total = 1;",
  "domain/pricing/total.test.ts": 'import "./total.ts";',
  "domain/pricing/circle.ts": 'import "./circle-back.ts";',
  "domain/calendar/today.ts": "export const today = 1;",
  "domain/time/zones.ts": "export const zones = 1; export type Zone = string;",
  "fixtures/answers/home.ts": "export const home = 1;",
  "fixtures/world/world.ts": "export const world = 1;",
  "provider/main.ts": "export const provider = 1;",
  "provider/services.ts": "export type All = string;",
  "provider/shop/hold.ts": "export const hold = 1;",
  "provider/people/guests.ts": "export const guests = 1;",
  "products/provider.ts": 'import "#products/tour/provider/days.ts";',
  "products/tour/provider/days.ts": "export const days = 1;",
  "products/tour/web/Card.tsx": "export const card = 1;",
  "products/flight/provider/seats.ts": "export const seats = 1;",
  "products/flight/web/Card.tsx": "export const card = 1;",
  "products/flight/web/status/Status.tsx": "export const status = 1;",
  "app/src/screens/partner/Partner.tsx": "export const partner = 1;",
  "runtime/network.ts": 'import "node:net";',
  "tests/support/client.ts": "export const client = 1;",
  "app/server/main.ts": "export const host = 1;",
};

const packages = { dependencies: ["zod", "react"], devDependencies: ["vite"] };

type Violation = { from: string; rule: { name: string } };

describe("who imports whom", () => {
  let violations: Violation[] = [];
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(() => {
    const layers = sourceFolders.filter((name) => name !== "tools" && name !== ".storybook");
    const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
    const imports = Object.fromEntries(layers.map((layer) => [`#${layer}/*`, `./${layer}/*`]));
    const dependencies = versions(packages.dependencies);
    write(
      "package.json",
      JSON.stringify({ imports, dependencies, devDependencies: versions(packages.devDependencies) }),
    );
    write("tsconfig.json", JSON.stringify({ compilerOptions: { jsx: "react-jsx", allowImportingTsExtensions: true } }));
    for (const name of [...packages.dependencies, ...packages.devDependencies]) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
      write(`node_modules/${name}/index.js`, "");
    }
    for (const [path, text] of [...Object.entries(targets), ...allowed]) write(path, text);
    for (const [path, imported] of broken) write(path, `import "${imported}";`);
    const words = ["--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "json", ...layers];
    const { stdout, stderr } = spawnSync(binary("depcruise"), words, { cwd: folder, encoding: "utf8" });
    if (stdout === "") throw new Error(stderr);
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(broken)("%s may not import %s: %s", (file, _imported, rule) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  test.each(allowed)("%s may: %s", (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
