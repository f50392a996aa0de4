import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./Icon.css.ts";
import { drawings, type IconName } from "./paths.ts";

export type { IconName } from "./paths.ts";

export type IconProps = {
  name: IconName;
  size?: keyof typeof styles.size;
  /** What it says when nothing beside it does; without one it is decoration. */
  label?: string;
};

/** One picture of the set. Those that point somewhere turn with the reading direction; the rest never do. */
export function Icon({ name, size = "medium", label }: IconProps) {
  const drawing: { d: string; isMirrored?: true; isFilled?: true } = drawings[name];
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx(
        styles.icon,
        styles.size[size],
        drawing.isMirrored && styles.mirrored,
        drawing.isFilled && styles.filled,
      )}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={drawing.d} />
    </svg>
  );
}
