import { demoCalls } from "#domain/contract/demo.calls.ts";
import type { Client } from "./client.ts";

/** The demonstration's message with the code of a challenge; null until it is sent, and outside the demonstration. */
export async function demoMessage(client: Client, challenge: string): Promise<string | null> {
  const result = await client.call(demoCalls.message, { query: { challenge } });
  return result.ok ? result.value.text : null;
}
