import type { ReactNode } from "react";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import * as styles from "./Modal.css.ts";

export type ModalPanelProps = {
  title: string;
  titleId: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
};

/** The content of every dialog. */
export function ModalPanel({ title, titleId, closeLabel, onClose, children, footer }: ModalPanelProps) {
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} look="title" id={titleId}>
          {title}
        </Heading>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}
