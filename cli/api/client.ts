import { type CallInput, type Client, createClient } from "#app/src/api/client.ts";
import type { Call } from "#domain/contract/call.ts";
import type { Io } from "../io.ts";
import { told } from "./exchange.ts";
import { clientTokenOf, type Target } from "./target.ts";

/** Default timeout of a call, seconds; `--timeout` overrides it. */
export const USUAL_TIMEOUT = 30;

/** Timeout of calls that read or write whole tables, milliseconds. */
export const LONG_TIMEOUT_MS = 120_000;

/** Most recent call: its server, its method, and its timeout in seconds. */
export type Asked = { readonly base: string; readonly seconds: number; readonly method: Call["method"] };

const asked = new WeakMap<Io, Asked>();

/** Most recent call, for error messages; null before any call. */
export const lastAsked = (io: Io): Asked | null => asked.get(io) ?? null;

/**
 * The one client of the commands. Every call ends with Ctrl-C, and after `--timeout`, which defaults to the timeout
 * that the command gives the call, or 30 seconds.
 *
 * @param token the bearer; null for an anonymous caller
 */
export function clientOf({ base, transport }: Target, io: Io, token: string | null = null): Client {
  const client = createClient({
    base,
    transport: told(transport, io),
    clientToken: clientTokenOf(io),
    locale: () => io.locale,
    token: () => token,
  });
  return {
    call(target, ...[input]) {
      const given: CallInput = input ?? {};
      const seconds = io.net.timeout ?? (given.timeout ?? USUAL_TIMEOUT * 1000) / 1000;
      asked.set(io, { base, seconds, method: target.method });
      const signal = given.signal === undefined ? io.signal : AbortSignal.any([io.signal, given.signal]);
      // Every call accepts these options; the compiler cannot infer it from a call of unknown type.
      const bounded = [target, { ...given, signal, timeout: seconds * 1000 }];
      return client.call(...(bounded as unknown as Parameters<typeof client.call<typeof target>>));
    },
  };
}
