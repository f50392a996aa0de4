import type { Call } from "#domain/contract/call.ts";
import type { Client } from "./client.ts";

const held: Omit<Call, "path"> = { name: "base.held", method: "GET", who: "anyone", source: "specified" };

/** Asks an address that a context held (call 20), a path of this site, as it stands (R179). */
export const askHeldAddress = (client: Client, address: string) => client.call({ ...held, path: address.slice(1) });
