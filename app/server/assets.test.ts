import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openAssets } from "./assets.ts";

/** A build of these files, by their path below `/web/`. */
function build(files: Readonly<Record<string, string | Uint8Array>>, manifest: object) {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const client = join(folder, "client");
  for (const [name, text] of Object.entries({ ...files, ".vite/manifest.json": JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), text);
  }
  return { assets: openAssets(client), remove: (name: string) => rmSync(join(client, name)) };
}

test("R196 every script of a page is linked with the digest of its bytes, and nothing outside the build is a file", () => {
  const files = {
    "entry.js": "import './shared.js';",
    "early.js": "addEventListener;",
    "shared.js": "export {};",
    "../outside.js": "secret",
  };
  const { assets } = build(files, {
    "app/entry-client.tsx": { file: "entry.js", imports: ["shared"], isEntry: true },
    "app/early.ts": { file: "early.js", isEntry: true },
    shared: { file: "shared.js" },
    "app/src/screens/home/page.tsx": { file: "screen.js", imports: ["shared", "card"] },
    card: { file: "card.js" },
    words: { file: "words.js" },
  });
  const linked = (file: "early.js" | "entry.js" | "shared.js") => ({
    address: `/web/${file}`,
    integrity: `sha384-${createHash("sha384").update(files[file]).digest("base64")}`,
  });
  const { early, entry, modules } = assets.headLinks([], "no-such-screen", []);
  expect(entry).toEqual(linked("entry.js"));
  expect(early).toEqual(linked("early.js"));
  expect(modules).toEqual([linked("shared.js")]);
  expect(assets.headLinks([], "app/src/screens/home/page.tsx", ["words"]).later).toEqual([
    "card.js",
    "screen.js",
    "words.js",
  ]);
  expect(assets.file("shared.js")?.contentType).toBe("text/javascript; charset=utf-8");
  for (const path of ["../outside.js", "..%2foutside.js", "/etc/passwd", ".vite/manifest.json"])
    expect(assets.file(path), path).toBeNull();
});

test("a page links to each style once, the entry's first and the screen's last, and to no file twice", () => {
  const names = ["entry", "early", "shared", "frame", "deep"];
  const { assets } = build(Object.fromEntries(names.map((name) => [`${name}.js`, name])), {
    "app/entry-client.tsx": { file: "entry.js", css: ["entry.css"], imports: ["shared"] },
    "app/early.ts": { file: "early.js" },
    shared: { file: "shared.js", css: ["shared.css"], imports: ["deep"] },
    deep: { file: "deep.js", css: ["deep.css"], imports: ["shared"] },
    frame: { file: "frame.js", imports: ["shared", "app/entry-client.tsx"] },
    screen: { file: "screen.js", css: ["screen.css", "shared.css"], imports: ["frame", "card"] },
    card: { file: "card.js", css: ["card.css"] },
    words: { file: "words.js", imports: ["app/entry-client.tsx", "card"] },
  });
  const { styles, modules, later } = assets.headLinks(["frame"], "screen", ["words"]);
  expect(styles).toEqual(["deep", "shared", "entry", "card", "screen"].map((name) => `/web/${name}.css`));
  expect(modules.map(({ address }) => address)).toEqual(["deep", "shared", "frame"].map((name) => `/web/${name}.js`));
  expect(later).toEqual(["card.js", "screen.js", "words.js"]);
});

test("what a page links to is looked up once for its screen and frame, and is another page's neither", () => {
  const { assets, remove } = build(
    { "entry.js": "", "early.js": "", "fa.js": "سلام", "en.js": "hello" },
    {
      "app/entry-client.tsx": { file: "entry.js" },
      "app/early.ts": { file: "early.js" },
      fa: { file: "fa.js" },
      en: { file: "en.js" },
      home: { file: "home.js" },
      city: { file: "city.js" },
    },
  );
  const links = assets.headLinks(["fa"], "home", []);
  expect(assets.headLinks(["en"], "home", []).modules[0]?.address).toBe("/web/en.js");
  expect(assets.headLinks(["fa"], "city", []).later).toEqual(["city.js"]);
  for (const name of ["entry.js", "early.js", "fa.js"]) remove(name);
  expect(assets.headLinks(["fa"], "home", [])).toBe(links);
  expect(assets.headLinks(["fa"], "new", []).modules).toEqual(links.modules);
});

test("a file of the build is of its kind, immutable where its name has its hash, and compressed where the build did so", () => {
  const packed = new Uint8Array([1, 2, 3]);
  const { assets, remove } = build(
    {
      "assets/a-1b2c.js": "one",
      "assets/a-1b2c.js.br": packed,
      "fonts/vazirmatn-fa.woff2": "font",
      "site.webmanifest": "{}",
      "notes.txt": "notes",
      "early.js": "",
      "with space.js": "",
    },
    {},
  );
  const code = assets.file("assets/a-1b2c.js");
  expect(code).toMatchObject({ contentType: "text/javascript; charset=utf-8", isImmutable: true });
  expect([Buffer.from(code?.body ?? []).toString(), [...(code?.brotli ?? [])]]).toEqual(["one", [...packed]]);
  expect(assets.file("fonts/vazirmatn-fa.woff2")).toMatchObject({
    contentType: "font/woff2",
    isImmutable: false,
    brotli: null,
  });
  expect(assets.file("site.webmanifest")?.contentType).toBe("application/manifest+json");
  for (const path of [
    "notes.txt",
    "assets/a-1b2c.js.br",
    "assets/no.js",
    "with space.js",
    "assets/../early.js",
    "./early.js",
  ])
    expect(assets.file(path), path).toBeNull();
  remove("assets/a-1b2c.js");
  expect(assets.file("assets/a-1b2c.js")).toBe(code);
});
