import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { LayerProvider } from "#design-system/aria/layer.ts";
import { useLoaded } from "#design-system/aria/useLoaded.ts";
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
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  look: ModalLook;
  /** An `alertdialog` must be answered: a press beside it does not close it. */
  role?: "dialog" | "alertdialog";
};

/**
 * What sheets and dialogs have in common. Its code is fetched when what stands around it, which holds its button, is
 * pointed at or focused; an earlier press opens the browser's own modal dialog, which stays until it is closed.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, look, role = "dialog" } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { part, want } = useLoaded(() => import("./ModalAria.tsx"));
  const [openedBy, setOpenedBy] = useState<"browser" | "aria" | null>(null);
  if (isOpen && openedBy === null) setOpenedBy(part ? "aria" : "browser");
  if (!isOpen && openedBy !== null) setOpenedBy(null);
  const isNative = openedBy === "browser";
  const layer = useCallback(() => dialog.current, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `want` asks once, whichever rendering it is from.
  useEffect(() => {
    const around = dialog.current?.parentElement;
    const asked = new AbortController();
    for (const sign of ["pointerover", "focusin"]) around?.addEventListener(sign, want, { signal: asked.signal });
    return () => asked.abort();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (isNative && element && !element.open) {
      element.showModal();
      (firstField(element) ?? element).focus();
    }
    if (!isNative && element?.open) element.close();
  }, [isNative]);

  // Removed while it is open, it would take the focus along: closed, it gives it back.
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
      {part && !isNative && <part.ModalAria {...props} titleId={titleId} />}
    </>
  );
}
