/** Provider that delivers our messages: the address that takes them, and the token shown there. */
export type Gateway = { url: string; token: string | null };

/** Shorter than the outbox's lease. */
const TIMEOUT_MS = 10_000;

/**
 * Hands a message to a gateway: `POST {to, text, id}` as JSON, any 2xx is success. `id` repeats when a message is tried
 * again, in the body and as `Idempotency-Key`.
 *
 * @throws when the gateway does not take it.
 */
export async function handOver(
  { url, token }: Gateway,
  message: { to: string; text: string; id: string },
): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": message.id,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new GatewayError(answer.status);
}

class GatewayError extends Error {
  override readonly name = "GatewayError";
  readonly code: string;
  constructor(status: number) {
    super("The gateway did not take a message");
    this.code = String(status);
  }
}
