import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { LayerProvider } from "#design-system/aria/layer.ts";
import { useLazyModule } from "#design-system/aria/useLazyModule.ts";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Modal.css.ts";
import { firstField, ModalPanel } from "./ModalPanel.tsx";

export type ModalLook = "sheet" | "dialog";

export type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  look: ModalLook;
  /** An `alertdialog` requires an answer: a press outside does not close it. */
  role?: "dialog" | "alertdialog";
};

/**
 * Shared implementation of sheets and dialogs. Its code is fetched when the element around it, which holds its button,
 * is hovered or focused; an earlier press opens the browser's own modal dialog, which stays until it is closed.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, look, role = "dialog" } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { module, request } = useLazyModule(() => import("./ModalAria.tsx"));
  const [openedBy, setOpenedBy] = useState<"browser" | "aria" | null>(null);
  if (isOpen && openedBy === null) setOpenedBy(module ? "aria" : "browser");
  if (!isOpen && openedBy !== null) setOpenedBy(null);
  const isNative = openedBy === "browser";
  const layer = useCallback(() => dialog.current, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` asks once, whichever rendering it is from.
  useEffect(() => {
    const around = dialog.current?.parentElement;
    const listeners = new AbortController();
    for (const sign of ["pointerover", "focusin"])
      around?.addEventListener(sign, request, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (isNative && element && !element.open) {
      element.showModal();
      (firstField(element) ?? element).focus();
    }
    if (!isNative && element?.open) element.close();
  }, [isNative]);

  // Unmounting it open would lose the focus: closing it first restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself. */}
      <dialog
        ref={dialog}
        tabIndex={-1}
        role={role === "alertdialog" ? role : undefined}
        className={cx(styles.look[look], styles.native)}
        aria-labelledby={titleId}
        onClose={() => isNative && onClose()}
        onClick={(event) => role === "dialog" && event.target === dialog.current && onClose()}
      >
        {isNative && (
          <LayerProvider value={layer}>
            <ModalPanel {...props} titleId={titleId} />
          </LayerProvider>
        )}
      </dialog>
      {module && !isNative && <module.ModalAria {...props} titleId={titleId} />}
    </>
  );
}
