import { expect, it } from "vitest";
import { type PlainChunk, pageName, planChunks } from "./chunk-plan.ts";

const chunk = (module: string, bytes: number, imports: string[] = [], asked = true): PlainChunk => ({
  name: module.split("/").at(-1)?.replace(/\..*/, "") ?? "",
  file: module,
  bytes,
  asked: asked ? module : null,
  isScript: module.startsWith("app/e"),
  imports,
  modules: [module, `${module}.vanilla.css`],
});
const page = (folder: string) => `app/src/screens/${folder}/page.tsx`;
const pageOfTours = (folder: string) => `products/tour/web/${folder}/page.tsx`;
const words = (locale: string, area: string) => `app/src/messages/compiled/${locale}/${area}.json`;

const chunks = [
  chunk("app/entry-client.tsx", 200_000, ["react.js"]),
  chunk("react.js", 1_000, [], false),
  chunk("app/early.ts", 200),
  chunk("app/src/on-demand.ts", 4_000, ["react.js", "Button.tsx"]),
  chunk("app/src/features/reload-cache/ReloadCache.tsx", 2_000, ["Button.tsx"]),
  chunk("Button.tsx", 1_000, ["react.js"], false),
  chunk(page("home"), 60_000, ["Button.tsx", "react.js"]),
  chunk(page("property"), 120_000, ["Button.tsx"]),
  chunk("Picker.tsx", 100, ["Button.tsx"]),
  ...["shared", "stay", "listing"].flatMap((area) => [chunk(words("fa", area), 900), chunk(words("en", area), 800)]),
];
const pages = ["home", "property"].map((folder) => ({ module: page(folder), areas: ["stay", "listing"] }));
const table = planChunks(chunks, pages);

it("R14 leaves each page its own file, and makes another of what all pages need", () => {
  expect([table.get(page("home")), table.get(page("property"))]).toEqual([undefined, undefined]);
  expect(pageName(pageOfTours("search"))).toBe("page-tour-search");
  for (const module of ["app/src/on-demand.ts", "app/src/features/reload-cache/ReloadCache.tsx", "Button.tsx"])
    expect(table.get(module)).toBe("common");
});

it("R14 leaves the parts of a page their own files, and their styles with those that pages begin with", () => {
  const [wallet, refunds] = ["app/src/screens/panel/Wallet.tsx", "app/src/screens/panel/Refunds.tsx"] as const;
  const parts = [chunk(page("panel"), 18_000), chunk(wallet, 24_000), chunk(refunds, 40_000)];
  const planned = planChunks(
    [...chunks, ...parts],
    [...pages, ...[wallet, refunds].map((part) => ({ module: page("panel"), areas: [], part, share: 0.5 }))],
  );
  expect([page("panel"), wallet, refunds].map((module) => planned.get(module))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([wallet, refunds].map((module) => planned.get(`${module}.vanilla.css`))).toEqual(["style", "style"]);
});

it("R14 puts the styles of a page with the others also where the first build dropped their own file", () => {
  const styles = { ...chunk("Folded.css.ts", 100, [], false), modules: ["Folded.css.ts"] };
  const planned = planChunks(
    [...chunks, styles, chunk(page("list"), 9_000, ["Folded.css.ts"])],
    [...pages, { module: page("list"), areas: [] }],
  );
  expect(planned.get("Folded.css.ts.vanilla.css")).toBe("style");
});

it("keeps what the entry needs in one file, and leaves the words that it fetches and other scripts alone", () => {
  expect(table.get("react.js")).toBe(table.get("app/entry-client.tsx"));
  expect([words("fa", "shared"), "app/early.ts"].map((module) => table.get(module))).toEqual([undefined, undefined]);
});

it("gives a language its words by themselves", () => {
  expect([words("fa", "stay"), words("fa", "listing")].map((module) => table.get(module))).toEqual([
    "words-stay-fa",
    "words-stay-fa",
  ]);
  expect(table.get(words("en", "listing"))).toBe("words-stay-en");
});

it("puts the styles that pages begin with into one file, and leaves those of a part with the part", () => {
  expect(table.get(`${page("property")}.vanilla.css`)).toBe("style");
  expect(table.get("react.js.vanilla.css")).toBe("style");
  expect(table.get("Picker.tsx.vanilla.css")).toBeUndefined();
});
