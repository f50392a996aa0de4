import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsIn, houseRules } from "./house-rules.ts";
import { root } from "./paths.mjs";

/** A file that breaks each rule, and one that keeps it. */
const examples: Readonly<Record<string, { path: string; broken: string; kept: string }>> = {
  "no-physical-css": {
    path: "design-system/components/Card/Card.css.ts",
    broken: 'export const card = style({ marginLeft: "4px" });',
    kept: 'export const card = style({ marginInlineStart: "4px" });',
  },
  "rings-are-whole": {
    path: "app/src/screens/panel/PanelScreen.css.ts",
    broken: 'export const nav = style({ display: "flex", overflowX: "auto" });',
    kept: 'export const nav = style({ display: "flex", ...ringWithin, overflowX: "auto" });',
  },
  "no-direction-by-hand": {
    path: "app/src/screens/home/Home.css.ts",
    broken: 'style({ selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } } });',
    kept: 'style(bidi({ transform: "scaleX(1)" }));',
  },
  "symmetric-shorthands": {
    path: "app/src/features/shell/Shell.css.ts",
    broken: 'export const tag = style({ margin: "0 1px 0 2px" });',
    kept: 'export const tag = style({ margin: "0 1px 2px", ...bidi({ inset: "0 1px auto auto" }) });',
  },
  "colours-are-tokens": {
    path: "app/src/features/shell/Shell.css.ts",
    broken: 'export const tag = style({ color: "#1B1F3B" });',
    kept: 'export const tag = style({ color: colour.ink, outlineColor: "Highlight" });',
  },
  "layers-are-tokens": {
    path: "app/src/features/shell/Shell.css.ts",
    broken: "export const skip = style({ zIndex: 80 });",
    kept: "export const skip = style({ zIndex: layer.skip });",
  },
  "no-clock-in-shared-code": {
    path: "domain/reservation/late.ts",
    broken: "export const isLate = (at: number) => at < Date.now();",
    kept: "export const isLate = (at: number, now: number) => at < now;",
  },
  "no-intl": {
    path: "app/src/features/price/words.ts",
    broken: "new Intl.NumberFormat(locale).format(amount);",
    kept: "formatNumber(amount, locale);",
  },
  "support-is-named-in-one-place": {
    path: "products/tour/words/en/tour.json",
    broken: '{ "tour.noScript": "Call support on 1685." }',
    kept: '{ "tour.noScript": "Call support on {support}." }',
  },
  "one-way-to-a-language": {
    path: "products/stay/web/city/CityScreen.tsx",
    broken: 'const name = locale === "fa" ? city.name_fa : city.name_en;',
    kept: 'const name = inLocale(city, "name", locale);',
  },
  "short-functions": {
    path: "products/stay/provider/long.ts",
    broken: `export function long() {\n${"  step();\n".repeat(69)}}`,
    kept: `export function long() {\n${"  step();\n".repeat(68)}}\nexport const table = () => [\n${"  1,\n".repeat(90)}];`,
  },
  "patient-tests": {
    path: "app/server/host.test.ts",
    broken: ["await vi", "waitFor(() => expect(one).toBe(two));"].join("."),
    kept: "await eventually(() => expect(one).toBe(two));",
  },
  "one-length-of-time": {
    path: "provider/identity/user/session.ts",
    broken: "const WEEK = 7 * 86_400;",
    kept: "const WEEK = 7 * DAY_SECONDS;",
  },
  "one-listener-of-scrolling": {
    path: "app/src/features/gallery/Viewer.tsx",
    broken: "<ul ref={row} onScroll={follow}>",
    kept: "useEffect(() => onScrollEnd(list, follow), [list]);",
  },
  "signals-are-followed": {
    path: "app/src/features/shell/Name.tsx",
    broken:
      'import { session } from "#app/src/store/session.ts";\nexport const Name = () => <b>{session.name.value}</b>;',
    kept: 'import { session } from "#app/src/store/session.ts";\nexport function Name() { useSignals(); return <b>{session.name.value}</b>; }',
  },
  "stories-are-fed-by-fixtures": {
    path: "app/src/screens/home/HomeScreen.stories.tsx",
    broken: "export const Plain = stage({ address, answers: { home: { offers: [] } } });",
    kept: 'import { home } from "#fixtures/answers/home.ts";\nexport const Plain = stage({ address, answers: { home } });',
  },
  "comments-state": {
    path: "domain/pricing/night.ts",
    broken: "/** What a night costs. */",
    kept: "/** Price of a night, rial. What is not sold has none. */",
  },
  "terms-of-the-field": {
    path: "app/src/store/session.ts",
    broken: "export const isNobody = (session: Session) => session.payload === null;",
    kept: "export const isAnonymous = (session: Session) => session.payload === null;",
  },
};

