import type { ReactNode } from "react";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Surface.css.ts";

/** `arch` is a threshold: round as an arch above, calm below. */
export type SurfaceLook = "plain" | "arch" | "floating" | "sunken";
export type SurfacePadding = "none" | "sm" | "md" | "lg";

export type SurfaceProps = {
  children: ReactNode;
  as?: "div" | "section" | "article" | "li" | "aside" | "form";
  look?: SurfaceLook;
  padding?: SurfacePadding;
  /** Cuts pictures to the rounded edge. */
  isClipping?: boolean;
  labelledBy?: string;
  id?: string;
};

/** Something lying on the page: a card, a panel, a well. */
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
