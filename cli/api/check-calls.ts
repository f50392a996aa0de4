import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Transport } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import type { Query } from "#domain/addresses/query.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { paramNamesOf } from "#domain/contract/call.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { inputFor, paramsFor } from "#fixtures/mock/requests.ts";
import { contract, type Described } from "#products/contract.shapes.ts";
import { bodyOf, type FoundFlight, learn } from "#products/flight/cli/check-flights.ts";
import { flightCalls, flightOwnCalls, flightReserveCalls } from "#products/flight/contract/flight.calls.ts";
import { inWords, type Words } from "../cli-error.ts";
import type { Io } from "../io.ts";
import { clientOf } from "./client.ts";
import type { LoggedIn } from "./log-in.ts";
import { clientTokenOf, type Target } from "./target.ts";

/**
 * Outcome of one check. `refused`: a conforming refusal because the state of a real server does not allow the call;
 * `skipped`: it could not be tried, `detail` gives the reason.
 */
export type Row = {
  readonly name: string;
  readonly verdict: "ok" | "refused" | "not_built" | "skipped" | "broken" | "away";
  /** The field that breaks the contract, as a path. */
  readonly field: string;
  readonly detail: string;
};

export type CheckOptions = {
  target: Target;
  /** User that makes the call, when a login was possible. */
  session: LoggedIn | null;
  today: IsoDate;
  only: string;
  concurrency: number;
  io: Io;
};

/** Returns the reason why a call is skipped; null when it is made. */
function whySkipped({ who, method }: Described["call"], { target, session }: CheckOptions): Words | null {
  if (who === "operator" && !target.isMock)
    return ["وب‌سایت فراخوانی متصدیان را نمی‌گذراند", "the website does not pass on an operator's call"];
  if (who !== "anyone" && session === null)
    return [
      "کاربری وارد نشده است: فقط نسخهٔ نمایشی کد ورود را نشان می‌دهد",
      "no user is logged in: only a demonstration shows the code",
    ];
  // A site other than a demonstration is read, never written to.
  if (method === "GET" || session !== null) return null;
  return ["چیزی را تغییر می‌دهد و سرور نسخهٔ نمایشی نیست", "it changes something, and the server is no demonstration"];
}

/** Fields that name a call's subject: each is a real server's own, taken from an earlier answer. */
const subjectsOf = ({ call, input }: Described): string[] => {
  const inPath = paramNamesOf(call.path);
  const named = [...inPath, ...Object.keys(input.shape)].filter((name) => [...codes, "offer_id"].includes(name));
  return [...new Set([...named, ...(madeBy[call.name] === undefined ? [] : ["id"])])];
};

const lacks = (names: readonly string[]): Words => [
  `به ${names.join(" و ")} نیاز دارد که هیچ پاسخی نداشت`,
  `it needs ${names.join(" and ")}, which no answer had`,
];

/** Checks one call. Later calls refer to a real server's answers, such as the code of a reservation. */
function checkerOf(options: CheckOptions, lacking: Set<Described>): (described: Described) => Promise<Row> {
  const { target, session, today, io } = options;
  const known: Record<string, string> = {};
  const ids = new Map<string, string>();
  const flight: FoundFlight = {};
  const idOf = (name: string): Record<string, string> => {
    const id = ids.get(madeBy[name] ?? "");
    return id === undefined ? {} : { id };
  };

  return async function check(described: Described): Promise<Row> {
    const { call } = described;
    const { name } = call;
    const row = (verdict: Row["verdict"], field = "", detail = ""): Row => ({ name, verdict, field, detail });
    const skipped = whySkipped(call, options);
    if (skipped !== null) return row("skipped", "", inWords(skipped, io.locale));
    // Its code is used up: the earlier answer is judged.
    if (name === userCalls.loginByOtp.name && session !== null) return judged(session.answer);
    const found: Readonly<Record<string, string | undefined>> = {
      ...known,
      offer_id: flight.offer?.offer_id,
      ...idOf(name),
    };
    const missing = target.isMock ? [] : subjectsOf(described).filter((one) => found[one] === undefined);
    if (missing.length > 0) {
      lacking.add(described);
      return row("skipped", "", inWords(lacks(missing), io.locale));
    }
    lacking.delete(described);
    const headers: Headers[] = [];
    const token = call.who === "anyone" ? null : (session?.token ?? null);
    const client = clientOf({ ...target, transport: watched(target.transport, headers) }, io, token);
    const fields = Object.keys(described.input.shape);
    const sample = inputFor(name, today);
    const input = {
      ...sample,
      ...(fields.includes("tracking_code") && session !== null ? { mobile: session.mobile } : {}),
      ...pick(found, fields),
      ...bodyOf(flight, name),
    };
    const result = await client.call(call, {
      params: {
        ...paramsFor(name),
        ...pick(found, ["confirmation_code", "payment_id", "offer_id", "id"]),
      },
      ...(call.method === "GET" ? { query: input as Query } : { body: Object.keys(sample).length === 0 ? {} : input }),
      ...(call.idempotency ? { idempotencyKey: randomUUID() } : {}),
    });
    const wrong = wrongHeader(headers, described, session, clientTokenOf(io));
    if (wrong !== null) return row("broken", wrong, "a header that was sent breaks the contract");
    if (!result.ok) return row(...refusalVerdict(result.failure, target.isMock));
    if (isRecord(result.value)) {
      Object.assign(known, pick(result.value, codes));
      if (typeof result.value.id === "number") ids.set(name, String(result.value.id));
    }
    const verdict = judged(result.value);
    if (verdict.verdict === "ok") learn(flight, name, result.value);
    return verdict;

    function judged(value: unknown): Row {
      const parsed = described.value.safeParse(value);
      return parsed.success ? row("ok") : row("broken", ...faultOf(parsed.error));
    }
  };
}

