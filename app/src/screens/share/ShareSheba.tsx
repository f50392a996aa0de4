import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { PASTED } from "#domain/bounds.ts";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { seenSigns } from "#domain/text/fold.ts";
import type { ShareProps } from "./ShareScreen.tsx";

/** Field for the sheba that gets what the companion's card does not take back. */
export function ShareSheba({ token, client, onShare }: ShareProps) {
  const t = useText();
  const [sheba, setSheba] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(text: string): void {
    setFault(text);
    field.current?.focus();
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (seenSigns(sheba) === 0) return refuse(requiredOr(t, sheba, t("common.required")));
    setBusy(true);
    const result = await client.call(shareCalls.sheba, { params: { share_token: token }, body: { sheba } });
    setBusy(false);
    if (result.ok) return onShare(result.value);
    const { failure } = result;
    const named = failure.kind === "status" ? failure.errors[0]?.message : undefined;
    refuse(named ?? messageOf(failure) ?? t("reserve.pay.parts.giveUpFailed"));
  }

  return (
    <form method="dialog" onSubmit={(event) => void save(event)} noValidate aria-busy={isBusy || undefined}>
      <Stack gap="sm">
        <TextField
          ref={field}
          name="sheba"
          label={t("reserve.share.sheba")}
          dir="ltr"
          autoComplete="off"
          maxLength={PASTED.max}
          value={sheba}
          onChange={({ target }) => setSheba(target.value)}
          error={fault}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t("reserve.share.saveSheba")}
        </Button>
      </Stack>
    </form>
  );
}
