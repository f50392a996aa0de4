import { lazy, Suspense, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import type { DiscountCodeFormProps } from "./DiscountCodeForm.tsx";

/** Few have a code: the form comes when it is wanted. */
const DiscountCodeForm = lazy(() => import("./DiscountCodeForm.tsx"));

/** Opens the form of a discount code. The card with the price says which code is in use. */
export function DiscountCode({ onPut, onChanged, ...props }: DiscountCodeFormProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isUsed = props.reservation.discount_code != null;
  return (
    <>
      <Button look="quiet" hasPopup="dialog" onClick={() => setOpen(true)}>
        {t(isUsed ? "reserve.code.change" : "reserve.code.open")}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t("reserve.code.title")} closeLabel={t("common.close")}>
          <Suspense fallback={null}>
            <DiscountCodeForm
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
