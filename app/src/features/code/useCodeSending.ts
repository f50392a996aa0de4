import { useState } from "react";
import type { Failure, Result } from "#app/src/api/result.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import { type CodePlace, codeKept, forgetCodes, type KeptCode, keepCode, keptCode } from "./pending-codes.ts";

type Send<P extends CodePlace> = (place: P, to: string, previous: string | undefined) => Promise<Result<CodeSentValue>>;

/** Reasons that end a code for good: a new one must be requested. */
const ENDING: ReadonlySet<string> = new Set(["code_spent", "code_expired"]);

/** The code that a form waits for: requested when none is on its way, and kept while the form comes and goes. */
export function useCodeSending<P extends CodePlace>(send: Send<P>) {
  const [sent, setSent] = useState<KeptCode | null>(null);

  /**
   * Resumes the code on its way to that destination, even an expired one while no other may be requested yet; requests
   * a new one otherwise. Resolves to the failure of the request, or null.
   */
  async function ask(place: P, to: string, isAgain = false): Promise<Failure | null> {
    const before = keptCode(place, to);
    if (!isAgain && before !== null && Math.max(before.endsAt, before.resendAt) > browserNow()) {
      setSent(before);
      return null;
    }
    const result = await send(place, to, before?.challenge);
    if (!result.ok) return result.failure;
    const kept = codeKept(place, to, result.value, browserNow());
    keepCode(kept, browserNow());
    setSent(kept);
    return null;
  }

  /** Records a refused code: one that is used up or too old is not resumed. */
  function noteRefusal(failure: Failure): void {
    if (sent === null || failure.kind !== "status" || !failure.errors.some(({ code }) => ENDING.has(code))) return;
    const ended = { ...sent, endsAt: 0 };
    keepCode(ended, browserNow());
    setSent(ended);
  }

  return { sent, ask, resume: setSent, noteRefusal, done: (place: P) => forgetCodes(place) };
}
