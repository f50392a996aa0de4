import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { buildProvider } from "./build-provider.mjs";
import { buildOnce, filesIn } from "./built-once.mjs";
import { compileCatalogues } from "./catalogues.mjs";
import { isMain } from "./is-main.mjs";
import { root } from "./paths.mjs";

const sources = [
  "domain",
  "products",
  "design-system",
  "app",
  "runtime",
  "tools/build.mjs",
  "tools/build-client.ts",
  "tools/chunk-plan.ts",
  "tools/chunks.ts",
  "tools/message-formatter.ts",
  "tools/preload.ts",
  "tools/react-aria-persian.ts",
  "package-lock.json",
  "vite.config.ts",
];

/**
 * Builds the website into `dist/client` and `dist/server` and the provider into `dist/provider`, unless the existing
 * builds are of the same sources.
 * @returns {Promise<boolean>} true when anything was built
 */
export async function build() {
  const isNewProvider = await buildProvider();
  return (
    (await buildOnce({ stamp: "dist/.stamp", sources, output: "dist/server/main.js" }, buildWebsite)) || isNewProvider
  );
}

async function buildWebsite() {
  await compileCatalogues();
  process.env.NODE_ENV = "production";
  await buildServer();
  const { buildClient } = await import("./build-client.ts");
  await buildClient(join(root, "dist/client"), await builtPages());
  await precompress(join(root, "dist/client"));
}

/**
 * Builds the browser's part once more, with React's development build, for the server that `build` has built: React then
 * reports each difference between the server's markup and its own. Runs in a process of its own, whose `NODE_ENV` is
 * `development`.
 */
async function buildDevelopment() {
  const output = "dist/client-development/.vite/manifest.json";
  await buildOnce({ stamp: "dist/.stamp-development", sources, output }, async () => {
    const { buildClient } = await import("./build-client.ts");
    await buildClient(join(root, "dist/client-development"), await builtPages());
  });
}

async function buildServer() {
  const vite = await import("vite");
  await vite.build({
    root,
    logLevel: "warn",
    build: {
      ssr: "app/server/main.ts",
      outDir: "dist/server",
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: true,
    },
  });
}

/**
 * Pages that the server was built with, each with the areas of its messages, and each part of a page that has parts.
 */
async function builtPages() {
  const { isPage } = await import("./chunk-plan.ts");
  const server = join(root, "dist/server");
  const manifest = JSON.parse(readFileSync(join(server, ".vite/manifest.json"), "utf8"));
  const modules = Object.keys(manifest).filter(isPage);
  const pages = modules.map(async (module) => {
    const { areas, parts = {} } = (await import(join(server, manifest[module].file))).default;
    const asked = [...new Set(Object.values(parts))];
    return asked.length === 0
      ? [{ module, areas }]
      : asked.map((part) => ({ module, areas, part, share: 1 / asked.length }));
  });
  return (await Promise.all(pages)).flat();
}

const brotli = promisify(brotliCompress);
const isText = (file) => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** 256 KB, about the largest file: the entry is 100 bytes smaller than by the default of 4 MB. */
const USUAL = { [constants.BROTLI_PARAM_LGWIN]: 18 };
/** Ways to write the file that every page begins with: their sizes differ by tens of bytes, not always in one order. */
const ENTRY_WAYS = [17, 18].map((block) => ({ ...USUAL, [constants.BROTLI_PARAM_LGBLOCK]: block }));

/** The smallest that some ways make of a text. */
async function smallest(body, ways) {
  const usual = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const written = await Promise.all(ways.map((way) => brotli(body, { params: { ...usual, ...way } })));
  return written.reduce((least, one) => (one.length < least.length ? one : least));
}

/** Writes `app.js.br` beside `app.js`: the server sends stored bytes and never compresses an asset itself. */
async function precompress(folder) {
  const files = filesIn(folder).filter((file) => isText(file) && !file.includes("/.vite/"));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      await writeFile(`${file}.br`, await smallest(body, file.includes("/entry-client-") ? ENTRY_WAYS : [USUAL]));
    }),
  );
}

if (isMain(import.meta.url)) {
  if (process.env.NODE_ENV === "development") await buildDevelopment();
  else console.log((await build()) ? "built" : "nothing changed since the last build");
}
