import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Call } from "#domain/contract/call.ts";
import { type Envelope, reasons } from "#domain/contract/envelope.shapes.ts";
import { IMPORT_PART_BYTES } from "#domain/contract/import.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { UPLOAD_BYTES } from "#domain/contract/photo.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { contract } from "#products/contract.shapes.ts";
import { openServices } from "#tests/engines.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import {
  badFor,
  badTextFor,
  bodyWith,
  type Expected,
  fieldsOf,
  isList,
  sampleOf,
  sampleQuery,
} from "#tests/support/shape-input.ts";
import { createApp } from "./app.ts";
import { BODY_LIMIT } from "./kernel/http/body.ts";
import type { Services } from "./services.ts";

/**
 * Every field of every call of the contract, wrong in every way: additions to the contract are tested here by
 * themselves.
 */

const locales = ["fa", "en"] as const;
const described = contract.filter(({ call }) => call !== baseCalls.errorLog);
const reads = described.filter(({ call }) => call.method === "GET");
const changes = described.filter(({ call }) => call.method === "POST");

let services: Services;
let app: Hono;
beforeAll(async () => {
  services = await openServices();
  app = createApp(services);
});
afterAll(() => services.database.close());

type Answer = Envelope<unknown> & { status: number };
type Given = Readonly<Record<string, string>>;

/** True when a call takes a user's token: of others no log-in is made. */
const isOfUser = ({ who }: Call): boolean => who === "user" || who === "tracking";

/** Headers of a caller who may make a call; a user's with this token. */
const headersWith = ({ who }: Call, userToken: string): Given => ({
  "Client-Token": services.settings.clientToken,
  ...(who === "anyone"
    ? {}
    : { Authorization: `Bearer ${who === "operator" ? services.settings.operatorToken : userToken}` }),
});

/** The same for a new caller: what one call does to an account does not reach the next. */
const headersFor = async (call: Call): Promise<Given> =>
  headersWith(call, isOfUser(call) ? (await logIn(app)).token : "");

async function answered(path: string, init: RequestInit) {
  const response = await app.request(`/${path}`, init);
  return { status: response.status, ...(await response.json()) };
}

const get = (path: string, query: URLSearchParams, headers: Given) => answered(`${path}?${query}`, { headers });
const post = (path: string, body: string, headers: Given) =>
  answered(path, { method: "POST", body, headers: { "Content-Type": "application/json", ...newKey(), ...headers } });

const filled = ({ path }: Call, by = "1"): string => path.replace(/\{\w+\}/g, by);

