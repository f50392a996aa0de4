import { lazy, Suspense, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { canCorrectNames } from "#domain/reservation/name-correction.ts";
import type { CorrectNameProps } from "./CorrectName.tsx";

/** Few correct a name: the form comes when it is wanted. */
const CorrectName = lazy(() => import("./CorrectName.tsx"));

type NameCorrectionProps = Omit<CorrectNameProps, "onClose"> & {
  /** Reloads the reservation, which is no longer what its page shows. */
  onStale: () => void;
};

/** Opens the form that corrects a name, while one can be corrected. */
export function NameCorrection({ onStale, onChanged, ...props }: NameCorrectionProps) {
  const { reservation } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (reservation.is_masked || !canCorrectNames(reservation.status, reservation.totals.paid > 0)) return null;
  return (
    <>
      <Inline>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t("reserve.name.open")}
        </Button>
      </Inline>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={t("reserve.name.title")} closeLabel={t("common.close")}>
          <Suspense fallback={null}>
            <CorrectName
              {...props}
              onClose={(isStale) => {
                setOpen(false);
                if (isStale) onStale();
              }}
              onChanged={(changed) => {
                setOpen(false);
                onChanged(changed);
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
