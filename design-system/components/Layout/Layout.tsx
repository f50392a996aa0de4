import type { ReactNode } from "react";
import { cx } from "#design-system/theme/cx.ts";
import type { Space } from "#design-system/theme/theme.css.ts";
import * as styles from "./Layout.css.ts";

/** Layout components own the space between elements; components set no outer margin. */

type Element =
  | "div"
  | "ul"
  | "ol"
  | "nav"
  | "section"
  | "header"
  | "footer"
  | "li"
  | "dl"
  | "form"
  | "article"
  | "aside"
  | "span";
export type Alignment = "start" | "center" | "end" | "stretch" | "baseline";
export type Justification = "start" | "center" | "end" | "between";
export type ColumnCount = "two" | "three" | "four";
/** Columns of a scrolling row: nearly as wide as a phone, one and a half in sight, or two and more. */
export type Rail = "wide" | "cards" | "tiles";

type Common = { children: ReactNode; gap?: Space; as?: Element; id?: string };

/** Vertical stack. */
export function Stack({ children, gap = "md", align = "stretch", as: As = "div", id }: Common & { align?: Alignment }) {
  return (
    <As id={id} className={cx(styles.stack, styles.gap[gap], styles.align[align])}>
      {children}
    </As>
  );
}

/** Horizontal row in reading direction, wrapping as needed. */
export function Inline({
  children,
  gap = "xs",
  align = "center",
  justify = "start",
  isWrapping = true,
  isPushed = false,
  as: As = "div",
  id,
}: Common & {
  align?: Alignment;
  justify?: Justification;
  isWrapping?: boolean;
  /** On a phone, a single scrolling line. */
  isPushed?: boolean;
}) {
  const wrapping = cx(!isWrapping && styles.noWrap, isPushed && styles.pushedLine);
  return (
    <As id={id} className={cx(styles.inline, wrapping, styles.gap[gap], styles.align[align], styles.justify[justify])}>
      {children}
    </As>
  );
}

/** Equal columns, fewer on narrower screens. */
export function Columns({
  children,
  gap = "lg",
  count = "three",
  rail,
  as: As = "div",
  id,
}: Common & {
  count?: ColumnCount;
  /** On a phone a scrolling row of this width of column, instead of a stack. */
  rail?: Rail;
}) {
  return (
    <As id={id} className={cx(styles.columns, rail && styles.rail[rail], styles.columnCount[count], styles.gap[gap])}>
      {children}
    </As>
  );
}

/** Width of the page with its gutters. */
export function Container({ children, as: As = "div", id }: Omit<Common, "gap">) {
  return (
    <As id={id} className={styles.container}>
      {children}
    </As>
  );
}
