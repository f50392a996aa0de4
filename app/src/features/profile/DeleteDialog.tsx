import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { leavingCalls } from "#domain/contract/leaving.calls.ts";
import type { LeavingValue } from "#domain/contract/leaving.shapes.ts";
import type { WhenFresh } from "./useFreshCode.tsx";

type DeleteDialogProps = {
  client: Client;
  whenFresh: WhenFresh;
  onClose: () => void;
  /** Something has been opened since it was asked. */
  onHindered: (value: LeavingValue) => void;
  onDeleted: () => void;
};

/** Lists what is deleted and what is kept, and deletes; asks for a fresh code when there is none. */
export function DeleteDialog({ client, whenFresh, onClose, onHindered, onDeleted }: DeleteDialogProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function erase(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    const result = await whenFresh(() => client.call(leavingCalls.deleteAccount));
    setBusy(false);
    if (result.ok) return onDeleted();
    const { failure } = result;
    if (failure.kind === "cancel") return;
    if (failure.kind === "status" && failure.reason === "account_in_use") {
      return onHindered(failure.value as LeavingValue);
    }
    setError(messageOf(failure) ?? t("own.away.text"));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("panel.leaving.delete")}
      closeLabel={t("common.close")}
      role="alertdialog"
      footer={
        <Inline gap="sm" justify="end">
          <Button look="outline" onClick={onClose}>
            {t("panel.leaving.keep")}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={() => void erase()}>
            {t("panel.leaving.confirm")}
          </Button>
        </Inline>
      }
    >
      <Stack gap="sm">
        <Text>{t("panel.leaving.goes")}</Text>
        <Text>{t("panel.leaving.stays")}</Text>
        {error !== null && (
          <Notice look="danger" isAlert>
            {error}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
