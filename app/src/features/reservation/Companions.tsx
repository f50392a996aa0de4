import { lazy, Suspense, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import type { CompanionLinksProps } from "./CompanionLinks.tsx";

/** Few send links: the list comes when it is wanted. */
const CompanionLinks = lazy(() => import("./CompanionLinks.tsx"));

/** Opens the list of links to the travellers' own vouchers, while the booking has a voucher (decision 144). */
export function Companions(props: CompanionLinksProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { reservation } = props;
  if (reservation.is_masked || reservation.status !== "successful") return null;
  return (
    <>
      <Inline>
        <Button look="quiet" icon="share" onClick={() => setOpen(true)}>
          {t("reserve.companion.open")}
        </Button>
      </Inline>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t("reserve.companion.links")}
          closeLabel={t("common.close")}
        >
          <Suspense fallback={null}>
            <CompanionLinks {...props} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
