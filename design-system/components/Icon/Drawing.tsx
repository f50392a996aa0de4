import { cx } from "#design-system/theme/cx.ts";
import type { Stroke } from "./frame-drawings.ts";
import * as styles from "./Icon.css.ts";

/** 16, 20, 24 and 40 pixels. */
export type IconSize = "small" | "medium" | "large" | "huge";

export type DrawingProps = {
  stroke: Stroke;
  size?: IconSize;
  /** What it says when nothing beside it does; without one it is decoration. */
  label?: string | undefined;
};

/** One stroke drawn. Those that point somewhere turn with the reading direction; the rest never do. */
export function Drawing({ stroke, size = "medium", label }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx(
        styles.icon,
        styles.size[size],
        stroke.isMirrored && styles.mirrored,
        stroke.isFilled && styles.filled,
      )}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={stroke.d} />
    </svg>
  );
}
