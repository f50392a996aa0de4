import type { Answer } from "#app/src/api/client.ts";
import type { Io } from "../io.ts";
import { paint } from "../paint.ts";

/** Headers whose values are credentials or identify a session. */
const SECRET: ReadonlySet<string> = new Set(["authorization", "client-token", "cookie", "set-cookie"]);

const lineOf = ([name, value]: [string, string]): string => `${name}: ${SECRET.has(name) ? "[redacted]" : value}`;

/** The headers by name, in their order. */
const headersOf = (init: HeadersInit | undefined): string[] => [...new Headers(init)].map(lineOf);

type Calling<Given> = (address: string, init: RequestInit) => Promise<Given>;

/** Logs each call and its answer on stderr for `--verbose`: `>` the request, `<` the response with its duration. */
export function told<Given extends Answer>(transport: Calling<Given>, io: Io): Calling<Given> {
  if (!io.net.isVerbose) return transport;
  const tell = (mark: string, lines: readonly string[]) => {
    for (const line of lines) io.note(paint(`${mark} ${line}`, "dim", io.colour.err));
  };
  return async (address, init) => {
    const began = performance.now();
    const passed = () => `${Math.round(performance.now() - began)} ms`;
    tell(">", [`${init.method ?? "GET"} ${address}`, ...headersOf(init.headers)]);
    try {
      const answer = await transport(address, init);
      const headers = "headers" in answer && answer.headers instanceof Headers ? headersOf(answer.headers) : [];
      tell("<", [`${answer.status} in ${passed()}`, ...headers]);
      return answer;
    } catch (error) {
      tell("<", [`${causeOf(error)} after ${passed()}`]);
      throw error;
    }
  };
}

/** Returns the runtime's reason for a missing answer: fetch keeps the network error as its cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ("code" in cause ? String(cause.code) : cause.name);
}

/**
 * Fetches an address outside the contract; null without an answer.
 *
 * @param seconds timeout unless `--timeout` is given
 */
export const lookAt = (address: string, init: RequestInit, seconds: number, io: Io): Promise<Response | null> =>
  told<Response>(fetch, io)(address, {
    ...init,
    signal: AbortSignal.any([io.signal, AbortSignal.timeout((io.net.timeout ?? seconds) * 1000)]),
  }).catch(() => null);
