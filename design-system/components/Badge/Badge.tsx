import type { MouseEventHandler, ReactNode } from "react";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import * as styles from "./Badge.css.ts";

export type BadgeLook = "offer" | "info" | "success" | "danger" | "neutral" | "heritage";

export type BadgeProps = { children: ReactNode; look?: BadgeLook; icon?: IconName };

/** A short fact about something. Never by colour alone: always with words, often with an icon too. */
export function Badge({ children, look = "neutral", icon }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles.look[look])}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}

export type ChipProps = {
  children: ReactNode;
  href: string;
  /** Words before the text, for screen readers, of a chip that removes an active filter. */
  removeLabel?: string;
  isChosen?: boolean;
  /** `quiet` has no edge: for choices that are there without being looked for. */
  look?: "outlined" | "quiet";
  /** Shows the link's page without loading it, once scripts run. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A choice as a link: it works before scripts run. */
export function Chip({ children, href, removeLabel, isChosen, look = "outlined", onClick }: ChipProps) {
  return (
    <a
      href={href}
      className={cx(
        styles.chip,
        isChosen && styles.chosen,
        look === "quiet" && styles.quiet[isChosen ? "chosen" : "other"],
      )}
      aria-current={isChosen ? "true" : undefined}
      onClick={onClick}
    >
      {removeLabel && <span className={visuallyHidden}>{removeLabel}</span>}
      {children}
      {removeLabel && <Icon name="close" size="small" />}
    </a>
  );
}
