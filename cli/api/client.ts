import { type CallInput, type Client, createClient } from "#app/src/api/client.ts";
import type { Call } from "#domain/contract/call.ts";
import type { Io } from "../io.ts";
import { told } from "./exchange.ts";
import { clientTokenOf, type Target } from "./target.ts";

/** How long an answer is waited for, in seconds, unless `--timeout` says otherwise. */
export const USUAL_TIMEOUT = 30;

/** Milliseconds that calls are given which read or write whole tables. */
export const LONG_TIMEOUT_MS = 120_000;

/** The last call that was made: its server, its method, and how many seconds its answer was waited for. */
export type Asked = { readonly base: string; readonly seconds: number; readonly method: Call["method"] };

const asked = new WeakMap<Io, Asked>();

/** What a failure is told of; null before any call. */
export const lastAsked = (io: Io): Asked | null => asked.get(io) ?? null;

/**
 * The one client of the commands. Every call ends with Ctrl-C, and after `--timeout`: without it after the time-out that
 * the command gives the call, or 30 seconds.
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
      // Every call may be made with these; the compiler cannot see it through a call that it does not know yet.
      const bounded = [target, { ...given, signal, timeout: seconds * 1000 }];
      return client.call(...(bounded as unknown as Parameters<typeof client.call<typeof target>>));
    },
  };
}
