import { useEffect, useRef, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { demoMessage } from "#app/src/api/demo.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import type { Result } from "#app/src/api/result.ts";
import { CodeEntry, digitsOf } from "#app/src/features/code/CodeEntry.tsx";
import { useCodeSending } from "#app/src/features/code/useCodeSending.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { ContactValue } from "#domain/contract/profile.shapes.ts";
import type { WhenFresh } from "./useFreshCode.tsx";

const asIs: WhenFresh = (work) => work();

export type ConfirmByCodeProps = {
  client: Client;
  /** Recipient of the code, which the code confirms. */
  confirmed: { field: "mobile" | "email"; value: string };
  lead?: string;
  /** Around the confirming, where that itself may ask for a fresh code. */
  whenFresh?: WhenFresh;
  onConfirmed: (contact: ContactValue) => void;
};

/** Sends a code as it appears, unless one is on its way there, and takes it (calls 16 and 17). */
export function ConfirmByCode({ client, confirmed, lead, whenFresh = asIs, onConfirmed }: ConfirmByCodeProps) {
  const t = useText();
  const [unsent, setUnsent] = useState<string | null>(null);
  const wasAsked = useRef(false);
  const code = useCodeSending<"profile">((_place, value, challenge) =>
    client.call(profileCalls.sendOtp, {
      body: { field: confirmed.field, value, ...(challenge !== undefined && { challenge }) },
    }),
  );
  const form = useOwnForm({
    first: { code: "" },
    save: async ({ code: typed }) => {
      const entered = { ...confirmed, challenge: code.sent?.challenge ?? "", code: digitsOf(typed) };
      return noted(await whenFresh(() => client.call(profileCalls.verifyOtp, { body: entered })));
    },
    onSaved(contact: ContactValue) {
      code.done("profile");
      onConfirmed(contact);
    },
  });

  function noted<T>(result: Result<T>): Result<T> {
    if (!result.ok) code.noteRefusal(result.failure);
    return result;
  }

  async function ask(isAgain: boolean): Promise<void> {
    setUnsent(null);
    const failure = await code.ask("profile", confirmed.value, isAgain);
    if (failure === null || failure.kind === "cancel") return;
    setUnsent(messageOf(failure) ?? t("own.away.text"));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one code as it appears; more only where they are asked for.
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void ask(false);
  }, []);

  return (
    <OwnForm form={form} save={t("code.confirm")}>
      {lead && <Text tone="soft">{lead}</Text>}
      <CodeEntry
        sent={code.sent}
        value={form.values.code}
        onType={(typed) => form.set("code", typed)}
        onComplete={() => void form.submit()}
        onResend={() => void ask(true)}
        error={form.errors["code"] ?? unsent}
        demoMessage={(challenge) => demoMessage(client, challenge)}
      />
    </OwnForm>
  );
}
