import { accountCalls } from "#domain/contract/account.calls.ts";
import type { GuestInput } from "#domain/contract/account.shapes.ts";
import type { Client } from "./client.ts";

/** Travellers who are kept to be booked for again (call 81). */
export const guestsApi = (client: Client) => ({
  list: () => client.call(accountCalls.guests),
  save: (body: GuestInput, idempotencyKey: string) => client.call(accountCalls.saveGuest, { body, idempotencyKey }),
  remove: (id: number, idempotencyKey: string) =>
    client.call(accountCalls.deleteGuest, { params: { id }, idempotencyKey }),
});
