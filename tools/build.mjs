import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { compileCatalogues } from "./catalogues.mjs";
import { isMain } from "./is-main.mjs";
import { root } from "./paths.mjs";

const stamp = join(root, "dist/.stamp");
const sources = [
  "domain",
  "design-system",
  "app",
  "runtime",
  "tools/build.mjs",
  "tools/build-client.ts",
  "tools/chunk-plan.ts",
  "tools/chunks.ts",
  "tools/react-aria-persian.ts",
  "package-lock.json",
  "vite.config.ts",
];

/** What a build does not read: a change of a story or a test rebuilds nothing. */
const isBesideTheBuild = (path) => /\.(stories|test)\.tsx?$|\/messages\/compiled\//.test(path);

/**
 * Builds the website into `dist/client` and `dist/server`, unless what is there was built from the same sources.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build() {
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash && existsSync(join(root, "dist/server/main.js"))) {
    return false;
  }
  rmSync(stamp, { force: true });
  await compileCatalogues();
  process.env.NODE_ENV = "production";
  await buildServer();
  const { buildClient } = await import("./build-client.ts");
  await buildClient(join(root, "dist/client"), await builtPages());
  await precompress(join(root, "dist/client"));
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
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

/** The pages that the server was built with, each with the areas of its words. */
async function builtPages() {
  const server = join(root, "dist/server");
  const manifest = JSON.parse(readFileSync(join(server, ".vite/manifest.json"), "utf8"));
  const modules = Object.keys(manifest).filter((module) => /^app\/src\/screens\/[\w-]+\/page\.tsx$/.test(module));
  return Promise.all(
    modules.map(async (module) => ({
      module,
      areas: (await import(join(server, manifest[module].file))).default.areas,
    })),
  );
}

const brotli = promisify(brotliCompress);
const isText = (file) => /\.(css|html|js|json|svg|txt|webmanifest|xml)$/.test(file);

/** Writes `app.js.br` beside `app.js`: the server sends the bytes as stored and never compresses an asset itself. */
async function precompress(folder) {
  const files = filesIn(folder).filter((file) => isText(file) && !file.includes("/.vite/"));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      await writeFile(`${file}.br`, await brotli(body, { params }));
    }),
  );
}

/** One hash of all sources by path and content. */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesIn(join(root, path))).sort()) {
    if (isBesideTheBuild(path)) continue;
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Every file at or below a path. */
function filesIn(path) {
  const entries = readdirSyncOrNull(path);
  if (entries === null) return [path];
  return entries.flatMap((entry) => filesIn(join(path, entry)));
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}

if (isMain(import.meta.url)) console.log((await build()) ? "built" : "nothing changed since the last build");
