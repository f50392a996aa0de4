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
  /** Said at once to those who hear the page, and brought into view for those who see it. */
  isAlert?: boolean;
  id?: string;
  /** To focus it when its text changes. */
  ref?: Ref<HTMLDivElement>;
};

/** Brings the answer to a press into view where it stands outside. Before a first press the page stays where it is. */
function comeIntoView(icon: HTMLElement | null): void {
  if (navigator.userActivation?.hasBeenActive) icon?.parentElement?.scrollIntoView({ block: "nearest" });
}

/** Something the visitor should know, where it matters. An alert comes into view. */
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
