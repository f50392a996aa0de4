import { groupPieces, type Load, type Piece } from "./chunks.ts";

/** File of the build as the bundler splits it by itself; modules are paths from the repository's root. */
export type PlainChunk = {
  name: string;
  file: string;
  bytes: number;
  /** Module that this file is the dynamic import of; null when it only has shared modules. */
  asked: string | null;
  /** True when a page loads it as a script. */
  isScript: boolean;
  imports: readonly string[];
  modules: readonly string[];
};

/**
 * A page by its module, and the message areas that it needs. When it has lazily loaded parts, each part is an entry,
 * and `share` is its share of the page's visits.
 */
export type Page = { module: string; areas: readonly string[]; part?: string; share?: number };

/** File of the entry and all its imports. */
const FRAME = "entry";
/** File of the pages' initial styles. */
const STYLE = "style";
/** File of modules that every screen needs. */
const COMMON = "common";

export const ENTRY = "app/entry-client.tsx";
const SCREENS = "app/src/on-demand.ts";
/** Modules that every page fetches on hydration, beside its screen. */
const onWaking = [SCREENS, "app/src/features/reload-cache/ReloadCache.tsx"];

/** Cost of one more file for a page, bytes: a request on a slow line, and text that is compressed by itself. */
const FILE_COST = 7_000;
/** Compression ratio: bytes as sent per byte as built. */
const PACKED = 0.31;

/** Pages on most visits' paths have a higher weight than the others, and so has Persian. */
const PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  home: 3,
  "stay-search": 3,
  "stay-property": 3,
  "stay-prepare": 2,
  "tour-search": 2,
  "tour-detail": 2,
  "tour-prepare": 2,
  "flight-search": 2,
  "flight-prepare": 2,
};
const LOCALE_WEIGHTS = { fa: 1, en: 0.5 };
/** Weight of a part: few visits load it, unless it is the purpose of its page. */
const PART_WEIGHT = 0.2;
const PART_WEIGHTS: Readonly<Record<string, number>> = { "products/flight/web/seat-map/SeatChooser.tsx": 1 };

const PAGE = /^(?:app\/src\/screens|products\/(?<product>\w+)\/web)\/(?<folder>[\w-]+)\/page\.tsx$/;
/** True for the module of a page. */
export const isPage = (module: string): boolean => PAGE.test(module);
/** A page's name by its module, `home` or `tour-search`; undefined for any other module. */
function pageOf(module: string | null): string | undefined {
  const { product, folder } = PAGE.exec(module ?? "")?.groups ?? {};
  return product === undefined ? folder : `${product}-${folder}`;
}
/** Language and area of a catalogue. */
const catalogueOf = (module: string | null): readonly string[] =>
  /^app\/src\/messages\/compiled\/(\w+)\/(\w+)\.json$/.exec(module ?? "")?.slice(1) ?? [];
/**
 * Style sheet that a module is or makes. The first build drops a file that has nothing but styles, so that the sheet of
 * a module with styles may be in none of its files.
 */
const stylesOf = (module: string): string[] =>
  module.endsWith(".css") ? [module] : module.endsWith(".css.ts") ? [`${module}.vanilla.css`] : [];

/**
 * Assigns each module to a file of the build. The entry and all its imports are one file, and so are the styles of all
 * pages; the messages of the frame, which the entry fetches, stay alone. Initial and lazily loaded modules of pages
 * never share a file, nor do messages and anything but messages of their language.
 */
