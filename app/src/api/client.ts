import { type Query, type QueryValue, serializeQuery, withQuery } from "#domain/addresses/query.ts";
import {
  type Call,
  callAddress,
  type InputOf,
  type ParamName,
  type Params,
  type ValueOf,
} from "#domain/contract/call.ts";
import type { Envelope } from "#domain/contract/envelope.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { type Failure, failed, type Result, succeeded } from "./result.ts";

/** R156. */
export const CLIENT_VERSION = "1.0.0";
/** R157: says that a call made while rendering on the server has no session. */
export const SESSION_DISABLING_HEADER = "Disable-Session";

/** Response of a transport: the part of a `Response` that a client reads. */
export type Answer = Pick<Response, "ok" | "status" | "text" | "json"> & {
  /** True for an earlier answer that replaces one the provider could not give: it may be outdated. */
  readonly isLastKnown?: true;
};

/** The transport: `fetch` in the browser, the way to the provider on the server, fixtures in stories, a broken network in tests. */
export type Transport = (address: string, init: RequestInit) => Promise<Answer>;

export type ClientOptions = {
  /** The provider host on the server, `/` in the browser (R152). */
  base: string;
  transport: Transport;
  clientToken: string;
  locale: () => Locale;
  /** Passports of the party that the page is for, sent with every call that is {@link Call.forParty}. */
  audience?: () => PartyAudience;
  /** The current bearer, or null (R155). */
  token: () => string | null;
  /** True while rendering on the server. */
  isSessionDisabled?: boolean;
  /** Fallback message of a 422 without one. */
  refusalWords?: () => string;
  /** Fallback message of a 5xx without one: it comes from a gateway before the provider. */
  outageWords?: () => string;
  /** Called with the text of a 422 (R180) and on a 401 (R181). */
  onRefused?: (message: string) => void;
  onUnauthorised?: () => void;
  /** Answers by address that the server already has: each is replayed once (R158). */
  recorded?: Map<string, Recorded>;
  /**
   * Called with each anonymous GET answer while rendering on the server; failures too, so that both sides render alike.
   */
  record?: (address: string, answer: Recorded, call: Call) => void;
};

/** An answer as the server passes it on to the browser. */
export type Recorded = Result<Envelope<unknown>>;

/** Options of every call. */
type Common = {
  signal?: AbortSignal;
  /** Milliseconds; absent or 0 means none (R194). */
  timeout?: number;
  /** Replaces the session's bearer: the token that opens one reservation by its tracking code. */
  bearer?: string;
};

/** `{name: T}`, to be left out where `T` is empty or all of it may be left out. */
type Given<Name extends string, T> = string extends keyof T
  ? { [key in Name]?: never }
  : object extends T
    ? { [key in Name]?: T }
    : { [key in Name]: T };

/** A query as the contract names it. Values may still be as a visitor typed them: the provider judges them. */
export type QueryOf<C> = { [Key in keyof InputOf<C>]: QueryValue };

/** Idempotency key: required wherever a repetition would book or pay twice. */
type KeyOf<C extends Call> = C extends { idempotency: "required" }
  ? { idempotencyKey: string }
  : { idempotencyKey?: string };

/** Input of a call that is only known at run time. */
type AnyInput = Common & {
  params?: Readonly<Record<string, string | number>>;
  query?: Query;
  body?: unknown;
  idempotencyKey?: string;
};

/** Input of a call: path parameters, query or body, and key, each as the contract has it. */
export type CallInput<C extends Call = Call> = string extends C["path"]
  ? AnyInput
  : Common &
      KeyOf<C> &
      ([ParamName<C>] extends [never] ? { params?: never } : Given<"params", Params<C>>) &
      (C extends { method: "GET" } ? Given<"query", QueryOf<C>> : Given<"body", InputOf<C>>);

/** The last argument of a call: left out where nothing has to be given. */
type Arguments<C extends Call> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

export type Client = { call: <C extends Call>(call: C, ...input: Arguments<C>) => Promise<Result<ValueOf<C>>> };

/** The value inside the envelope; its type is the contract's promise, which `shamseh api check` holds to. */
const inside = <T>(answer: Recorded): Result<T> => (answer.ok ? succeeded(answer.value.value as T) : answer);

const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === "object" && body !== null && "value" in body && "code" in body;

