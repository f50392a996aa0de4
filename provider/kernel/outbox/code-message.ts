import { randomUUID } from "node:crypto";
import { aadContexts } from "../aad-contexts.ts";
import type { Vault } from "../vault.ts";
import { CODE_TTL } from "./code-lifetime.ts";
import { correspondent } from "./correspondent.ts";
import type { OutboxMessage } from "./outbox.ts";

/** A one-time code on its way: which one, and in how many seconds its message leaves. */
export type CodeMessage = { codeId: number; code: string; sentIn: number };

/** A message as the outbox keeps it, sealed whole. One with a code is not sent once the code has expired. */
export function sealedMessage(
  vault: Vault,
  kind: "sms" | "email",
  content: { mobile: string } | { email: string },
  message?: CodeMessage,
): OutboxMessage {
  const reference = randomUUID();
  const sealed = vault.seal(JSON.stringify(content), aadContexts.message(kind, reference));
  const recipient = correspondent(vault, "mobile" in content ? content.mobile : content.email);
  if (message === undefined) return { kind, reference, recipient, payload: { sealed, ttl: null } };
  const { codeId, sentIn } = message;
  return {
    kind,
    lane: "codes",
    reference,
    recipient,
    payload: { sealed, ttl: CODE_TTL + sentIn, code_id: codeId },
    delay: sentIn,
  };
}
