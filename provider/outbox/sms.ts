import type { Locale } from "#domain/enums/enums.ts";
import { originBoundLine, type SmsParams, type SmsWord, smsText } from "#domain/messages/sms.ts";
import type { Queryable } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { Vault } from "../vault.ts";
import { enqueue, type OutboxPayload } from "./outbox.ts";

/** To whom an SMS goes, and in which language. */
export type SmsRecipient = { mobile: string; locale: Locale };

/** An SMS as it waits: sealed whole, number and text. */
export type Sms = { mobile: string; text: string };

const CONTEXT = "outbox.sms";
/** Shorter than the outbox's lease. */
const GATEWAY_TIMEOUT_MS = 10_000;

/** Leaves an SMS within the transaction that gives the reason for it. */
export const enqueueSms = <W extends SmsWord>(
  tx: Queryable,
  vault: Vault,
  { mobile, locale }: SmsRecipient,
  word: W,
  params: SmsParams<W>,
): Promise<void> => leave(tx, vault, { mobile, text: smsText(word, params, locale) });

/** Leaves an SMS with a one-time code, which the browser of `publicBaseUrl` may read (WebOTP). */
export const enqueueCodeSms = (
  tx: Queryable,
  { vault, settings }: Pick<Services, "vault" | "settings">,
  { mobile, locale }: SmsRecipient,
  word: "login_code" | "forget_password_code" | "profile_code",
  code: string,
): Promise<void> =>
  leave(tx, vault, {
    mobile,
    text: smsText(word, { code }, locale) + originBoundLine(new URL(settings.publicBaseUrl).hostname, code),
  });

const leave = (tx: Queryable, vault: Vault, sms: Sms): Promise<void> =>
  enqueue(tx, { kind: "sms", payload: { sealed: vault.seal(JSON.stringify(sms), CONTEXT) } });

/** @throws when the payload is no SMS of this vault. */
export function openSms(vault: Vault, { sealed }: OutboxPayload): Sms {
  if (typeof sealed !== "string") throw new Error("The message holds no SMS");
  return JSON.parse(vault.open(sealed, CONTEXT));
}

/**
 * Hands an SMS to the gateway: `POST {to, text, id}` as JSON, any 2xx is success; `id` repeats when a message is tried
 * again. Without a gateway, in the demonstration only, it stays in the outbox to be read.
 *
 * @throws when the gateway does not take it.
 */
export async function sendSms(payload: OutboxPayload, { vault, settings }: Services, id: number): Promise<void> {
  const { mobile, text } = openSms(vault, payload);
  if (settings.smsGateway === null) return;
  const { url, token } = settings.smsGateway;
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": `sms-${id}`,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to: mobile, text, id: `sms-${id}` }),
    redirect: "manual",
    signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new SmsGatewayError(answer.status);
}

class SmsGatewayError extends Error {
  override readonly name = "SmsGatewayError";
  readonly code: string;
  constructor(status: number) {
    super("The SMS gateway did not take a message");
    this.code = String(status);
  }
}