const noContent: Envelope<unknown> = { code: 204, reason: null, message: "", errors: [], value: {} };

const isAbort = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

function failureOf(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return { kind: isAbort(signal.reason, "TimeoutError") ? "timeout" : "cancel" };
  if (isAbort(error, "TimeoutError")) return { kind: "timeout" };
  if (isAbort(error, "AbortError")) return { kind: "cancel" };
  return { kind: "network" };
}

/** Reads the body of an answer; null when it is not JSON. @throws the reason of `signal`, which aborts it too. */
async function bodyOf(response: Answer, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return noContent;
  const body: unknown = await response.json().catch(() => null);
  signal?.throwIfAborted();
  return body;
}

/** For an answer that has no words of its own. */
function wordsFor(status: number, { refusalWords, outageWords }: ClientOptions): string {
  const words = status === 422 ? refusalWords : status >= 500 ? outageWords : undefined;
  return words?.() ?? "";
}

/** The input of a call with the party that a page is for, unless it names another. */
function forParty(call: Call, given: AnyInput, audience: PartyAudience | undefined): AnyInput {
  if (!call.forParty || audience === undefined) return given;
  return call.method === "GET"
    ? { ...given, query: { audience, ...given.query } }
    : { ...given, body: { audience, ...(given.body as object) } };
}

/** The one client of the provider, made once per request on the server and once per document in the browser. */
export function createClient(options: ClientOptions): Client {
  const isSupported = options.base === "/" || /^https?:\/\//.test(options.base);

  function headersOf(call: Call, input: AnyInput): Headers {
    const headers = new Headers({
      Accept: "application/json",
      "Accept-Language": options.locale(),
      "Client-Token": options.clientToken,
      "Client-Version": CLIENT_VERSION,
    });
    const token = options.isSessionDisabled ? null : (input.bearer ?? options.token());
    if (token !== null) headers.set("Authorization", `Bearer ${token}`);
    if (options.isSessionDisabled) headers.set(SESSION_DISABLING_HEADER, "1");
    if (call.method === "POST") headers.set("Content-Type", "application/json");
    if (input.idempotencyKey !== undefined) headers.set("Idempotency-Key", input.idempotencyKey);
    return headers;
  }

  async function send(call: Call, address: string, input: AnyInput): Promise<Recorded> {
    const limit = input.timeout ? AbortSignal.timeout(input.timeout) : undefined;
    const signals = [limit, input.signal].filter((signal) => signal !== undefined);
    const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
    try {
      const response = await options.transport(options.base + address, {
        method: call.method,
        headers: headersOf(call, input),
        ...(call.method === "POST" ? { body: JSON.stringify(input.body ?? {}) } : {}),
        ...(signal ? { signal } : {}),
        redirect: "error",
      });
      const body = await bodyOf(response, signal);
      if (response.ok) return isEnvelope(body) ? succeeded(body) : failed({ kind: "unreadable" });
      const envelope = isEnvelope(body) ? body : null;
      return failed({
        kind: "status",
        status: response.status,
        reason: envelope?.reason ?? null,
        message: envelope?.message.trim() || wordsFor(response.status, options),
        errors: envelope?.errors ?? [],
        ...(envelope !== null && envelope.value !== null && { value: envelope.value }),
      });
    } catch (error) {
      return failed(failureOf(error, signal));
    }
  }

  async function call<C extends Call>(target: C, ...[given]: Arguments<C>): Promise<Result<ValueOf<C>>> {
    if (!isSupported) return failed({ kind: "unsupported_protocol" });
    const input = forParty(target, given ?? {}, options.audience?.());
    const query = input.query ? serializeQuery(input.query) : "";
    const address = withQuery(callAddress<Call>(target, input.params ?? {}), query);
    const isReplayable = target.method === "GET" && target.who === "anyone";

    const recorded = isReplayable ? options.recorded?.get(address) : undefined;
    if (recorded !== undefined) {
      options.recorded?.delete(address);
      return inside(recorded);
    }

    const result = await send(target, address, input);
    if (isReplayable) options.record?.(address, result, target);
    if (!result.ok && result.failure.kind === "status") {
      if (result.failure.status === 422) options.onRefused?.(result.failure.message);
      if (result.failure.status === 401 && input.bearer === undefined) options.onUnauthorised?.();
    }
    return inside(result);
  }

  return { call };
}
