import type { Context } from "hono";
import type { z } from "zod";
import { inputFaults, safeName } from "#domain/contract/input-faults.shapes.ts";
import { statusOf } from "#domain/contract/statuses.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { utf8Of } from "#runtime/utf8.ts";
import type { Services } from "../../services.ts";
import { type Condition, holds, type Queryable } from "../database/database.ts";
import { failure, isRefusal, type Refusal, refuse, success, type Told } from "../envelope.ts";
import { faultPoint } from "../fault-points.ts";
import { type Admission, type Intent, onceAround, onceInside } from "../idempotency/once.ts";
import { namedBy, noteUse, recordAct } from "../operator/acts.ts";
import type { Vault } from "../vault.ts";
import { BODY_LIMIT, readBody } from "./body.ts";
import { clientAddressOf, credentialsOf } from "./caller.ts";
import type { Asked, Endpoint } from "./endpoint.ts";
import { note } from "./noted.ts";
import { anonymous, type Principal } from "./principal.ts";
import { type Parsed, parseQuery } from "./query.ts";
import { unreadableAt } from "./readable.ts";

/** Answers one call: authorization, then the input, then the call itself, once per idempotency key. */
export async function serveCall(context: Context, declared: Endpoint, services: Services): Promise<Response> {
  const { call } = declared;
  const { database, vault, settings } = services;
  const told = { product: declared.product, supportAbroad: settings.supportAbroad };
  const presumed = services.identify(credentialsOf(context));
  const isConfirmed = async () => presumed.condition === null || holds(database, presumed.condition);
  // An effect checks the session in the statement that claims its idempotency key.
  const isLate = declared.kind === "effect" && call.who !== "anyone";
  const principal = isLate || (await isConfirmed()) ? presumed.principal : anonymous;
  note(context.req.raw, { who: whoOf(principal, services) });
  if (!mayCall[call.who](principal)) return refused(context, refuse("unauthorized"));
  if (!isLate && principal.kind === "operator") await noteUse(database, principal);
  const refuseAnonymous = () => {
    note(context.req.raw, { who: whoOf(anonymous, services) });
    return refused(context, refuse("unauthorized"));
  };
  const asked = { ...askingOf(context, principal, services), params: context.req.param() };

  if (declared.kind === "read") {
    const answer = await answerRead(declared, asked, new URL(context.req.url).searchParams, services);
    return isRefusal(answer)
      ? refused(context, answer, told)
      : context.body(utf8Of(answer), 200, { "Content-Type": "application/json" });
  }

  const sent = await readSent(context, declared, nameOf(principal, asked.clientAddress, services), vault);
  if (isRefusal(sent)) return isLate && !(await isConfirmed()) ? refuseAnonymous() : refused(context, sent);
  const caller = call.who === "operator" ? await namedBy(database, principal, sent.body) : principal;
  if (isRefusal(caller)) return isLate && !(await isConfirmed()) ? refuseAnonymous() : refused(context, caller);
  const whole = { ...asked, principal: caller, query: undefined, body: sent.body } as Asked<never, never>;
  const outcome =
    declared.kind === "effect"
      ? await onceInside(
          database,
          vault,
          sent.intent,
          admissionOf(declared, whole, services, isLate ? presumed.condition : null),
          async (tx) => recordedAct(await declared.effect(whole, tx, services), tx, declared, whole),
        )
      : await onceAround(database, vault, sent.intent, async () =>
          recordedAct(
            (await countOf(declared, whole, services)) ?? (await declared.answer(whole, services)),
            database,
            declared,
            whole,
          ),
        );
  if (isRefusal(outcome)) {
    if (isLate && outcome.refused === "unauthorized") return refuseAnonymous();
    const after = declared.kind === "effect" ? declared.afterRefusal : undefined;
    return refused(context, after === undefined ? outcome : await after(outcome, whole, services), told);
  }
  faultPoint(`after:commit:${call.name}`);
  // The stored answer goes out byte for byte; only the envelope around it is written again, and it is always the same.
  const envelope = JSON.stringify(success(null)).replace(/null}$/, () => `${outcome.value}}`);
  if (outcome.cookie !== null) context.header("Set-Cookie", outcome.cookie);
  return context.body(envelope, 200, { "Content-Type": "application/json" });
}

/**
 * Admission of an effect. Its count begins here, on a connection of its own: beside the transaction's first statements.
 */
const admissionOf = (
  declared: Extract<Endpoint, { kind: "effect" }>,
  asked: Asked<never, never>,
  services: Services,
  condition: Condition | null,
): Admission => ({ condition, counted: countOf(declared, asked, services) });

/** Counts a call for its limit; null where it has none. */
function countOf(
  { limitOf }: Endpoint,
  { principal, clientAddress }: Asking,
  { database, addressLimits }: Services,
): Promise<Refusal | null> | null {
  const kind = limitOf?.(principal) ?? null;
  if (kind === null) return null;
  const subject = kind === "ownQuotes" && principal.kind === "user" ? `user:${principal.userId}` : clientAddress;
  return addressLimits.count(database, kind, subject);
}

/** Facts about the caller and the manner of a request, the same for every call. */
type Asking = Omit<Asked<undefined>, "query" | "body" | "params">;

export const askingOf = (context: Context, principal: Principal, { settings }: Services): Asking => ({
  locale: localeOf(context),
  principal,
  clientAddress: clientAddressOf(context, settings),
  isBrowser: context.req.header("Sec-Fetch-Site") !== undefined,
  userAgent: context.req.header("User-Agent"),
});

