import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { keptAsset } from "./retained-assets.ts";

type ManifestEntry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, ManifestEntry>;

const ENTRY = "app/entry-client.tsx";
const EARLY = "app/early.ts";

const contentTypes: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  json: "application/json",
  webmanifest: "application/manifest+json",
};

export type Asset = { body: Uint8Array; brotli: Uint8Array | null; contentType: string; isImmutable: boolean };

export type HeadLinks = {
  styles: string[];
  modules: { address: string; integrity: string }[];
  entry: { address: string; integrity: string };
  /** The files of the screen's code and words, which the entry fetches side by side once they are wanted. */
  later: string[];
  /** The script that records presses until the entry has hydrated. */
  early: { address: string; integrity: string };
};

/** The hash by which a browser knows a file of the build; each is read once. */
function integritiesIn(folder: string) {
  const known = new Map<string, string>();
  return (file: string): string => {
    const integrity =
      known.get(file) ??
      `sha384-${createHash("sha384")
        .update(readFileSync(join(folder, file)))
        .digest("base64")}`;
    known.set(file, integrity);
    return integrity;
  };
}

type Needs = { styles: string[]; files: string[] };

/** The styles and files of a module and all that it imports, the imported first. */
function needsIn(manifest: Manifest) {
  const known = new Map<string, Needs>();
  return function needs(module: string): Needs {
    const before = known.get(module);
    if (before) return before;
    const entry = manifest[module];
    const found: Needs = { styles: [], files: [] };
    known.set(module, found);
    for (const imported of entry?.imports ?? []) {
      found.styles.push(...needs(imported).styles);
      found.files.push(...needs(imported).files);
    }
    found.styles.push(...(entry?.css ?? []).map((style) => `/web/${style}`));
    if (entry) found.files.push(entry.file);
    return found;
  };
}

/**
 * Opens the build's output in `folder`: the files under `/web/` and the files that each page needs. `kept` is the
 * folder of hashed files of other versions (`retained-assets.ts`), if there is one.
 */
export function openAssets(folder: string, kept: string | null = null) {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const integrityOf = integritiesIn(folder);
  const needs = needsIn(manifest);
  const opened = new Map<string, Asset | null>();

  const links = new Map<string, HeadLinks>();

  /**
   * Links of a page's head: the code and styles of the entry, the code of `frame`, and, last, the screen's styles. The
   * code of the screen and of `beside` is fetched by the entry when it needs it.
   */
  function headLinks(frame: readonly string[], screen: string, beside: readonly string[]): HeadLinks {
    const key = [screen, ...frame, ...beside].join(" ");
    const known = links.get(key);
    if (known) return known;
    const entry = manifest[ENTRY]?.file ?? "";
    const files = new Set([ENTRY, ...frame].flatMap((module) => needs(module).files));
    files.delete(entry);
    const withIntegrity = (file: string) => ({ address: `/web/${file}`, integrity: integrityOf(file) });
    const made: HeadLinks = {
      styles: [...new Set([ENTRY, ...frame, screen].flatMap((module) => needs(module).styles))],
      modules: [...files].map(withIntegrity),
      entry: withIntegrity(entry),
      later: [...new Set([screen, ...beside].flatMap((module) => needs(module).files))].filter(
        (file) => file !== entry && !files.has(file),
      ),
      early: withIntegrity(manifest[EARLY]?.file ?? ""),
    };
    links.set(key, made);
    return made;
  }

  /** A file of the build by its path below `/web/`, or null. Files are few and small, so each is read once and kept. */
  function file(path: string): Asset | null {
    const known = opened.get(path);
    if (known !== undefined) return known;
    if (!/^[A-Za-z0-9_./-]+$/.test(path) || normalize(path) !== path || path.startsWith(".")) return null;
    const contentType = contentTypes[path.slice(path.lastIndexOf(".") + 1)];
    if (contentType === undefined) return null;
    const isImmutable = path.startsWith("assets/");
    const own = join(folder, path);
    const full = existsSync(own) ? own : kept !== null && isImmutable ? keptAsset(kept, path) : null;
    if (full === null) return null;
    const asset: Asset = {
      body: readFileSync(full),
      brotli: existsSync(`${full}.br`) ? readFileSync(`${full}.br`) : null,
      contentType,
      isImmutable,
    };
    opened.set(path, asset);
    return asset;
  }

  /** The file of a module, below `/web/`; null where the build has none. */
  const fileOf = (module: string): string | null => manifest[module]?.file ?? null;

  return { headLinks, file, fileOf };
}

export type Assets = Pick<ReturnType<typeof openAssets>, "headLinks" | "file" | "fileOf">;
