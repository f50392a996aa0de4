import { lazy, Suspense, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import type { ExtrasFormProps } from "./ExtrasForm.tsx";

/** The list comes when it is wanted. */
const ExtrasForm = lazy(() => import("./ExtrasForm.tsx"));

/** Opens the choice of extras. The card with the price says which are chosen. */
export function Extras({ onPut, onChanged, ...props }: ExtrasFormProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const hasAny = (props.reservation.extras ?? []).length > 0;
  return (
    <>
      <Button look="quiet" hasPopup="dialog" onClick={() => setOpen(true)}>
        {t(hasAny ? "reserve.extras.change" : "reserve.extras.open")}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t("reserve.extras.title")} closeLabel={t("common.close")}>
          <Suspense fallback={null}>
            <ExtrasForm
              {...props}
              onPut={(value) => {
                setOpen(false);
                onPut(value);
              }}
              onChanged={() => {
                setOpen(false);
                onChanged();
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