/**
 * Makes every call of the contract: first the reading ones, a few at a time, after those whose answers they need; then
 * the changing ones in order, those that lacked an object created later, and last the logout.
 */
export async function checkCalls(options: CheckOptions): Promise<Row[]> {
  const lacking = new Set<Described>();
  const check = checkerOf(options, lacking);
  const asked = contract.filter(({ call }) => call.name.startsWith(options.only));
  const rows = new Map<Described, Row>();
  const isAlone = ({ call }: Described) => call.method === "POST" || call.who !== "anyone";
  const isFirst = ({ call }: Described) => call.name === flightCalls.search.name;
  for (const described of asked.filter(isFirst)) rows.set(described, await check(described));
  const reading = asked.filter((described) => !isAlone(described) && !isFirst(described));
  let next = 0;
  const worker = async () => {
    for (let described = reading[next++]; described; described = reading[next++])
      rows.set(described, await check(described));
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  const changing = inTurn(asked.filter(isAlone)).toSorted((one, other) => lateness(one) - lateness(other));
  for (const described of changing.filter((one) => lateness(one) < 0)) rows.set(described, await check(described));
  // Their subjects exist by now.
  for (const described of [...lacking]) rows.set(described, await check(described));
  for (const described of changing.filter((one) => lateness(one) >= 0)) rows.set(described, await check(described));
  return asked.flatMap((described) => rows.get(described) ?? []);
}

/** Fields that later calls refer to. */
const codes = ["quote_id", "confirmation_code", "tracking_code", "payment_id"];

/** Call that creates the object deleted by another call, by `id`. */
const madeBy: Readonly<Record<string, string>> = {
  "account.deleteBankAccount": "account.saveBankAccount",
  "account.deleteGuest": "account.saveGuest",
  "account.withdrawRefundRequest": "account.createRefundRequest",
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Seats are chosen before the held reservation is submitted. */
function inTurn(calls: readonly Described[]): Described[] {
  const isSeats = ({ call }: Described) => call.name === flightOwnCalls.seats.name;
  const [seats, others] = [calls.filter(isSeats), calls.filter((one) => !isSeats(one))];
  const at = others.findIndex(({ call }) => call.name === flightReserveCalls.submit.name);
  return at < 0 ? [...others, ...seats] : others.toSpliced(at, 0, ...seats);
}

/** Calls that change the login or end the session: made last, in this order. */
const last = ["profile.passwordOperation", "user.setPassword", "user.logout"];
const lateness = ({ call }: Described): number => last.indexOf(call.name);

const watched =
  (transport: Transport, seen: Headers[]): Transport =>
  (address, init) => {
    seen.push(new Headers(init.headers));
    return transport(address, init);
  };

/** Header in which a request breaks the contract (R154–R157); null when none does. */
function wrongHeader(
  seen: readonly Headers[],
  { call }: Described,
  session: LoggedIn | null,
  clientToken: string,
): string | null {
  for (const headers of seen) {
    if (headers.get("Client-Token") !== clientToken) return "Client-Token";
    if (headers.get("Client-Version") !== "1.0.0") return "Client-Version";
    const bearer = call.who === "anyone" ? null : `Bearer ${session?.token}`;
    if (headers.get("Authorization") !== bearer) return "Authorization";
    if (headers.has("Disable-Session")) return "Disable-Session";
  }
  return null;
}

function refusalVerdict(failure: Failure, isMock: boolean): [Row["verdict"], string, string] {
  if (failure.kind === "unreadable") return ["broken", "", "the answer is no envelope"];
  if (failure.kind !== "status") return ["away", "", failure.kind];
  const [fault] = failure.errors;
  const said = [failure.status, failure.reason, fault?.code].filter((part) => part != null).join(" ");
  if (failure.status === 501) return ["not_built", "", ""];
  if (failure.reason === null) return ["broken", "reason", `${said}: the refusal is no envelope`];
  if (isMock || failure.status >= 500) return ["broken", fault?.name ?? "", said];
  return ["refused", fault?.name ?? "", said];
}

function faultOf(error: z.ZodError): [field: string, detail: string] {
  const [issue] = error.issues;
  return [issue?.path.map(String).join(".") ?? "", issue?.message ?? ""];
}

/** The texts among the named fields. */
const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