export function planChunks(chunks: readonly PlainChunk[], pages: readonly Page[]): Map<string, string> {
  const graph = graphOf(chunks);
  const frame = graph.withImports([ENTRY]);
  const shown = pages.flatMap(loadsOf);
  const onPages = graph.withImports(shown.flatMap(({ names }) => names));
  const isOfFrame = ({ isScript, asked }: PlainChunk) => isScript || catalogueOf(asked)[1] === "shared";
  const free = chunks.filter((chunk) => !frame.has(chunk) && !isOfFrame(chunk));
  const parts = free.filter((chunk) => chunk.asked !== null && !onPages.has(chunk));
  const loads = [...shown, ...parts.map(partLoad)];
  const groups = groupPieces(
    free.map((chunk) => pieceOf(chunk, onPages.has(chunk) ? "page" : "part")),
    loads.map(({ weight, names }) => ({ weight, names: graph.asked(names).map(({ file }) => file) })),
    FILE_COST,
  );
  // A single dynamically imported module is a file already.
  const files = groups
    .map((group) => group.flatMap(({ name }) => graph.file(name) ?? []))
    .filter(([first, ...others]) => others.length > 0 || first?.asked === null);
  return tableOf([[FRAME, [...frame]], ...withNames(files)], new Set([...frame, ...onPages]));
}

/** Messages share a file with messages of their language only, and a part without imports with no other. */
function pieceOf({ file, bytes, imports, asked }: PlainChunk, begun: "page" | "part"): Piece {
  const [locale = ""] = catalogueOf(asked);
  const isWhole = begun === "part" && imports.length === 0;
  return { name: file, bytes: Math.round(bytes * PACKED), imports, kind: isWhole ? file : `${begun} ${locale}` };
}

function partLoad({ asked }: PlainChunk): Load {
  const module = asked ?? "";
  return { weight: PART_WEIGHTS[module] ?? PART_WEIGHT, names: [module] };
}

/** Loads of a page in each language, by modules. */
function loadsOf({ module, areas, part, share: ofPage = 1 }: Page): Load[] {
  const weight = (PAGE_WEIGHTS[pageOf(module) ?? ""] ?? 1) * ofPage;
  const modules = part === undefined ? [module] : [module, part];
  return Object.entries(LOCALE_WEIGHTS).map(([locale, share]) => ({
    weight: weight * share,
    names: [...modules, ...onWaking, ...areas.map((area) => `app/src/messages/compiled/${locale}/${area}.json`)],
  }));
}

function graphOf(chunks: readonly PlainChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const byModule = new Map(chunks.map((chunk) => [chunk.asked, chunk]));
  const asked = (modules: readonly string[]) => modules.flatMap((module) => byModule.get(module) ?? []);
  return {
    asked,
    file: (file: string) => byFile.get(file),
    /** Files of the dynamically imported modules, with all their imports. */
    withImports(modules: readonly string[]): Set<PlainChunk> {
      const found = new Set(asked(modules));
      for (const { imports } of found) for (const file of imports) found.add(byFile.get(file) as PlainChunk);
      return found;
    },
  };
}

type Named = [name: string, chunks: readonly PlainChunk[]];

/** Gives each file a unique name. */
function withNames(files: readonly (readonly PlainChunk[])[]): Named[] {
  const counts = new Map<string, number>();
  return files.map((chunks): Named => {
    const name = nameOf(chunks);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name}-${count}`, chunks];
  });
}

/** Name of a page's own file. */
export const pageName = (module: string | null): string | undefined => {
  const page = pageOf(module);
  return page === undefined ? undefined : `page-${page}`;
};

/** A file is named after the largest page in it, else after the largest module that it was made for. */
function nameOf(chunks: readonly PlainChunk[]): string {
  if (chunks.some(({ asked }) => asked === SCREENS)) return COMMON;
  const bySize = [...chunks].sort((one, other) => other.bytes - one.bytes);
  const [page] = bySize.flatMap(({ asked }) => pageName(asked) ?? []);
  if (page !== undefined) return page;
  const { asked = null, name = "" } = bySize[0] ?? {};
  const [locale, area] = catalogueOf(asked);
  return area === undefined ? name.replace(/\..*/, "") : `words-${area}-${locale}`;
}

/** File of each module; the styles of initial modules go into a file of their own. */
function tableOf(files: readonly Named[], begins: ReadonlySet<PlainChunk>): Map<string, string> {
  const table = new Map<string, string>();
  for (const [name, chunks] of files)
    for (const { modules } of chunks) for (const module of modules) table.set(module, name);
  for (const { modules } of begins) for (const module of modules.flatMap(stylesOf)) table.set(module, STYLE);
  return table;
}
