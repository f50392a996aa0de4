import type { Locale } from "#domain/enums/enums.ts";
import { smsText } from "#domain/messages/sms.ts";
import type { Queryable } from "../database/database.ts";
import type { Services } from "../services.ts";
import { CODE_TTL } from "../user/code-lifetime.ts";
import type { Vault } from "../vault.ts";
import { handOver } from "./gateway.ts";
import { enqueue, type OutboxPayload } from "./outbox.ts";

/** An e-mail as it waits: sealed whole, address and text. */
export type Email = { email: string; text: string };

const CONTEXT = "outbox.email";

/** Leaves an e-mail with a one-time code: the one letter this product writes. */
export const enqueueCodeEmail = (
  tx: Queryable,
  vault: Vault,
  { email, locale }: { email: string; locale: Locale },
  code: string,
): Promise<void> => {
  const letter: Email = { email, text: smsText("profile_code", { code }, locale) };
  return enqueue(tx, {
    kind: "email",
    payload: { sealed: vault.seal(JSON.stringify(letter), CONTEXT), ttl: CODE_TTL },
  });
};

/** @throws when the payload is no e-mail of this vault. */
export function openEmail(vault: Vault, { sealed }: OutboxPayload): Email {
  if (typeof sealed !== "string") throw new Error("The message holds no e-mail");
  return JSON.parse(vault.open(sealed, CONTEXT));
}

/**
 * Hands an e-mail to its gateway. Without one, in the demonstration only, it stays in the outbox to be read.
 *
 * @throws when the gateway does not take it.
 */
export async function sendEmail(payload: OutboxPayload, { vault, settings }: Services, id: number): Promise<void> {
  const { email, text } = openEmail(vault, payload);
  if (settings.emailGateway !== null) await handOver(settings.emailGateway, { to: email, text, id: `email-${id}` });
}
