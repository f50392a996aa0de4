import type { ReactNode } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import * as styles from "./Accordion.css.ts";

export type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Called each time it opens, for example to load its content. */
  onOpen?: () => void;
};

/** A heading that opens its content: the browser's own `details`, so it works before scripts run. */
export function Accordion({ title, children, isOpen, onOpen }: AccordionProps) {
  return (
    <details
      className={styles.item}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.summary}>
        <span>{title}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
