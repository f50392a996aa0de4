import type { ReactNode } from "react";
import * as styles from "./ActionBar.css.ts";
import { barTerms, bottomBar, endBar } from "./bottom-bar.css.ts";

export type ActionBarProps = {
  /** Accessible name of the region: "Book this property". */
  label: string;
  /** The sum, or its replacement. */
  title: ReactNode;
  /** Scope of the sum: "3 nights · 2 rooms". */
  detail?: ReactNode;
  /** The primary action: a button or a link. */
  children: ReactNode;
  /** Terms that the action commits to, in a few lines; low screens leave them to the page. */
  terms?: ReactNode;
  /** Error of the last press, above the rest. */
  notice?: ReactNode;
  /** Ends a form: it sticks to the bottom of the screen until its own place is reached, and on a wide screen stands there. */
  isEndOfForm?: boolean;
};

/**
 * The next step of a purchase, fixed to the bottom of a narrow screen. Wide screens have a column for it instead.
 * Independent of products: the sum, its words and the action are props.
 */
export function ActionBar({ label, title, detail, children, terms, notice, isEndOfForm }: ActionBarProps) {
  return (
    <section className={isEndOfForm ? endBar : bottomBar} aria-label={label} data-action-bar>
      {notice}
      {terms && <div className={barTerms}>{terms}</div>}
      <div className={styles.row}>
        <p className={styles.words}>
          <span className={styles.title}>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </p>
        <div className={styles.action}>{children}</div>
      </div>
    </section>
  );
}
