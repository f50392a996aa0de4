import { cx } from "#design-system/theme/cx.ts";
import type { Stroke } from "./frame-drawings.ts";
import * as styles from "./Icon.css.ts";

/** 16, 20, 24 and 40 pixels. */
export type IconSize = "small" | "medium" | "large" | "huge";

export type DrawingProps = {
  stroke: Stroke;
  size?: IconSize;
  /** Accessible name when no text beside it says the same; without one it is decorative. */
  label?: string | undefined;
};

/** Draws one icon by strokes. Directional icons are mirrored with the reading direction; the others never are. */
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
