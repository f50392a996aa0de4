// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of code, not templates.
import { keyOf, type Mutant } from "./mutant.ts";

/** A mutant that may survive: the change makes no difference, or none that a test should check. */
export type Accepted = Pick<Mutant, "file" | "before" | "after"> & { readonly reason: string };

/** Accepted mutants by file: the original lines, the changed lines, and the reason. */
const TABLE: Readonly<Record<string, readonly (readonly [before: string, after: string, reason: string])[]>> = {
  "app/server/art.ts": [
    [
      "const MAX_BYTES = 16 * 1024 * 1024;",
      "const MAX_BYTES = 17 * 1024 * 1024;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "const MAX_BYTES = 16 * 1024 * 1024;",
      "const MAX_BYTES = 16 * 1025 * 1024;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "const MAX_BYTES = 16 * 1024 * 1024;",
      "const MAX_BYTES = 16 * 1024 * 1025;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "const kept = createByteBoundedCache<Art>(MAX_BYTES, ({ plain, brotli }) => plain.byteLength + brotli.byteLength);",
      "const kept = createByteBoundedCache<Art>(MAX_BYTES, ({ plain, brotli }) => plain.byteLength - brotli.byteLength);",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };",
      "const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 } };",
      "A setting of the compression: the same bytes come out at the other end.",
    ],
    [
      "const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };",
      "const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 } };",
      "A setting of the compression: the same bytes come out at the other end.",
    ],
  ],
  "app/server/breaker.ts": [
    [
      "export function createBreaker({ threshold = 4, restMs = 1000, now = () => performance.now() } = {}) {",
      "export function createBreaker({ threshold = 4, restMs = 1001, now = () => performance.now() } = {}) {",
      "A millisecond more of rest.",
    ],
  ],
  "app/server/busy-pages.ts": [
    [
      "const today = () => tehranDate(Math.floor(clock.now() / 1000));",
      "const today = () => tehranDate(Math.ceil(clock.now() / 1000));",
      "Tehran’s day begins on a whole second: it differs within the last second of a day alone.",
    ],
  ],
  "app/server/byte-bounded.ts": [
    [
      "const ENTRY_BYTES = 1_000;",
      "const ENTRY_BYTES = 1001;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
  ],
  "app/server/csp-report.ts": [
    [
      "const REPORT_LIMIT = 8 * 1024;",
      "const REPORT_LIMIT = 9 * 1024;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "const REPORT_LIMIT = 8 * 1024;",
      "const REPORT_LIMIT = 8 * 1025;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      'const named = /"(?:effective|violated)-directive":"([\\w-]+)/.exec(body.slice(0, REPORT_LIMIT))?.[1] ?? "";',
      'const named = /"(?:effective|violated)-directive":"([\\w-]+)/.exec(body.slice(1, REPORT_LIMIT))?.[1] ?? "";',
      "A report begins with a brace or a bracket, and a directive is never found in that.",
    ],
  ],
  "app/server/page-cache.ts": [
    [
      "export function createPageCache({ maxBytes = 64 * 1024 * 1024, now = () => performance.now() } = {}) {",
      "export function createPageCache({ maxBytes = 65 * 1024 * 1024, now = () => performance.now() } = {}) {",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "export function createPageCache({ maxBytes = 64 * 1024 * 1024, now = () => performance.now() } = {}) {",
      "export function createPageCache({ maxBytes = 64 * 1025 * 1024, now = () => performance.now() } = {}) {",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "export function createPageCache({ maxBytes = 64 * 1024 * 1024, now = () => performance.now() } = {}) {",
      "export function createPageCache({ maxBytes = 64 * 1024 * 1025, now = () => performance.now() } = {}) {",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
    [
      "[constants.BROTLI_PARAM_LGWIN]: 18,",
      "[constants.BROTLI_PARAM_LGWIN]: 19,",
      "A setting of the compression: the same bytes come out at the other end.",
    ],
    ["const QUICK = 1;", "const QUICK = 2;", "A setting of the compression: the same bytes come out at the other end."],
    [
      "const SMALL = 9;",
      "const SMALL = 10;",
      "A setting of the compression: the same bytes come out at the other end.",
    ],
    ["const STALE_MS = 60_000;", "const STALE_MS = 60001;", "A millisecond more in which a page may be stale."],
    [
      "const weight = (page: StoredPage): number => page.identity.byteLength + page.brotli.byteLength;",
      "const weight = (page: StoredPage): number => page.identity.byteLength - page.brotli.byteLength;",
      "A bound of memory: what is kept and what is not differs, no answer does.",
    ],
  ],
  "app/server/page-key.ts": [
    [
      "const day = Math.floor((now / 1000 + TEHRAN_OFFSET_SECONDS) / DAY_SECONDS);",
      "const day = Math.ceil((now / 1000 + TEHRAN_OFFSET_SECONDS) / DAY_SECONDS);",
      "The number of a day is one more in every key alike.",
    ],
  ],
  "app/server/render.tsx": [
    [
      'signal.addEventListener("abort", giveUp, { once: true });',
      'signal.addEventListener("abort", giveUp, {});',
      "An abort signal fires once.",
    ],
  ],
  "app/server/shared-renders.ts": [
    [
      'signal.addEventListener("abort", leave, { once: true });',
      'signal.addEventListener("abort", leave, {});',
      "An abort signal fires once.",
    ],
  ],
  "app/server/sitemap.ts": [
    [
      "const KEPT = MAP_SECONDS * 1000;",
      "const KEPT = MAP_SECONDS * 1001;",
      "Three seconds more of an hour in which a sitemap is kept.",
    ],
  ],
  "app/src/page/Root.tsx": [
    ["onScreenReady?.();", "", "Journeys in a browser wait for this sign, and none of them is a unit test."],
  ],
  "app/src/page/on-interaction-or-idle.ts": [
    [
      "for (const sign of signs) addEventListener(sign, want, { passive: true });",
      "for (const sign of signs) addEventListener(sign, want, {});",
      "A listener that prevents no default may scroll as smoothly either way: the browser measures it, no test does.",
    ],
  ],
  "domain/addresses/routes.ts": [
    ["const PRICES = 5_000;", "const PRICES = 5001;", "A millisecond more in which a page is fresh."],
    [
      'login: { template: "/user/login.html", screen: "login", freshMs: 0, query: ["return_to"] },',
      'login: { template: "/user/login.html", screen: "login", freshMs: 1, query: ["return_to"] },',
      "A millisecond in which the page is fresh: it is the same for every visitor.",
    ],
  ],
  "domain/calendar/parse.ts": [
    [
      "const isPersian = year >= PERSIAN_YEARS.from && year <= PERSIAN_YEARS.to;",
      "const isPersian = year >= PERSIAN_YEARS.from && year < PERSIAN_YEARS.to;",
      "The supported days end in Jalali 1501 and begin in Gregorian 1799: the year 1600 is refused either way.",
    ],
  ],
  "domain/validation/rules.ts": [
    [
      "const missing = rule.needs.find((param) => params[param] === undefined);",
      "const missing = rule.needs.findLast((param) => params[param] === undefined);",
      "Of two params that a form forgot, the error names the one or the other.",
    ],
  ],
  "provider/money/payment/late.ts": [
    [
      "WHERE id = $1 AND state IN ('refund_due', 'refunding') AND next_check_at <= app_now()",
      "WHERE id = $1 AND state IN ('refund_due', 'refunding') AND next_check_at < app_now()",
      "They differ at one microsecond.",
    ],
    [
      'return setState(tx, id, "refund_due", PAUSES[Math.min(begun.checks, PAUSES.length) - 1] ?? 0);',
      'return setState(tx, id, "refund_due", PAUSES[Math.min(begun.checks, PAUSES.length) - 1] ?? 1);',
      "The index is always one of the list: the compiler wants the fallback.",
    ],
  ],
  "provider/money/payment/row.ts": [
    [
      '`SELECT at > app_now() - make_interval(secs => ${ASK_SECONDS}) AS "isNew"',
      '`SELECT at >= app_now() - make_interval(secs => ${ASK_SECONDS}) AS "isNew"',
      "They differ at one microsecond.",
    ],
  ],
  "provider/money/payment/settle.ts": [
    [
      "const { age, checks } = asked ?? { age: 0, checks: 1 };",
      "const { age, checks } = asked ?? { age: 0, checks: 2 };",
      "The statement always answers a row: the compiler wants the fallback.",
    ],
    [
      "const { age, checks } = asked ?? { age: 0, checks: 1 };",
      "const { age, checks } = asked ?? { age: 1, checks: 1 };",
      "The statement always answers a row: the compiler wants the fallback.",
    ],
    [
      'faultPoint("after:gateway.verify");',
      "",
      "Nothing happens there but where a proof of durability ends the process.",
    ],
  ],
  "provider/money/payment/start.ts": [
    [
      "if (walletPart > 0) await holdInWallet(tx, userId, walletPart);",
      "if (walletPart >= 0) await holdInWallet(tx, userId, walletPart);",
      "To hold nothing changes nothing: it is one statement more.",
    ],
  ],
  "provider/money/payment/wrong-amount.ts": [
    [
      "const [{ age } = { age: 0 }] = await tx.query<{ age: number }>(",
      "const [{ age } = { age: 1 }] = await tx.query<{ age: number }>(",
      "The statement always answers a row: the compiler wants the fallback.",
    ],
  ],
  "provider/shop/reservation/give-back.ts": [
    [
      "if (amount <= 0) return;",
      "if (amount < 0) return;",
      "Of nothing nothing is posted, and so no refund is opened: the check spares the questions before that.",
    ],
    [
      "if (amount <= 0) return;",
      "if (false) return;",
      "Of nothing nothing is posted, and so no refund is opened: the check spares the questions before that.",
    ],
  ],
  "provider/shop/reservation/read.ts": [
    [
      "total: counted?.total ?? 0,",
      "total: counted?.total ?? 1,",
      "The statement always answers a row: the compiler wants the fallback.",
    ],
  ],
  "provider/shop/reservation/row.ts": [
    [
      '`reservation_${name}${lock && "_locked"}`,',
      '`reservation_${name}${lock || "_locked"}`,',
      "The name of a prepared statement: the two ways to ask still have two names.",
    ],
  ],
  "products/stay/provider/product.ts": [
    [
      "WHERE night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date AND held + sold + wanted.rooms > total)`,",
      "WHERE night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date AND held + sold - wanted.rooms > total)`,",
      "It refuses before any lock is taken; what is sold out is refused under the locks all the same.",
    ],
  ],
  "products/stay/provider/stock.ts": [
    [
      "JOIN inventory_night AS stock ON stock.room_type_id = mine.room_type_id AND stock.night >= first AND stock.night < until",
      "JOIN inventory_night AS stock ON stock.room_type_id = mine.room_type_id AND stock.night >= first AND stock.night <= until",
      "One night more is locked than is changed, in the same order: others wait a moment longer.",
    ],
  ],
  "products/stay/provider/values.ts": [
    [
      '(base === "whole_stay" ? 1_000 : 0) + steps.reduce((sum, { percent }) => sum + percent, 0) / steps.length;',
      '(base === "whole_stay" ? 1_000 : 1) + steps.reduce((sum, { percent }) => sum + percent, 0) / steps.length;',
      "Every policy but those of the whole stay weighs one more, and their order stays.",
    ],
  ],
};

export const accepted: readonly Accepted[] = Object.entries(TABLE).flatMap(([file, rows]) =>
  rows.map(([before, after, reason]) => ({ file, before, after, reason })),
);

/** Entries that are no longer a mutant of the code. */
export function staleAmong(entries: readonly Accepted[], candidates: readonly Mutant[]): Accepted[] {
  const known = new Set(candidates.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
}
