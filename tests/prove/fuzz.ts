import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { contract } from "#products/contract.shapes.ts";
import { logIn } from "#tests/support/client.ts";
import { defineProof } from "./define-proof.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";
import { startWebsite } from "./website-process.ts";

/** Hostile requests. */

/** Pseudo-random numbers, deterministic for a seed, so that findings can be reproduced. */
function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const of = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  return { below, of, chance: (share: number): boolean => next() < share };
}
type Random = ReturnType<typeof randomFrom>;

/** Texts that have broken programs before. */
const texts = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "%00",
  "%E0%A4%A",
  "%ff%fe",
  "../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "' OR 1=1 --",
  '"><script>alert(1)</script>',
  "{{7*7}}",
  "__proto__",
  "constructor",
  "toString",
  "۱۲۳۴۵۶۷۸۹۰",
  "كيك",
  "\u202e\u200f\u200c",
  "\ud800",
  "\udc00a",
  `${"\u0622".repeat(79)}\u{1f600}`,
  "\u200b\u2060\u00ad\ufeeb\ufe98\u3164",
  "a\u0000b",
  "\r\nSet-Cookie: x=1",
  "2026-02-30",
  "9999-12-31",
  "1300-01-01",
  "9007199254740993",
  "99999999999999999999",
  "A".repeat(300),
  "ی".repeat(2_000),
  "(".repeat(500),
  "a-".repeat(4_000),
] as const;

const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  {},
  { $ne: "" },
  [null, "x", 1],
  { length: 1e9 },
  "x".repeat(20_000),
];

/** Excludes calls that end the session in which everything else is called. */
const asked = contract.filter(({ call }) => !/logout|assword/.test(call.name));
const roots = [...new Set(contract.map(({ call }) => call.path))];
const pagesHere = [
  "/IranHotels.html",
  "/search/property",
  "/search/find",
  "/IsfahanHotels.html",
  "/IsfahanHotels/BoutiqueHotels.html",
  "/IsfahanHotels/HowzkhanehBoutiqueHotel.html",
  "/Maps/IsfahanHotels.html",
  "/Tours.html",
  "/KishTours.html",
  "/KishTours/FromTehran.html",
  "/KishTours/LangargahTour.html",
  "/search/tour",
  "/tour/reserve/prepare/x",
  "/tour/reserve/status/x",
  "/tour/reserve/voucher/x",
  "/tour/reserve/x/voucher",
  "/Flights.html",
  "/TehranFlights.html",
  "/TehranFlights/ToMashhad.html",
  "/search/flight",
  "/flight/reserve/prepare",
  "/flight/reserve/status/x",
  "/flight/reserve/voucher/x",
  "/reserve-transportation/flight/x/voucher",
  "/reserve-transportation/flight/x/voucher/fa",
  "/reserve-transportation/flight/x/book",
  "/Landings/NowruzTours.html",
  "/user/login.html",
  "/user/panel.html",
  "/reserve-new/reserve/status/x",
  "/reserve-new/reserve/tracking.html",
  "/partners/x",
  "/web/x.js",
  "/art/x.svg",
  "/sitemap.xml",
  "/csp-report",
] as const;
const parameters = [
  "check_in",
  "length_of_stay",
  "rooms",
  "page",
  "sort",
  "type[]",
  "price_min",
  "destination_id",
  "destination_name",
  "origin_id",
  "origin",
  "flex",
  "month",
  "hotel_star[]",
  "carrier[]",
  "departure",
  "package",
  "beds",
  "from",
  "to",
  "tour_id",
  "origin_city_id",
  "destination_city_id",
  "departure_date",
  "return_date",
  "adult_count",
  "infant_count",
  "class",
  "outbound",
  "offer_id",
  "return_offer_id",
  "confirmation_code",
  "stops[]",
  "minutes_max",
  "choice",
  "lang",
  "return_to",
  "view",
  "q",
] as const;

type Shot = { path: string; init: RequestInit };

const escaped = (text: string, random: Random): string =>
  random.chance(0.5) ? encodeURIComponent(text.toWellFormed()) : encodeURI(text.toWellFormed()).replaceAll("#", "%23");

