import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import { type Call, patternOf } from "#domain/contract/call.ts";
import { demoCalls } from "#domain/contract/demo.calls.ts";
import { browserCalls } from "#products/calls.ts";
import { nextTraceparent, TRACE_HEADER } from "#runtime/trace.ts";
import { clientAddress, type HostEnv, traceFromFront } from "./client-address.ts";
import { passedOnLocation } from "./redirect.ts";
import type { Settings } from "./settings.ts";

/** The payment gateway's callback: the payer's browser opens it, and the provider answers with a redirect. */
const callback: Pick<Call, "method" | "path"> = { method: "GET", path: "payment/v2/callback/{gateway}" };

/** Request headers that are forwarded to the provider; all others are dropped. */
const forwarded = [
  "Accept-Language",
  "Authorization",
  "Client-Token",
  "Client-Version",
  "Content-Type",
  "Idempotency-Key",
  "Origin",
  "Sec-Fetch-Site",
  "User-Agent",
] as const;
/** The HttpOnly cookie that a browser's token is bound to: the one cookie that is forwarded, in both directions. */
const boundCookies = ["__Host-fgp", "fgp"] as const;
/** Response headers that are passed on to the browser. */
const returned = ["Content-Type", "Retry-After", "Cache-Control", "Referrer-Policy"] as const;

const PROXY_TIMEOUT = 10_000;
const BODY_LIMIT = 64 * 1024;

/** Calls of the demonstration alone: the messages that would have been sent, a clock that can be moved, tours and flights that change. */
const demoPaths: readonly Pick<Call, "method" | "path">[] = [
  { method: "GET", path: "__demo/outbox" },
  demoCalls.message,
  { method: "POST", path: "__demo/clock" },
  { method: "POST", path: "__demo/tours" },
  { method: "POST", path: "__demo/flights" },
];

const matcherOf = ({ method, path }: Pick<Call, "method" | "path">) => ({
  method,
  pattern: patternOf(path),
});

/** Reason why a call whose caller still waits has no answer: the provider was too slow, or the connection failed. */
export type Unanswered = "late" | "broken";

/** Seconds after which a call that the provider left without an answer may be made again. */
const RETRY_AFTER = "1";

const refusal = (context: Context<HostEnv>, status: 405 | 413 | 502 | 504, reason: string) =>
  context.json({ code: status, reason, message: "", errors: [], value: null }, status);

/**
 * No body is read further than its limit, whatever its `Content-Length`: buffering a long one would exhaust the memory.
 */
export const limitBodies: MiddlewareHandler<HostEnv> = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: (context) => refusal(context, 413, "body_too_large"),
});

/** `name=value` of the bound cookie; the readable `token` cookie does not authenticate. */
function boundCookieOf(context: Context<HostEnv>): string | null {
  for (const name of boundCookies) {
    const value = getCookie(context, name);
    if (value !== undefined && /^[A-Za-z0-9_-]{1,100}$/.test(value)) return `${name}=${value}`;
  }
  return null;
}

/**
 * The reverse proxy for browsers' calls to the provider by exact method and path, behind `limitBodies`.
 * Redirects are not followed.
 */
export function createProxy(
  settings: Settings,
  {
    calls = browserCalls(),
    onUnanswered = () => {},
  }: { calls?: readonly Call[]; onUnanswered?: (cause: Unanswered) => void } = {},
) {
  const isDemo = settings.appEnv === "demo";
  const returning = matcherOf(callback);
  const matchers = [...calls, callback, ...(isDemo ? demoPaths : [])].map(matcherOf);

  /** True when an address is a call's and not a page's. */
  const isCallPath = (path: string): boolean => matchers.some(({ pattern }) => pattern.test(path));

  /** True when a bank redirects a payer's browser to the address: a person reads the answer. */
  const isPayerBack = (path: string): boolean => returning.pattern.test(path);

  async function proxy(context: Context<HostEnv>): Promise<Response> {
    const url = new URL(context.req.url);
    const method = context.req.method;
    if (!matchers.some((matcher) => matcher.method === method && matcher.pattern.test(url.pathname))) {
      return refusal(context, 405, "not_found");
    }
    const headers = new Headers();
    for (const name of forwarded) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    // The demonstration's addresses are typed into a browser, which sends no client token.
    if (isDemo && url.pathname.startsWith("/__demo/")) headers.set("Client-Token", settings.clientToken);
    const bound = boundCookieOf(context);
    if (bound !== null) headers.set("Cookie", bound);
    headers.set("Proxy-Secret", settings.proxySecret);
    headers.set("Client-Address", clientAddress(context, settings.trustedProxies));
    headers.set(TRACE_HEADER, nextTraceparent(traceFromFront(context, settings.trustedProxies)));

    const body = method === "POST" ? await context.req.arrayBuffer() : null;
    const { signal: left } = context.req.raw;
    try {
      const answer = await fetch(settings.providerUrl + url.pathname + url.search, {
        method,
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.any([AbortSignal.timeout(PROXY_TIMEOUT), left]),
      });
      // Read whole: an answer that breaks off in the middle is none, and its caller can still be told so.
      const bytes = answer.body && (await answer.arrayBuffer());
      const answerHeaders = new Headers({ "Cache-Control": "no-store" });
      for (const name of returned) {
        const value = answer.headers.get(name);
        if (value !== null) answerHeaders.set(name, value);
      }
      const location = answer.headers.get("Location");
      if (location !== null) answerHeaders.set("Location", passedOnLocation(location));
      for (const cookie of answer.headers.getSetCookie()) {
        if (boundCookies.some((name) => cookie.startsWith(`${name}=`))) answerHeaders.append("Set-Cookie", cookie);
      }
      return new Response(bytes, { status: answer.status, headers: answerHeaders });
    } catch (error) {
      if (!left.aborted) onUnanswered(error instanceof Error && error.name === "TimeoutError" ? "late" : "broken");
      context.header("Retry-After", RETRY_AFTER);
      return refusal(context, 504, "unavailable");
    }
  }

  return { isCallPath, isPayerBack, proxy };
}
