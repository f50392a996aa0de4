import { groupPieces, type Load, type Piece } from "./chunks.ts";

/** A file of the build as the bundler makes it by itself; modules are paths from the repository's root. */
export type PlainChunk = {
  name: string;
  file: string;
  bytes: number;
  /** The module that is asked for by this file; null where it holds only what other files import. */
  asked: string | null;
  /** Whether a page names it as a script. */
  isScript: boolean;
  imports: readonly string[];
  modules: readonly string[];
};

/**
 * A page by its module, and the areas of words that it is shown with. Where it has parts, which are asked for beside it, each
 * is a page, and `share` is how much of its visits that part has.
 */
export type Page = { module: string; areas: readonly string[]; part?: string; share?: number };

/** The file of the entry and of all that it needs. */
const FRAME = "entry";
/** The file of the styles that pages begin with. */
const STYLE = "style";
/** The file of what every screen needs. */
const COMMON = "common";

export const ENTRY = "app/entry-client.tsx";
const SCREENS = "app/src/on-demand.ts";
/** What every page fetches once it wakes, beside its screen. */
const onWaking = [SCREENS, "app/src/features/reload-cache/ReloadCache.tsx"];

/** What one more file costs a page, in bytes: a request on a slow line, and text that is packed by itself. */
const FILE_COST = 3_500;
/** Bytes as sent, of bytes as built. */
const PACKED = 0.31;

/** Pages that most visits lead through count for more than the others, and so does Persian. */
const PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  home: 3,
  "property-search": 3,
  property: 3,
  prepare: 2,
  "tour-search": 2,
  "tour-detail": 2,
  "tour-prepare": 2,
  "flight-search": 2,
  "flight-prepare": 2,
};
const LOCALE_WEIGHTS = { fa: 1, en: 0.5 };
/** A part is asked for by few visits, unless it is what its page is visited for. */
const PART_WEIGHT = 0.2;
const PART_WEIGHTS: Readonly<Record<string, number>> = { "app/src/products/flight/seat-map/SeatChooser.tsx": 1 };

/** A page by the folder that it is in; undefined for any other module. */
const pageFolder = (module: string | null): string | undefined =>
  /^app\/src\/screens\/([\w-]+)\/page\.tsx$/.exec(module ?? "")?.[1];
/** The language and area of a catalogue. */
const catalogueOf = (module: string | null): readonly string[] =>
  /^app\/src\/messages\/compiled\/(\w+)\/(\w+)\.json$/.exec(module ?? "")?.slice(1) ?? [];
const isStyle = (module: string): boolean => module.endsWith(".css");

/**
 * The file of the build that each module goes into. All that the entry needs is one file, and so are the styles of all
 * pages; the words of the frame, which the entry fetches, stay alone. What pages begin with and what they fetch when it
 * is asked for never share a file, nor do words and anything but words of their language.
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
  // What is asked for and stands alone is a file already.
  const files = groups
    .map((group) => group.flatMap(({ name }) => graph.file(name) ?? []))
    .filter(([first, ...others]) => others.length > 0 || first?.asked === null);
  return tableOf([[FRAME, [...frame]], ...withNames(files)], new Set([...frame, ...onPages]));
}

/** Words share a file with words of their language only, and a part that imports nothing with no other. */
function pieceOf({ file, bytes, imports, asked }: PlainChunk, begun: "page" | "part"): Piece {
  const [locale = ""] = catalogueOf(asked);
  const isWhole = begun === "part" && imports.length === 0;
  return { name: file, bytes: Math.round(bytes * PACKED), imports, kind: isWhole ? file : `${begun} ${locale}` };
}

function partLoad({ asked }: PlainChunk): Load {
  const module = asked ?? "";
  return { weight: PART_WEIGHTS[module] ?? PART_WEIGHT, names: [module] };
}

/** What a page asks for in each language, by modules. */
function loadsOf({ module, areas, part, share: ofPage = 1 }: Page): Load[] {
  const weight = (PAGE_WEIGHTS[pageFolder(module) ?? ""] ?? 1) * ofPage;
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
    /** The files that are asked for by modules, and all that they import. */
    withImports(modules: readonly string[]): Set<PlainChunk> {
      const found = new Set(asked(modules));
      for (const { imports } of found) for (const file of imports) found.add(byFile.get(file) as PlainChunk);
      return found;
    },
  };
}

type Named = [name: string, chunks: readonly PlainChunk[]];

/** Each file with a name of its own. */
function withNames(files: readonly (readonly PlainChunk[])[]): Named[] {
  const counts = new Map<string, number>();
  return files.map((chunks): Named => {
    const name = nameOf(chunks);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name}-${count}`, chunks];
  });
}

/** What a page's own file is called. */
export const pageName = (module: string | null): string | undefined => {
  const folder = pageFolder(module);
  return folder === undefined ? undefined : `page-${folder}`;
};

/** A file is called after the largest page in it, else after the largest module that it was made for. */
function nameOf(chunks: readonly PlainChunk[]): string {
  if (chunks.some(({ asked }) => asked === SCREENS)) return COMMON;
  const bySize = [...chunks].sort((one, other) => other.bytes - one.bytes);
  const [page] = bySize.flatMap(({ asked }) => pageName(asked) ?? []);
  if (page !== undefined) return page;
  const { asked = null, name = "" } = bySize[0] ?? {};
  const [locale, area] = catalogueOf(asked);
  return area === undefined ? name.replace(/\..*/, "") : `words-${area}-${locale}`;
}

/** The table of modules; the styles of what pages begin with are in a file of their own. */
function tableOf(files: readonly Named[], begins: ReadonlySet<PlainChunk>): Map<string, string> {
  const table = new Map<string, string>();
  for (const [name, chunks] of files)
    for (const { modules } of chunks) for (const module of modules) table.set(module, name);
  for (const { modules } of begins) for (const module of modules.filter(isStyle)) table.set(module, STYLE);
  return table;
}