/** The envelope of a read as text, or its refusal; the caller's permission is checked before. */
export async function answerRead(
  declared: Extract<Endpoint, { kind: "read" }>,
  asked: Asking & { params: Readonly<Record<string, string>> },
  search: URLSearchParams,
  services: Services,
): Promise<string | Refusal> {
  const { call, query: shape, answer } = declared;
  const query = parseQuery(shape, search);
  if (!query.ok) return refuse("invalid_input", query.faults);
  const tooMany = await countOf(declared, asked, services);
  if (tooMany !== null) return tooMany;
  // A user may have changed something a moment ago, and expects to see it.
  const isForAnybody = call.who === "anyone" && asked.principal.kind === "anonymous";
  const from = isForAnybody ? { ...services, database: services.reading } : services;
  const outcome = await answer({ ...asked, query: query.value, body: undefined } as Asked<never>, from);
  return isRefusal(outcome) ? outcome : JSON.stringify(success(outcome));
}

/** Returns the answer, and records it in the journal where an operator has changed something by it. */
async function recordedAct<T>(
  answer: T,
  tx: Queryable,
  { call, isPartOfAct }: Endpoint,
  { principal, params, body }: Asked<never, unknown>,
): Promise<T> {
  if (principal.kind === "operator" && call.who === "operator" && !isPartOfAct && !isRefusal(answer)) {
    await recordAct(tx, principal, call.name, params, body);
  }
  return answer;
}

/** The body of a POST and the intent that it stands for; none where the call is not idempotent or sent no key. */
async function readSent(
  context: Context,
  { call, body: shape, bodyLimit = BODY_LIMIT }: Exclude<Endpoint, { kind: "read" }>,
  principal: string,
  vault: Vault,
): Promise<{ body: unknown; intent: Intent | null } | Refusal> {
  const text = await readBody(context.req.raw, bodyLimit);
  if ("fault" in text) return refuse(text.fault === "too_large" ? "body_too_large" : "invalid_input");
  const body = parseBody(shape, text.text);
  if (!body.ok) return refuse("invalid_input", body.faults);
  const key = context.req.header("Idempotency-Key");
  const rule = call.idempotency;
  if (rule === "required" && key === undefined) return refuse("idempotency_key_missing");
  if (key !== undefined && !KEY.test(key)) {
    return refuse("invalid_input", [{ name: "Idempotency-Key", code: "unknown_value" }]);
  }
  if (key === undefined || rule === undefined) return { body: body.value, intent: null };
  const request = vault.blindIndex(text.text, "idempotency.request");
  return { body: body.value, intent: { principal, route: context.req.path, key, request } };
}

/** Value of `Retry-After`: the database or a gateway may be back by then. */
const AWAY_SECONDS = 5;

/** A refusal as an answer, in the caller's language and in the words of the product that the call is of. */
export function refused(
  context: Context,
  refusal: Refusal,
  { product, supportAbroad = null }: Partial<Omit<Told, "locale">> = {},
): Response {
  const status = statusOf[refusal.refused];
  const { retry_after = status === 503 ? AWAY_SECONDS : undefined } = refusal.params;
  note(context.req.raw, { reason: refusal.refused });
  if (retry_after !== undefined) context.header("Retry-After", String(retry_after));
  return context.json(failure(refusal, { locale: localeOf(context), supportAbroad, product }), status);
}

/** Principals allowed for each kind of call. The call itself checks that a reservation is the caller's own. */
const mayCall: Readonly<Record<Endpoint["call"]["who"], (principal: Principal) => boolean>> = {
  anyone: () => true,
  user: ({ kind }) => kind === "user",
  tracking: ({ kind }) => kind === "user" || kind === "tracking",
  operator: ({ kind }) => kind === "operator",
};

/** An idempotency key: long enough that two callers never pick the same by chance, short enough to store. */
const KEY = /^[A-Za-z0-9_-]{16,100}$/;

/** The caller in a form that may be logged. */
function whoOf(principal: Principal, { vault }: Services): string {
  if (principal.kind !== "user") return principal.kind;
  return `user ${vault.blindIndex(String(principal.userId), "log.user").slice(0, 16)}`;
}

/** Owner of idempotency keys. An address is personal: of an anonymous caller only its digest is kept. */
function nameOf(principal: Principal, clientAddress: string, { vault }: Services): string {
  if (principal.kind === "user") return `user:${principal.userId}`;
  return `${principal.kind}:${vault.blindIndex(clientAddress, "idempotency.address").slice(0, 32)}`;
}

/** Reads a body by its shape. */
export function parseBody<S extends z.ZodObject>(shape: S, text: string): Parsed<z.output<S>> {
  let given: unknown;
  try {
    given = text === "" ? {} : JSON.parse(text);
  } catch {
    return { ok: false, faults: [] };
  }
  if (typeof given !== "object" || given === null || Array.isArray(given)) return { ok: false, faults: [] };
  const unreadable = unreadableAt(given);
  if (unreadable !== null) {
    const name = safeName(unreadable.join("."));
    return { ok: false, faults: name === "" ? [] : [{ name, code: "unknown_value" }] };
  }
  const result = shape.safeParse(given);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, faults: inputFaults(shape, result.error, given) };
}

/** The language of words in an answer: the first that is asked for, Persian unless it is English. */
export const localeOf = (context: Context): Locale =>
  /^en\b/i.test(context.req.header("Accept-Language")?.trim() ?? "") ? "en" : "fa";
