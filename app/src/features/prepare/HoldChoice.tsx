import { type ReactNode, Suspense, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import type { ExtrasFormProps } from "./ExtrasForm.tsx";

export type HoldChoiceProps = Pick<ExtrasFormProps, "onPut" | "onChanged"> & {
  /** Of the button. */
  label: string;
  title: string;
  /** The lazy form. What it calls closes the dialog first. */
  children: (called: Pick<ExtrasFormProps, "onPut" | "onChanged">) => ReactNode;
};

/** A button and the dialog that it opens for one choice beside a held reservation. */
export function HoldChoice({ label, title, onPut, onChanged, children }: HoldChoiceProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" hasPopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={title} closeLabel={t("common.close")}>
          <Suspense fallback={null}>
            {children({
              onPut(value) {
                setOpen(false);
                onPut(value);
              },
              onChanged() {
                setOpen(false);
                onChanged();
              },
            })}
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
