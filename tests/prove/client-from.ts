import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Client } from "./test-cluster.ts";

/** Headers of one request, some of which may occur more than once. */
export type Sent = OutgoingHttpHeaders;

/**
 * A client at one address: its connections to the site come from that address of this machine (all of
 * 127.0.0.0/8 is local).
 *
 * @param sent headers beside those of each request, evaluated for each.
 */
export function clientFrom(site: string, localAddress: string, sent: () => Sent): Client & { close(): void } {
  const agent = new Agent({ keepAlive: true });
  return {
    close: () => agent.destroy(),
    request: (path, init) =>
      new Promise<Response>((resolve, reject) => {
        const headers = Object.fromEntries(new Headers(init?.headers));
        const asked = request(
          new URL(String(path), site),
          { agent, localAddress, method: init?.method ?? "GET", headers: { ...headers, ...sent() } },
          async (answer) => {
            const { statusCode = 502, headers: returned } = answer;
            const told = Object.entries(returned).flatMap(([name, value]) =>
              typeof value === "string" ? [[name, value] as const] : [],
            );
            resolve(new Response(await text(answer), { status: statusCode, headers: told.map(([...pair]) => pair) }));
          },
        );
        asked.once("error", reject);
        asked.end(init?.body ?? undefined);
      }),
  };
}
