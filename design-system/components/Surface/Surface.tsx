import type { ReactNode } from "react";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Surface.css.ts";

/** `arch` is a threshold: rounded like an arch at the top, plain at the bottom. */
export type SurfaceLook = "plain" | "arch" | "floating" | "sunken";
export type SurfacePadding = "none" | "sm" | "md" | "lg";

export type SurfaceProps = {
  children: ReactNode;
  as?: "div" | "section" | "article" | "li" | "aside" | "form";
  look?: SurfaceLook;
  padding?: SurfacePadding;
  /** Clips pictures to the rounded corners. */
  isClipping?: boolean;
  labelledBy?: string;
  id?: string;
};

/** A surface on the page: a card, a panel, a well. */
export function Surface({
  children,
  as: As = "div",
  look = "plain",
  padding = "md",
  isClipping,
  labelledBy,
  id,
}: SurfaceProps) {
  return (
    <As
      id={id}
      aria-labelledby={labelledBy}
      className={cx(styles.surface, styles.look[look], styles.padding[padding], isClipping && styles.clip)}
    >
      {children}
    </As>
  );
}
