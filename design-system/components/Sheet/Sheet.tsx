import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import * as styles from "./Sheet.css.ts";

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
};

/**
 * Something to decide before going on: a sheet from below on a phone, a panel in the middle elsewhere.
 * It is the browser's own modal dialog: focus stays inside, Escape closes, and focus goes back to where it came from.
 */
export function Sheet({ isOpen, onClose, title, closeLabel, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <Heading level={2} look="title" id={titleId}>
          {title}
        </Heading>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{isOpen && children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
