import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { useScrollsAlone } from "#design-system/scroll/useScrollsAlone.ts";
import * as styles from "./Modal.css.ts";

export type ModalPanelProps = {
  title: string;
  titleId: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
};

/** Fields that are filled in. A choice that stands already, as of a radio group, may be far down in a dialog. */
const FILLED_IN = "input:enabled:not([type=radio], [type=checkbox]), select:enabled, textarea:enabled";

/** First field of a dialog with a form; undefined without fields. */
export const firstField = (dialog: HTMLElement): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(FILLED_IN)].find((field) => field.checkVisibility());

/** Content of every dialog. Focuses its first field; without a field, the dialog itself, which is then read out. */
export function ModalPanel({ title, titleId, closeLabel, onClose, children, footer }: ModalPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  const reached = useScrollsAlone(body) && { role: "group", tabIndex: 0, "aria-labelledby": titleId };
  useEffect(() => {
    if (body.current) firstField(body.current)?.focus();
  }, []);
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} look="title" id={titleId}>
          {title}
        </Heading>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div ref={body} className={styles.body} {...reached}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}
