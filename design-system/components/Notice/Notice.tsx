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
  /** Said at once to those who hear the page. */
  isAlert?: boolean;
  id?: string;
  /** To focus it when its text changes. */
  ref?: Ref<HTMLDivElement>;
};

/** Something the visitor should know, where it matters. */
export function Notice({ children, look = "info", isAlert, id, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={ref ? -1 : undefined}
      className={cx(styles.notice, styles.look[look])}
      role={isAlert ? "alert" : undefined}
    >
      <span className={styles.tone[look]}>
        <Icon name={icons[look]} size="large" />
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
