import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { ENTRY, isPage, type Page, type PlainChunk, pageName, planChunks } from "./chunk-plan.ts";
import { root } from "./paths.mjs";

type Output = Rolldown.RolldownOutput["output"][number];
type Manifest = Record<string, { file: string } & Record<string, unknown>>;

const scripts = [ENTRY, "app/early.ts", "app/worker.ts"];

/**
 * Builds the browser's part of the website twice: the first build shows the modules that each page needs, and the
 * second is split accordingly (`chunk-plan.ts`). A bundler by itself makes a file for every set of modules shared by
 * some pages: three hundred files.
 */
export async function buildClient(outDir: string, pages: readonly Page[]): Promise<void> {
  const plain = await built({ logLevel: "error", build: { write: false, copyPublicDir: false } });
  const table = planChunks(chunksOf(plain), pages);
  const groups = [{ name: (id: string) => table.get(pathOf(id)) ?? null, debugName: "planned" }];
  const output = await built({
    logLevel: "warn",
    plugins: [wordsAfterEntry],
    build: {
      outDir,
      manifest: true,
      emptyOutDir: true,
      rolldownOptions: { output: { chunkFileNames, codeSplitting: { includeDependenciesRecursively: false, groups } } },
    },
  });
  refuseHeads(output);
  completeManifest(join(outDir, ".vite/manifest.json"), output, askedFor(plain));
}

async function built({
  build: { rolldownOptions, ...options } = {},
  ...config
}: InlineConfig): Promise<readonly Output[]> {
  const answer = await build({
    root,
    ...config,
    build: { ...options, reportCompressedSize: false, rolldownOptions: { input: scripts, ...rolldownOptions } },
  });
  if (!("output" in answer)) throw new Error("The build answered something other than its files");
  return answer.output;
}

/**
 * Makes catalogues import the entry, which they never run without. The bundler's own runtime then goes into the entry's
 * file; otherwise it would be one more initial file for every page.
 */
const wordsAfterEntry: Plugin = {
  name: "words-after-entry",
  enforce: "post",
  transform(code, id) {
    if (!/\/messages\/compiled\/\w+\/(?!shared)\w+\.json$/.test(id)) return null;
    return { code: `import ${JSON.stringify(join(root, ENTRY))};\n${code}`, map: null };
  },
};

/** @throws for a page's module of which more than the page reaches a browser: its `head` is for the server alone. */
function refuseHeads(output: readonly Output[]): void {
  for (const file of output) {
    if (file.type !== "chunk") continue;
    for (const [id, { renderedExports }] of Object.entries(file.modules)) {
      if (isPage(pathOf(id)) && renderedExports.some((name) => name !== "default"))
        throw new Error(`${pathOf(id)} brings ${renderedExports.join(", ")} to the browser`);
    }
  }
}

const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${(facadeModuleId && pageName(pathOf(facadeModuleId))) || "[name]"}-[hash].js`;

const pathOf = (id: string): string => relative(root, id);

/** Scripts of a build in a deterministic order. */
function chunksOf(output: readonly Output[]): PlainChunk[] {
  const chunks = output.flatMap((file): PlainChunk[] => {
    if (file.type !== "chunk") return [];
    return [
      {
        name: file.name,
        file: file.fileName,
        bytes: file.code.length,
        asked: file.facadeModuleId && pathOf(file.facadeModuleId),
        isScript: file.isEntry,
        imports: file.imports,
        modules: Object.keys(file.modules).map(pathOf),
      },
    ];
  });
  const keyOf = ({ asked, modules }: PlainChunk) => asked ?? modules[0] ?? "";
  return chunks.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const askedFor = (output: readonly Output[]): string[] => chunksOf(output).flatMap(({ asked }) => asked ?? []);

/**
 * Adds modules that share a file to the manifest: the bundler omits them, and the host looks up the entry's dynamic
 * imports by module.
 */
function completeManifest(path: string, output: readonly Output[], asked: readonly string[]): void {
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const listed = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const holding = new Map(chunksOf(output).flatMap(({ file, modules }) => modules.map((module) => [module, file])));
  for (const module of asked) manifest[module] ??= listed.get(holding.get(module) ?? "") ?? missing(module);
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

function missing(module: string): never {
  throw new Error(`The build has no file for ${module}`);
}