/** Statuses of refusals that a caller may meet. 400 and every 5xx are none of them. */
const refusals: ReadonlySet<number> = new Set([401, 403, 404, 413, 415, 422, 429]);
const STACK = /\bat (?:\S+ \()?(?:file:|node:|\/)\S+:\d+|node_modules/;
/** Of the contract, which no reader knows. */
const FIELD_NAME = /[a-z]_[a-z]/;
const PERSIAN = /[\u0600-\u06ff]/;

/** Faults of an answer to bad input; empty when it is right. */
function faultsIn(answer: Answer, locale: Locale, expected: Expected, field: string): string[] {
  const { status, reason, message, errors } = answer;
  if (status === 200) return expected === "in words" || expected === "required first" ? [] : ["taken"];
  const faults: string[] = [];
  if (!refusals.has(status)) faults.push(`status ${status}`);
  if (status !== answer.code) faults.push(`code ${answer.code}`);
  if (reason === null || !reasons.includes(reason)) faults.push(`reason ${reason}`);
  if (STACK.test(JSON.stringify(answer))) faults.push("a stack");
  for (const words of [message, ...errors.map((error) => error.message)]) {
    if (words === "" || PERSIAN.test(words) !== (locale === "fa")) faults.push(`not in ${locale}: ${words}`);
    if (FIELD_NAME.test(words)) faults.push(`a field's name: ${words}`);
  }
  if (expected === "required first") {
    const other = errors.find(({ name, code }) => name === field && !/^required/.test(code));
    if (other !== undefined) faults.push(other.code);
  }
  if (expected === "refused") {
    if (status !== 422 || reason !== "invalid_input") faults.push(`${status} ${reason}`);
    if (!errors.some(({ name }) => name === field)) faults.push(`names ${errors.map(({ name }) => name)}`);
  }
  return faults;
}

/**
 * One language after another. `first`: which is the first, by the place of the call among the others, so that the same fault
 * meets the one language in one call and the other in the next.
 */
function inTurn(first: number): () => Locale {
  let turn = first;
  return () => locales[turn++ % locales.length] ?? locales[0];
}

/** Collects the faults of all, so that one run reports everything. */
function gathering() {
  const found: string[] = [];
  return {
    found,
    add: (what: string, faults: readonly string[]) => {
      if (faults.length > 0) found.push(`${what}: ${faults.join(", ")}`);
    },
  };
}

describe("Bad input", () => {
  test.each(changes.map((described) => [described.call.name, described] as const))(
    "of %s is refused field by field, in words of the caller's language",
    async (_, described) => {
      const { call, input } = described;
      const { found, add } = gathering();
      const headers = await headersFor(call);
      const localeNow = inTurn(changes.indexOf(described));
      const ask = async (what: string, body: string, expected: Expected, field: string) => {
        const locale = localeNow();
        const answer = await post(filled(call), body, { ...headers, "Accept-Language": locale });
        add(`${field} ${what} ${locale}`, faultsIn(answer, locale, expected, field));
      };
      for (const field of fieldsOf(input)) {
        const name = field.path.join(".");
        if (field.isRequired) await ask("missing", bodyWith(input, field, null), "refused", name);
        for (const { what, json, expected } of badFor(field)) {
          await ask(what, bodyWith(input, field, json), expected, name);
        }
      }
      const surplus = JSON.stringify({ ...(sampleOf(input) as object), no_such_field: 1 });
      for (const _locale of locales) await ask("unknown", surplus, "refused", "no_such_field");
      expect(found).toEqual([]);
    },
  );

  test.each(reads.map((described) => [described.call.name, described] as const))(
    "of %s is refused parameter by parameter, in words of the caller's language",
    async (_, described) => {
      const { call, input } = described;
      const { found, add } = gathering();
      const headers = await headersFor(call);
      const sample = sampleQuery(input);
      const localeNow = inTurn(reads.indexOf(described));
      const ask = async (what: string, query: URLSearchParams, expected: Expected, field: string) => {
        const locale = localeNow();
        const answer = await get(filled(call), query, { ...headers, "Accept-Language": locale });
        add(`${field} ${what} ${locale}`, faultsIn(answer, locale, expected, field));
      };
      for (const field of fieldsOf(input).filter(({ path }) => path.length === 1)) {
        const name = String(field.path[0]);
        const { [name]: given, ...others } = sample;
        if (field.isRequired) await ask("missing", new URLSearchParams(others), "refused", name);
        for (const { what, text, expected } of badTextFor(field)) {
          await ask(what, new URLSearchParams({ ...others, [name]: text }), expected, name);
        }
        if (isList(field)) continue;
        const twice = new URLSearchParams([...Object.entries(others), [name, given ?? "1"], [name, given ?? "1"]]);
        await ask("twice", twice, "refused", name);
      }
      const surplus = new URLSearchParams({ ...sample, no_such_field: "1" });
      for (const _locale of locales) await ask("unknown", surplus, "refused", "no_such_field");
      expect(found).toEqual([]);
    },
  );

  test("in the path leads nowhere, and says so", async () => {
    const { found, add } = gathering();
    const parts = [
      "-1",
      "1e309",
      "NaN",
      "99999999999999999999",
      "😀",
      "%E0%A4%A",
      "..%2f..%2fetc",
      "constructor",
      "x".repeat(10_000),
      "%00",
    ];
    for (const [index, { call, input }] of described.filter(({ call }) => call.path.includes("{")).entries()) {
      const headers = await headersFor(call);
      const localeNow = inTurn(index);
      for (const part of parts) {
        const locale = localeNow();
        const path = filled(call, part);
        const asked = { ...headers, "Accept-Language": locale };
        const answer = await (call.method === "GET"
          ? get(path, new URLSearchParams(sampleQuery(input)), asked)
          : post(path, JSON.stringify(sampleOf(input)), asked));
        const faults = faultsIn(answer, locale, "in words", "");
        if (![404, 422].includes(answer.status)) faults.push(`status ${answer.status}`);
        add(`${call.name} ${part.slice(0, 30)} ${locale}`, faults);
      }
    }
    expect(found).toEqual([]);
  });
});

describe("A call that may not be made", () => {
  /** Invalid requests, each with its expected answer. */
  const wrong: readonly (readonly [string, (call: Call) => boolean, Given, string, number, string])[] = [
    ["without a client's token", () => true, { "Client-Token": "" }, "{}", 403, "client_token_missing"],
    [
      "with a user's expired token",
      ({ who }) => who !== "anyone",
      { Authorization: "Bearer a.b.c" },
      "{}",
      401,
      "unauthorized",
    ],
    [
      "in a form",
      ({ method }) => method === "POST",
      { "Content-Type": "text/plain" },
      "{}",
      415,
      "unsupported_media_type",
    ],
    [
      "from another site",
      ({ method }) => method === "POST",
      { "Sec-Fetch-Site": "cross-site" },
      "{}",
      403,
      "foreign_origin",
    ],
    [
      "with too much",
      (call) => call.method === "POST" && call !== operatorCalls.addPhoto,
      {},
      `{"a":"${"x".repeat(Math.max(BODY_LIMIT, IMPORT_PART_BYTES))}"}`,
      413,
      "body_too_large",
    ],
    [
      "with too large a photograph",
      (call) => call === operatorCalls.addPhoto,
      {},
      `{"content":"${"x".repeat(UPLOAD_BYTES)}"}`,
      413,
      "body_too_large",
    ],
    ["in broken JSON", ({ method }) => method === "POST", {}, "{", 422, "invalid_input"],
  ];

  test.each(wrong)("%s", async (_, concerns, changed, body, status, reason) => {
    const { found, add } = gathering();
    const { token } = await logIn(app);
    for (const { call } of described.filter(({ call }) => concerns(call))) {
      for (const locale of locales) {
        const right = { "Content-Type": "application/json", ...newKey(), ...headersWith(call, token) };
        const headers: Given = { ...right, "Accept-Language": locale, ...changed };
        const init = call.method === "GET" ? { headers } : { headers, method: "POST", body };
        const answer = await answered(filled(call), init);
        const faults = faultsIn(answer, locale, "in words", "");
        if (answer.status !== status || answer.reason !== reason) faults.push(`${answer.status} ${answer.reason}`);
        add(`${call.name} ${locale}`, faults);
      }
    }
    expect(found).toEqual([]);
  });

  test.each([
    ["no key", {}, "idempotency_key_missing"],
    ["a key that is easy to guess", { "Idempotency-Key": "1" }, "invalid_input"],
  ] as const)("twice: with %s", async (_, key, reason) => {
    for (const { call, input } of changes.filter(({ call }) => call.idempotency === "required")) {
      const headers: Given = { ...(await headersFor(call)), "Content-Type": "application/json", ...key };
      for (const locale of locales) {
        const answer = await answered(filled(call), {
          method: "POST",
          body: JSON.stringify(sampleOf(input)),
          headers: { ...headers, "Accept-Language": locale },
        });
        expect([call.name, answer.status, answer.reason]).toEqual([call.name, 422, reason]);
        expect(faultsIn(answer, locale, "in words", "")).toEqual([]);
      }
    }
  });
});

test("An error report is taken or not, and never answered", async () => {
  const described = contract.find(({ call }) => call === baseCalls.errorLog);
  if (described === undefined) throw new Error("Errors are reported somewhere else");
  const headers = { "Client-Token": services.settings.clientToken, "Content-Type": "application/json" };
  for (const field of fieldsOf(described.input)) {
    for (const { json } of [{ json: null }, ...badFor(field)]) {
      const body = bodyWith(described.input, field, json);
      const answer = await app.request("/error-log", { method: "POST", body, headers });
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
    }
  }
});
