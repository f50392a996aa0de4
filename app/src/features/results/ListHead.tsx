import type { ReactNode } from "react";
import { ListTitle, type ListTitleProps } from "./ListTitle.tsx";
import * as styles from "./list-page.css.ts";

export type ListHeadProps = ListTitleProps & {
  /** Ways to neighbouring lists, in one row below the title. */
  neighbours?: ReactNode;
  /** The search. */
  children: ReactNode;
};

/** Head of a list whose title stands apart from its count: the search and the title, so that results come at once. */
export function ListHead({ neighbours, children, ...title }: ListHeadProps) {
  return (
    <div className={styles.section}>
      {children}
      <ListTitle {...title} />
      {neighbours}
    </div>
  );
}