const pathOf = (random: Random): string => {
  const from = random.of([...roots.map((path) => `/${path}`), ...pagesHere]);
  const filled = from.replace(/\{\w+\}/g, () => escaped(random.of(texts), random) || "1");
  if (random.chance(0.15)) return `/${escaped(random.of(texts), random)}/${escaped(random.of(texts), random)}`;
  return random.chance(0.1) ? filled + escaped(random.of(texts), random) : filled;
};

const queryOf = (random: Random): string => {
  const pairs = Array.from(
    { length: random.below(6) },
    () => `${random.of(parameters)}=${escaped(random.of(texts), random)}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
};

/** Header values that `fetch` lets through; the others go by socket. */
const headerText = (random: Random): string =>
  random
    .of(texts)
    .replace(/[^\t\x20-\x7e]/g, "?")
    .slice(0, 4_000);

function shotFrom(random: Random, bearer: string): Shot {
  const headers: Record<string, string> = { "Client-Token": "shamseh-web" };
  if (random.chance(0.6)) headers["Authorization"] = `Bearer ${bearer}`;
  const named = ["Cookie", "Authorization", "Accept-Language", "Idempotency-Key", "X-Forwarded-For", "If-None-Match"];
  if (random.chance(0.5)) headers[random.of(named)] = headerText(random);
  if (random.chance(0.2)) headers["Cookie"] = `token=${headerText(random)}; lang=${headerText(random)}; theme=x`;
  if (random.chance(0.1)) delete headers["Client-Token"];
  if (random.chance(0.5)) return { path: pathOf(random) + queryOf(random), init: { headers } };

  const { call, input } = random.of(asked);
  const keys = Object.keys(input.shape);
  const body = Object.fromEntries(
    [...keys.filter(() => random.chance(0.8)), ...(random.chance(0.1) ? ["__proto__", "extra"] : [])].map((key) => [
      key,
      random.of(values),
    ]),
  );
  const whole = random.chance(0.9) ? JSON.stringify(body) : String(random.of(texts));
  headers["Content-Type"] = random.chance(0.9)
    ? "application/json"
    : random.of(["text/plain", "multipart/form-data", "x"]);
  if (random.chance(0.7)) headers["Idempotency-Key"] = `fuzz${random.below(1e9)}aaaaaaaaaaaa`;
  const path = `/${call.path.replace(/\{\w+\}/g, "1")}`;
  return { path, init: { method: random.of(["POST", "POST", "POST", "PUT", "DELETE"]), headers, body: whole } };
}

/** Requests that only a raw socket can send. */
const raw = (random: Random): string =>
  random.of([
    "GET / HTTP/1.1\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n",
    "POST /user/v2/send-otp HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{",
    "POST /user/v2/send-otp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "POST /user/v2/send-otp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`,
    `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "\r\n\r\n\r\n",
    "\u0016\u0003\u0001\u0002\u0000",
    "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nCookie: token=\u00ff\u00fe\r\n\r\n",
    "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
  ]);

export type Fuzzed = {
  requests: number;
  sockets: number;
  /** 5xx except 501, the answer of an unbuilt call. */
  failures_5xx: number;
  not_built: number;
  over_2s: number;
  stack_traces: number;
  slowest_ms: number;
  by_status: Record<string, number>;
  first_failure?: string;
};

const AT_ONCE = 24;
const TOO_LONG_MS = 2_000;
const STACK = /\bat (?:\S+ \()?(?:file:|node:|\/)\S+:\d+:\d+/;
/** Share of requests by raw socket, and of aborted bodies. */
const RAW_SHARE = 0.05;

/**
 * Sends hostile requests to an address, deterministic for a seed.
 * @param bearer a user's token: a request refused with 401 never reaches the code behind it
 */
export async function fuzz(url: string, bearer: string, count: number, seed = 1): Promise<Fuzzed> {
  const random = randomFrom(seed);
  const fuzzed: Fuzzed = {
    requests: 0,
    sockets: 0,
    failures_5xx: 0,
    not_built: 0,
    over_2s: 0,
    stack_traces: 0,
    slowest_ms: 0,
    by_status: {},
  };
  const fail = (what: string) => {
    fuzzed.first_failure ??= what.slice(0, 400);
  };

  async function shoot(): Promise<void> {
    fuzzed.requests += 1;
    if (random.chance(RAW_SHARE)) {
      fuzzed.sockets += 1;
      return speak(url, raw(random));
    }
    const { path, init } = shotFrom(random, bearer);
    const isAborted = random.chance(RAW_SHARE);
    const leaving = new AbortController();
    if (isAborted) setTimeout(() => leaving.abort(), random.below(5));
    const started = performance.now();
    try {
      const answer = await fetch(url + path, { ...init, redirect: "manual", signal: leaving.signal });
      const text = await answer.text();
      const took = performance.now() - started;
      fuzzed.slowest_ms = Math.max(fuzzed.slowest_ms, Math.round(took));
      fuzzed.by_status[answer.status] = (fuzzed.by_status[answer.status] ?? 0) + 1;
      const what = `${init.method ?? "GET"} ${path} ${String(init.body ?? "")}`;
      if (answer.status === 501) fuzzed.not_built += 1;
      else if (answer.status >= 500) {
        fuzzed.failures_5xx += 1;
        fail(`${answer.status} ${what}`);
      }
      if (took > TOO_LONG_MS) {
        fuzzed.over_2s += 1;
        fail(`${Math.round(took)} ms ${what}`);
      }
      if (STACK.test(text)) {
        fuzzed.stack_traces += 1;
        fail(`stack ${what}`);
      }
    } catch (error) {
      // Aborted on purpose, or an address that no client sends.
      if (!isAborted && !(error instanceof TypeError)) throw error;
    }
  }

  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await shoot();
    }),
  );
  return fuzzed;
}

/** Writes to a socket and closes it, after a short wait for an answer. */
async function speak(url: string, words: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  await new Promise<void>((resolve) => {
    socket.once("connect", () => socket.write(Buffer.from(words, "latin1"), () => resolve()));
    socket.once("close", () => resolve());
  });
  await delay(5);
  socket.destroy();
}

/** True when nothing failed and the provider still answers as it should. */
export const stands = ({ failures_5xx, over_2s, stack_traces }: Fuzzed): boolean =>
  failures_5xx + over_2s + stack_traces === 0;

/** A process under fuzz; it must be the same one afterwards, and answer these paths. */
type Target = { url: string; bearer: string; ended: Promise<unknown>; paths: readonly string[] };
type Outcome = Fuzzed & { same_process: boolean; answers_afterwards: boolean };

async function fuzzAt({ url, bearer, ended, paths }: Target, count: number, seed: number): Promise<Outcome> {
  let same_process = true;
  void ended.then(() => {
    same_process = false;
  });
  const fuzzed = await fuzz(url, bearer, count, seed);
  const after = await Promise.all(
    paths.map((path) => fetch(url + path, { headers: { "Client-Token": "shamseh-web" } }).then(({ status }) => status)),
  );
  return { ...fuzzed, same_process, answers_afterwards: after.every((status) => status === 200) };
}

/** Hostile `requests`, half of them at the provider and half at the website before it. */
export const { run, small } = defineProof({
  full: { requests: 100_000, seed: 1 },
  small: { requests: 700 },
  prove: ({ requests, seed }) =>
    onProvingGround(async ({ url }) => {
      const half = Math.ceil(requests / 2);
      const behind = await startProvider({ url });
      const before = await startWebsite(behind.port);
      const { token: bearer } = await logIn(behind.client, "09010000099");
      const at = `http://127.0.0.1:${behind.port}`;
      const provider = await fuzzAt({ ...behind, bearer, url: at, paths: ["/content/v2/home", "/readyz"] }, half, seed);
      const website = await fuzzAt({ ...before, bearer, paths: ["/", "/IranHotels.html"] }, half, seed + 1);
      before.child.kill("SIGTERM");
      await behind.stop();
      const isWell = (one: Outcome) => stands(one) && one.same_process && one.answers_afterwards;
      return { holds: isWell(provider) && isWell(website), provider, website };
    }),
});
