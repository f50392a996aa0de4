import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Call } from "#domain/contract/call.ts";
import type { Client } from "./client.ts";

/** What depends on where a visitor calls from (call 20), and what it leads to. Never asked on the server (A78). */
export const contextApi = (client: Client) => ({
  /** `address`: the page's path and query. */
  about: (address: string) => client.call(baseCalls.context, { query: { address } }),
  /** Asks an address that a context held, a path of this site, as it stands (R179). */
  get: (address: string) => client.call({ ...held, path: address.slice(1) }),
});

const held: Omit<Call, "path"> = { name: "base.held", method: "GET", who: "anyone", source: "specified" };
