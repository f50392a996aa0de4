import { randomUUID } from "node:crypto";
import type { Locale } from "#domain/enums/enums.ts";
import { smsText } from "#domain/messages/sms.ts";
import type { Queryable } from "../database/database.ts";
import { places } from "../sealed-places.ts";
import type { Services } from "../services.ts";
import { CODE_TTL } from "../user/code-lifetime.ts";
import type { Vault } from "../vault.ts";
import { handOver } from "./gateway.ts";
import { enqueue, type MessageName, type OutboxPayload } from "./outbox.ts";

/** An e-mail as it waits: sealed whole, address and text. */
export type Email = { email: string; text: string };

/** Leaves an e-mail with a one-time code: the one letter this product writes. */
export const enqueueCodeEmail = (
  tx: Queryable,
  vault: Vault,
  { email, locale }: { email: string; locale: Locale },
  code: string,
): Promise<void> => {
  const letter: Email = { email, text: smsText("profile_code", { code }, locale) };
  const reference = randomUUID();
  const sealed = vault.seal(JSON.stringify(letter), places.message("email", reference));
  return enqueue(tx, { kind: "email", lane: "codes", reference, payload: { sealed, ttl: CODE_TTL } });
};

/** @throws when the payload is no e-mail of this vault. */
export function openEmail(
  vault: Vault,
  { sealed }: OutboxPayload,
  { reference }: Pick<MessageName, "reference">,
): Email {
  if (typeof sealed !== "string") throw new Error("The message holds no e-mail");
  return JSON.parse(vault.open(sealed, places.message("email", reference)));
}

/**
 * Hands an e-mail to its gateway. Without one, in the demonstration only, it stays in the outbox to be read.
 *
 * @throws when the gateway does not take it.
 */
export async function sendEmail(
  payload: OutboxPayload,
  { vault, settings }: Services,
  name: MessageName,
): Promise<void> {
  const { email, text } = openEmail(vault, payload, name);
  if (settings.emailGateway !== null)
    await handOver(settings.emailGateway, { to: email, text, id: `email-${name.id}` });
}