describe.each(houseRules)("$name", ({ name, except }) => {
  const { path, broken, kept } = examples[name] ?? { path: "", broken: "", kept: "" };
  test("finds the example that breaks it", () =>
    expect(faultsIn(path, broken)).toEqual([expect.stringContaining(` ${name}: `)]));
  test("leaves the example that keeps it", () => expect(faultsIn(path, kept)).toEqual([]));
  test("excepts only files that are there", () =>
    expect(Object.keys(except ?? {}).filter((file) => !existsSync(join(root, file)))).toEqual([]));
});

test.each([
  ['position: "relative", left: "12px"', "no-physical-css"],
  ['transform: "translateX(14px)"', "no-physical-css"],
  ['transform: "translate(-50%, 0)"', "no-physical-css"],
  ['transform: "translateY(1px)"', null],
  ['transform: "translate(0, 4px)"', null],
  ['...bidi({ left: "12px" })', null],
  ['margin: "0 1px 0 2px"', "symmetric-shorthands"],
  ['inset: "0 auto 0 0"', "symmetric-shorthands"],
  [`padding: \`0 \${space.sm} 0 \${space.md}\``, "symmetric-shorthands"],
  ['borderRadius: "12px 0 0 12px"', "symmetric-shorthands"],
  ['borderRadius: "12px 0"', "symmetric-shorthands"],
  [`borderRadius: \`\${radius.card} \${radius.card} 0 \${radius.card}\``, "symmetric-shorthands"],
  ['borderWidth: "1px 0 1px 4px"', "symmetric-shorthands"],
  [`borderRadius: \`\${radius.arch} \${radius.arch} 0 0\``, null],
  ['borderRadius: "50% / 40% 40% 60% 60%"', null],
  ['padding: "4px max(8px, 2vw) 0"', null],
  ['background: "rgb(0 0 0 / 40%)"', "colours-are-tokens"],
  ["border: `1px solid hsl(20 10% 50%)`", "colours-are-tokens"],
  ['color: "white"', "colours-are-tokens"],
  ['boxShadow: "0 0 4px lightgrey"', "colours-are-tokens"],
  ["zIndex: layer.raised + 1", "layers-are-tokens"],
  [`background: \`color-mix(in oklab, \${colour.ink} 40%, transparent)\``, null],
  ["gridTemplateAreas: \"'red blue'\"", null],
])("in a style, %s: %s", (declaration, rule) => {
  const found = faultsIn("app/src/features/shell/Shell.css.ts", `export const tag = style({ ${declaration} });`);
  expect(found).toEqual(rule === null ? [] : [expect.stringContaining(` ${rule}: `)]);
});

test("every file keeps the house rules", () => {
  const listed = spawnSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  expect(listed.status).toBe(0);
  const files = listed.stdout
    .split("\0")
    .filter((path) => /\.(tsx?|[mc]js|md)$/.test(path) && existsSync(join(root, path)));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((path) => faultsIn(path, readFileSync(join(root, path), "utf8")))).toEqual([]);
});
