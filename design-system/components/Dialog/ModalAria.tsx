import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { AriaLocale, useSurroundings } from "#design-system/aria/AriaLocale.tsx";
import { useLayer } from "#design-system/aria/layer.ts";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Modal.css.ts";
import type { ModalProps } from "./Modal.tsx";
import { ModalPanel } from "./ModalPanel.tsx";

/** React Aria's modal dialog: the page under it is hidden from assistive technology and does not scroll. */
export function ModalAria({ isOpen, look, role = "dialog", titleId, ...panel }: ModalProps & { titleId: string }) {
  const surroundings = useSurroundings();
  const layer = useLayer();
  return (
    <AriaLocale>
      <ModalOverlay
        UNSTABLE_portalContainer={layer}
        isOpen={isOpen}
        isDismissable={role === "dialog"}
        onOpenChange={(isStillOpen) => !isStillOpen && panel.onClose()}
        className={styles.overlay}
      >
        <Modal {...surroundings} className={cx(styles.look[look], styles.placed)}>
          <Dialog role={role} aria-labelledby={titleId} className={styles.panel}>
            <ModalPanel {...panel} titleId={titleId} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
