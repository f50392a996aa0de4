import type { Locale } from "#domain/enums/enums.ts";
import { originBoundLine, type SmsParams, type SmsWord, smsText } from "#domain/messages/sms.ts";
import type { Services } from "../../services.ts";
import { aadContexts } from "../aad-contexts.ts";
import type { Queryable } from "../database/database.ts";
import type { Vault } from "../vault.ts";
import { type CodeMessage, sealedMessage } from "./code-message.ts";
import { handOver } from "./gateway.ts";
import { enqueue, type MessageName, type OutboxPayload } from "./outbox.ts";

/** Recipient of an SMS, and its language. */
export type SmsRecipient = { mobile: string; locale: Locale };

/** An SMS as it waits: sealed whole, number and text. */
export type Sms = { mobile: string; text: string };

/**
 * The number of a message that is never sent: it takes as long as any other, so that timing reveals no account (rule
 * 37).
 */
export const NO_RECIPIENT = "";

/**
 * Enqueues an SMS in the transaction that is the reason for it.
 *
 * @param kind of the reservation that it is about; absent: of none
 */
export const enqueueSms = <W extends SmsWord>(
  tx: Queryable,
  { vault, settings: { supportAbroad } }: Pick<Services, "vault" | "settings">,
  { mobile, locale }: SmsRecipient,
  word: W,
  params: SmsParams<W>,
  kind?: string,
): Promise<void> => leave(tx, vault, { mobile, text: smsText(word, params, { locale, supportAbroad, kind }) });

/** Enqueues an SMS with a one-time code, which the browser of `publicBaseUrl` may read (WebOTP). */
export const enqueueCodeSms = (
  tx: Queryable,
  { vault, settings }: Pick<Services, "vault" | "settings">,
  { mobile, locale }: SmsRecipient,
  word: "login_code" | "forget_password_code" | "profile_code",
  message: CodeMessage,
): Promise<void> => {
  const line = originBoundLine(new URL(settings.publicBaseUrl).hostname, message.code);
  return leave(
    tx,
    vault,
    { mobile, text: smsText(word, { code: message.code }, { locale, supportAbroad: settings.supportAbroad }) + line },
    message,
  );
};

const leave = (tx: Queryable, vault: Vault, sms: Sms, message?: CodeMessage): Promise<void> =>
  enqueue(tx, sealedMessage(vault, "sms", sms, message));

/** @throws when the payload is no SMS of this vault. */
export function openSms(vault: Vault, { sealed }: OutboxPayload, { reference }: Pick<MessageName, "reference">): Sms {
  if (typeof sealed !== "string") throw new Error("The message holds no SMS");
  return JSON.parse(vault.open(sealed, aadContexts.message("sms", reference)));
}

/**
 * Hands an SMS to its gateway. Without one, in the demonstration only, it stays in the outbox to be read.
 *
 * @throws when the gateway does not take it.
 */
export async function sendSms(payload: OutboxPayload, { vault, settings }: Services, name: MessageName): Promise<void> {
  const { mobile, text } = openSms(vault, payload, name);
  if (settings.smsGateway === null || mobile === NO_RECIPIENT) return;
  await handOver(settings.smsGateway, { to: mobile, text, id: `sms-${name.id}` });
}
