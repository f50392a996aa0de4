import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";

type ChangeDialogProps = {
  title: string;
  /** Says that the rest stays as it was bought. */
  keeps: string;
  onClose: (isStale: boolean) => void;
  children: ReactNode;
};

/** Frame of a change: what stays, the choice, and its cost. */
export function ChangeDialog({ title, keeps, onClose, children }: ChangeDialogProps) {
  const t = useText();
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={title} closeLabel={t("common.close")}>
      <Stack gap="md">
        <Text size="small" tone="soft">
          {keeps}
        </Text>
        {children}
      </Stack>
    </Dialog>
  );
}
