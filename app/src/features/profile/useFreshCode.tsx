import { type ReactNode, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { failed, type Result } from "#app/src/api/result.ts";
import { useText } from "#app/src/messages/words.ts";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { ConfirmByCode } from "./ConfirmByCode.tsx";

const needsFreshCode = (result: Result<unknown>): boolean =>
  !result.ok &&
  result.failure.kind === "status" &&
  result.failure.errors.some(({ code }) => code === "fresh_code_needed");

export type WhenFresh = <T>(work: () => Promise<Result<T>>) => Promise<Result<T>>;

/**
 * Actions that a stranger at an open browser could abuse need a code typed within the last ten minutes:
 * when the provider requires one, a code goes to the user's own number, and the call is retried.
 */
export function useFreshCode(client: Client, mobile: string): { whenFresh: WhenFresh; dialog: ReactNode } {
  const t = useText();
  const [question, setQuestion] = useState<PromiseWithResolvers<boolean> | null>(null);

  const whenFresh: WhenFresh = async (work) => {
    const result = await work();
    if (!needsFreshCode(result)) return result;
    const asked = Promise.withResolvers<boolean>();
    setQuestion(asked);
    const isFresh = await asked.promise;
    setQuestion(null);
    return isFresh ? work() : failed({ kind: "cancel" });
  };

  const dialog = question !== null && (
    <Dialog isOpen onClose={() => question.resolve(false)} title={t("fresh.title")} closeLabel={t("common.close")}>
      <ConfirmByCode
        client={client}
        confirmed={{ field: "mobile", value: mobile }}
        lead={t("fresh.text")}
        onConfirmed={() => question.resolve(true)}
      />
    </Dialog>
  );
  return { whenFresh, dialog };
}
