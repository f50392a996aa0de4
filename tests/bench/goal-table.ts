/** A JSON line of a benchmark. */
export type Line = Readonly<Record<string, unknown>>;

export type Goal = {
  what: string;
  /** Benchmark with the lines to read, as in `npm run bench`, with its options. */
  bench: string;
  /** Reads the result from the lines; null when no line has it. */
  of: (lines: readonly Line[]) => number | null;
  must: number;
  aim: number;
  /** Most goals are upper limits. */
  isLeast?: boolean;
  /** Decimal places. */
  digits?: number;
};

type Where = Readonly<Record<string, string | number>>;

const numberAt = (line: Line, path: string): number => {
  const value = path.split(".").reduce<unknown>((place, name) => (place as Line | undefined)?.[name], line);
  return typeof value === "number" ? value : Number.NaN;
};

const figures = (lines: readonly Line[], path: string, where: Where): number[] =>
  lines
    .filter((line) => Object.entries(where).every(([name, value]) => line[name] === value))
    .map((line) => numberAt(line, path))
    .filter((value) => !Number.isNaN(value));

type Read = (path: string, where?: Where) => Goal["of"];

/** Maximum over all lines that have the figure. */
const worst: Read =
  (path, where = {}) =>
  (lines) => {
    const all = figures(lines, path, where);
    return all.length === 0 ? null : Math.max(...all);
  };
const only = worst;
const lowest: Read =
  (path, where = {}) =>
  (lines) => {
    const all = figures(lines, path, where);
    return all.length === 0 ? null : Math.min(...all);
  };

/**
 * Figures of Next.js 16 with a search page, measured on another machine; its CPU time is measured in the run itself.
 * `bytes --peers` and `fresh --peers` print the figures of the page in `peers.ts`.
 */
const NEXT = { memoryMb: 381, firstMs: 570, markupAndStyles: 13_800, bytes: 270_000 };

/** CPU time of a rendered page over that of Next.js in the same run. */
const ofNext =
  (page: string): Goal["of"] =>
  (lines) => {
    const [rendered] = figures(lines, "rendered_for_the_request", { page });
    const [next] = figures(lines, "next", { page });
    return rendered === undefined || next === undefined ? null : rendered / next;
  };

/** Figure of the first line that has it, as a share of another site's. */
const shareOf =
  (path: string, of: number, where: Where = {}): Goal["of"] =>
  (lines) => {
    const [value] = figures(lines, path, where);
    return value === undefined ? null : value / of;
  };

const sumOf =
  (paths: readonly string[], of: number): Goal["of"] =>
  (lines) => {
    const sums = lines
      .map((line) => paths.reduce((sum, path) => sum + numberAt(line, path), 0))
      .filter((sum) => !Number.isNaN(sum));
    return sums.length === 0 ? null : Math.max(...sums) / of;
  };

