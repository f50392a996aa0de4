import { useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import type { Result } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";

type Agreement<Body, Value> = {
  send: (body: Body, idempotencyKey: string) => Promise<Result<Value>>;
  onAgreed: (value: Value) => void;
  /** The booking is no longer what its page shows. */
  onStale: () => void;
  /** Asks for the cost again. */
  askAgain: () => Promise<void>;
  /** Message where no answer came: repeating it does nothing twice. */
  noAnswer: string;
};

/** Agrees to a cost that was shown; a refusal is said, and the cost is asked for again. */
export function useAgreement<Body, Value>({ send, onAgreed, onStale, askAgain, noAnswer }: Agreement<Body, Value>) {
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function agree(body: Body): Promise<void> {
    setBusy(true);
    setError(null);
    const result = await send(body, intent.keyOf(body));
    setBusy(false);
    if (result.ok) {
      onAgreed(result.value);
      return;
    }
    const { failure } = result;
    if (failure.kind === "status" && (failure.reason === "not_open" || failure.reason === "ended_by_supplier")) {
      onStale();
      return;
    }
    setError(messageOf(failure) ?? noAnswer);
    if (failure.kind === "status" && failure.status === 422) await askAgain();
  }

  return { isBusy, error, agree };
}
