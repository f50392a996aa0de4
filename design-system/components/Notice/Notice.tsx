import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Notice.css.ts";

export type NoticeLook = "info" | "success" | "warning" | "danger";

const icons: Record<NoticeLook, IconName> = {
  info: "info",
  success: "check",
  warning: "warning",
  danger: "warning",
};

export type NoticeProps = {
  children: ReactNode;
  look?: NoticeLook;
  /** Announced at once by screen readers, and scrolled into view. */
  isAlert?: boolean;
  id?: string;
  /** Receives the focus when its text changes. */
  ref?: Ref<HTMLDivElement>;
};

/** Scrolls the answer to a press into view if it is outside. Before a first press the page does not move. */
function comeIntoView(icon: HTMLElement | null): void {
  if (navigator.userActivation?.hasBeenActive) icon?.parentElement?.scrollIntoView({ block: "nearest" });
}

/** Important information for the visitor. An alert scrolls into view. */
export function Notice({ children, look = "info", isAlert, id, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={ref ? -1 : undefined}
      className={cx(styles.notice, styles.look[look])}
      role={isAlert ? "alert" : undefined}
    >
      <span ref={isAlert ? comeIntoView : undefined} className={styles.tone[look]}>
        <Icon name={icons[look]} size="large" />
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
