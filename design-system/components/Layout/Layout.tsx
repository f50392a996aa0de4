import type { ReactNode } from "react";
import { cx } from "#design-system/theme/cx.ts";
import type { Space } from "#design-system/theme/theme.css.ts";
import * as styles from "./Layout.css.ts";

/** Layout components own the space between things; components themselves set no outer margin. */

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

type Common = { children: ReactNode; gap?: Space; as?: Element; id?: string };

/** One under the other. */
export function Stack({ children, gap = "md", align = "stretch", as: As = "div", id }: Common & { align?: Alignment }) {
  return (
    <As id={id} className={cx(styles.stack, styles.gap[gap], styles.align[align])}>
      {children}
    </As>
  );
}

/** Side by side, in reading direction, wrapping where there is no room. */
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
  /** On a telephone one line that is pushed aside. */
  isPushed?: boolean;
}) {
  const wrapping = cx(!isWrapping && styles.noWrap, isPushed && styles.pushedLine);
  return (
    <As id={id} className={cx(styles.inline, wrapping, styles.gap[gap], styles.align[align], styles.justify[justify])}>
      {children}
    </As>
  );
}

/** Equal columns that become fewer on narrower screens. */
export function Columns({
  children,
  gap = "lg",
  count = "three",
  isPushed = false,
  as: As = "div",
  id,
}: Common & {
  count?: ColumnCount;
  /** On a telephone a row that is pushed aside, instead of one under the other. */
  isPushed?: boolean;
}) {
  const pushed = isPushed && styles.pushed;
  return (
    <As id={id} className={cx(styles.columns, pushed, styles.columnCount[count], styles.gap[gap])}>
      {children}
    </As>
  );
}

/** The page's width with its gutters. */
export function Container({ children, as: As = "div", id }: Omit<Common, "gap">) {
  return (
    <As id={id} className={styles.container}>
      {children}
    </As>
  );
}
