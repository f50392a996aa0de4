import { contentCalls } from "#domain/contract/content.calls.ts";
import type { ContactMessageInput, RegisterHotelInput } from "#domain/contract/content.shapes.ts";
import type { Client } from "./client.ts";

/** What people write to the company (calls 28 and 30). `key` is one for one intent. */
export const inquiryApi = (client: Client) => ({
  registerHotel: (body: RegisterHotelInput, idempotencyKey: string) =>
    client.call(contentCalls.registerHotel, { body, idempotencyKey }),
  write: (body: ContactMessageInput, idempotencyKey: string) =>
    client.call(contentCalls.contactMessage, { body, idempotencyKey }),
});
