import type { Locale } from "#domain/enums/enums.ts";
import { smsText } from "#domain/messages/sms.ts";
import type { Services } from "../../services.ts";
import { aadContexts } from "../aad-contexts.ts";
import type { Queryable } from "../database/database.ts";
import type { Vault } from "../vault.ts";
import { type CodeMessage, sealedMessage } from "./code-message.ts";
import { handOver } from "./gateway.ts";
import { enqueue, type MessageName, type OutboxPayload } from "./outbox.ts";

/** An e-mail as it waits: sealed whole, address and text. */
export type Email = { email: string; text: string };

/** Enqueues an e-mail with a one-time code: the only kind of e-mail there is. */
export const enqueueCodeEmail = (
  tx: Queryable,
  { vault, settings: { supportAbroad } }: Pick<Services, "vault" | "settings">,
  { email, locale }: { email: string; locale: Locale },
  message: CodeMessage,
): Promise<void> => {
  const letter: Email = { email, text: smsText("profile_code", { code: message.code }, { locale, supportAbroad }) };
  return enqueue(tx, sealedMessage(vault, "email", letter, message));
};

/** @throws when the payload is no e-mail of this vault. */
export function openEmail(
  vault: Vault,
  { sealed }: OutboxPayload,
  { reference }: Pick<MessageName, "reference">,
): Email {
  if (typeof sealed !== "string") throw new Error("The message holds no e-mail");
  return JSON.parse(vault.open(sealed, aadContexts.message("email", reference)));
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
