import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openAssets } from "./assets.ts";

test("R196, rule 30 every script of a page is linked with the digest of its bytes, and nothing outside the build is a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    "entry.js": "import './shared.js';",
    "early.js": "addEventListener;",
    "shared.js": "export {};",
    "../outside.js": "secret",
    ".vite/manifest.json": JSON.stringify({
      "app/entry-client.tsx": { file: "entry.js", imports: ["shared"], isEntry: true },
      "app/early.ts": { file: "early.js", isEntry: true },
      shared: { file: "shared.js" },
      "app/src/screens/home/page.tsx": { file: "screen.js", imports: ["shared", "card"] },
      card: { file: "card.js" },
      words: { file: "words.js" },
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, "client", name)), { recursive: true });
    writeFileSync(join(folder, "client", name), text);
  }
  const assets = openAssets(join(folder, "client"));
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
