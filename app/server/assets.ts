import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

type ManifestEntry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, ManifestEntry>;

const ENTRY = "app/entry-client.tsx";

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
};

/** What the build left in `folder`: the files under `/web/` and what each page needs of them. */
export function openAssets(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const integrities = new Map<string, string>();
  const opened = new Map<string, Asset | null>();

  function integrityOf(file: string): string {
    let known = integrities.get(file);
    if (known === undefined) {
      known = `sha384-${createHash("sha384")
        .update(readFileSync(join(folder, file)))
        .digest("base64")}`;
      integrities.set(file, known);
    }
    return known;
  }

  /** Styles and code of an entry and some lazily loaded modules: the entry's first, so that a page's own styles come last. */
  function headLinks(modules: readonly string[]): HeadLinks {
    const styles = new Set<string>();
    const files = new Set<string>();
    const seen = new Set<string>();
    function walk(key: string): void {
      const entry = manifest[key];
      if (!entry || seen.has(key)) return;
      seen.add(key);
      for (const imported of entry.imports ?? []) walk(imported);
      for (const style of entry.css ?? []) styles.add(`/web/${style}`);
      files.add(entry.file);
    }
    walk(ENTRY);
    for (const key of modules) walk(key);
    const entryFile = manifest[ENTRY]?.file ?? "";
    files.delete(entryFile);
    const withIntegrity = (file: string) => ({ address: `/web/${file}`, integrity: integrityOf(file) });
    return { styles: [...styles], modules: [...files].map(withIntegrity), entry: withIntegrity(entryFile) };
  }

  /** A file of the build by its path below `/web/`, or null. Files are few and small, so each is read once and kept. */
  function file(path: string): Asset | null {
    const known = opened.get(path);
    if (known !== undefined) return known;
    if (!/^[A-Za-z0-9_./-]+$/.test(path) || normalize(path) !== path || path.startsWith(".")) return null;
    const full = join(folder, path);
    const contentType = contentTypes[path.slice(path.lastIndexOf(".") + 1)];
    if (contentType === undefined || !existsSync(full)) return null;
    const asset: Asset = {
      body: readFileSync(full),
      brotli: existsSync(`${full}.br`) ? readFileSync(`${full}.br`) : null,
      contentType,
      isImmutable: path.startsWith("assets/"),
    };
    opened.set(path, asset);
    return asset;
  }

  return { headLinks, file };
}

export type Assets = Pick<ReturnType<typeof openAssets>, "headLinks" | "file">;