/** Goals of the site and its provider. Ratios are against Next.js where they name it, as in {@link NEXT}. */
export const goals: readonly Goal[] = [
  {
    what: "stay search, rendered, CPU ÷ Next.js",
    bench: "ssr --peers",
    of: ofNext("stay-search"),
    must: 0.2,
    aim: 0.1,
  },
  { what: "tour search, the same", bench: "ssr --peers", of: ofNext("tour-search"), must: 0.2, aim: 0.1 },
  { what: "flight search, the same", bench: "ssr --peers", of: ofNext("flight-search"), must: 0.2, aim: 0.1 },
  {
    what: "page from memory ÷ constant reply, a second",
    bench: "ssr --peers",
    of: lowest("share_of_constant"),
    must: 0.5,
    aim: 0.8,
    isLeast: true,
  },
  {
    what: "property with dates, both processes, CPU ms",
    bench: "pages",
    of: only("both", { page: "property", version: "now" }),
    must: 10,
    aim: 5,
  },
  {
    what: "stay search, both processes, CPU ms",
    bench: "pages",
    of: only("both", { page: "stay-search", version: "now" }),
    must: 10,
    aim: 5,
  },
  {
    what: "website, start to first answer ÷ Next.js",
    bench: "fresh",
    of: shareOf("first_200_ms", NEXT.firstMs),
    must: 0.8,
    aim: 0.5,
  },
  {
    what: "website, memory after load ÷ Next.js",
    bench: "fresh",
    of: shareOf("rest_mb", NEXT.memoryMb, { process: "website" }),
    must: 0.6,
    aim: 0.35,
  },
  {
    what: "JavaScript at load, worst page, bytes",
    bench: "bytes",
    of: worst("javascript"),
    must: 77_400,
    aim: 75_000,
    digits: 0,
  },
  { what: "files of style before the first paint", bench: "bytes", of: worst("styles"), must: 2, aim: 1, digits: 0 },
  {
    what: "requests of a search, at load",
    bench: "bytes",
    of: only("requests_at_load", { page: "search" }),
    must: 14,
    aim: 10,
    digits: 0,
  },
  {
    what: "requests of a search, once quiet",
    bench: "bytes",
    of: only("requests_once_quiet", { page: "search" }),
    must: 24,
    aim: 16,
    digits: 0,
  },
  {
    what: "fonts of a Persian search, bytes",
    bench: "bytes",
    of: only("fonts", { page: "search" }),
    must: 50_000,
    aim: 40_000,
    digits: 0,
  },
  {
    what: "markup and styles as sent ÷ Next.js, worst page",
    bench: "bytes",
    of: sumOf(["html", "css"], NEXT.markupAndStyles),
    must: 0.6,
    aim: 0.45,
  },
  {
    what: "bytes but pictures, once quiet ÷ Next.js, worst page",
    bench: "bytes",
    of: sumOf(["html", "css", "javascript_once_quiet", "fonts"], NEXT.bytes),
    must: 0.5,
    aim: 0.3,
  },
  {
    what: "awake at a 4 × slower processor, worst page, ms",
    bench: "browser",
    of: worst("ready_ms"),
    must: 1_200,
    aim: 800,
    digits: 0,
  },
  { what: "layout shift, worst page", bench: "browser", of: worst("cls"), must: 0.001, aim: 0, digits: 4 },
  { what: "slowest opening by thumb, ms", bench: "thumb", of: worst("ms"), must: 100, aim: 60, digits: 0 },
  {
    what: "search in a destination of 30 → 10,000, exponent",
    bench: "destinations",
    of: only("exponent"),
    must: 0.35,
    aim: 0.2,
  },
  {
    what: "search in a destination of 10,000, p50 ms",
    bench: "destinations",
    of: only("p50", { properties: 10_000 }),
    must: 20,
    aim: 10,
  },
  {
    what: "search in a destination of 10,000, p99 ms",
    bench: "destinations",
    of: only("p99", { properties: 10_000 }),
    must: 60,
    aim: 25,
  },
  {
    what: "search as the inventory grows to a million, exponent",
    bench: "search --full",
    of: only("exponent"),
    must: 0.5,
    aim: 0.35,
  },
  { what: "tours to a million offers, exponent", bench: "tours --full", of: only("exponent"), must: 0.35, aim: 0.2 },
  {
    what: "flights to a million offers, exponent",
    bench: "flights --full",
    of: only("exponent"),
    must: 0.35,
    aim: 0.2,
  },
  ...(["stay", "tour", "flight"] as const).map(
    (product): Goal => ({
      what: `bookings of a ${product} a second ÷ the smallest SQL`,
      bench: `booking --product ${product}`,
      of: only("share"),
      must: 0.5,
      aim: 0.8,
      isLeast: true,
    }),
  ),
  ...(["stay", "tour", "flight"] as const).flatMap((product): Goal[] => [
    {
      what: `cost of a change of a ${product}, p99 ms`,
      bench: "change",
      of: only("quote_p99", { product }),
      must: 40,
      aim: 20,
      digits: 1,
    },
    {
      what: `confirming a change of a ${product} ÷ its booking, upper end`,
      bench: "change",
      of: only("interval.1", { product }),
      must: 1.6,
      aim: 1.2,
    },
  ]),
  {
    what: "dates converted a second ÷ the barest loop",
    bench: "convert",
    of: only("of_bare"),
    must: 0.5,
    aim: 0.8,
    isLeast: true,
  },
  {
    what: "flight durations a second ÷ the barest loop",
    bench: "duration",
    of: only("of_bare"),
    must: 0.5,
    aim: 0.8,
    isLeast: true,
  },
  {
    what: "nights imported ÷ the barest COPY and merge",
    bench: "import",
    of: lowest("created.share"),
    must: 0.3,
    aim: 0.5,
    isLeast: true,
  },
];
