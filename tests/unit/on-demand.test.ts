import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { sectionModules } from "#app/src/screens/panel/sections.ts";

const root = join(import.meta.dirname, "../..");
/** Static imports of a module; `import type` and `import()` are excluded. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm;

/** All modules of ours that are loaded with this one. */
function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(join(root, path))) return found;
  found.add(path);
  for (const [, name = ""] of readFileSync(join(root, path), "utf8").matchAll(STATIC_IMPORT)) {
    if (name.startsWith("#")) loadedWith(name.slice(1), found);
    else if (name.startsWith(".")) loadedWith(normalize(join(dirname(path), name)), found);
  }
  return found;
}

test("R14 no page's code comes with the first page: a screen is loaded when it is shown", () => {
  const first = [...loadedWith("app/entry-client.tsx")];
  expect(first).toContain("app/src/page/navigation.ts");
  expect(first).toContain("app/src/screens.ts");
  expect(first.filter((path) => /^(app\/src\/screens|products\/\w+)\//.test(path))).toEqual([]);
  const all = loadedWith("app/src/on-demand.ts", new Set(first));
  expect([...all].filter((path) => readFileSync(join(root, path), "utf8").includes("eager: true"))).toEqual([]);
});

test("R14 no place of the panel comes with another, or with the panel", () => {
  const modules = Object.values(sectionModules);
  expect(modules.length).toBeGreaterThan(10);
  for (const module of ["app/src/screens/panel/page.tsx", ...modules]) {
    const others = [...loadedWith(module)].filter((path) => path !== module && modules.includes(path));
    expect(others, module).toEqual([]);
  }
});

test("R14 no page's code comes with another page's", () => {
  const home = [...loadedWith("app/src/screens/home/page.tsx")];
  expect(home).toContain("app/src/screens/home/HomeScreen.tsx");
  expect(home.filter((path) => /^app\/src\/screens\/(?!home\/)/.test(path))).toEqual([]);
});
