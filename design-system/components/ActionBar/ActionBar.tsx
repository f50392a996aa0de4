import type { ReactNode } from "react";
import * as styles from "./ActionBar.css.ts";
import { barTerms, bottomBar } from "./bottom-bar.css.ts";

export type ActionBarProps = {
  /** What the region is called by those who hear it: "Book this property". */
  label: string;
  /** The sum, or what stands in its place. */
  title: ReactNode;
  /** What the sum is for: "3 nights · 2 rooms". */
  detail?: ReactNode;
  /** The one next step: a button or a link. */
  children: ReactNode;
  /** What the step binds to, in a few lines; a screen that is no higher than the bar leaves it to the page. */
  terms?: ReactNode;
  /** What went wrong with the last press, above the rest. */
  notice?: ReactNode;
};

/**
 * The next step of a purchase, at the bottom of a narrow screen wherever it is scrolled to. Wide screens have a column
 * for it instead. It knows no product: the sum, its words and the step are handed in.
 */
export function ActionBar({ label, title, detail, children, terms, notice }: ActionBarProps) {
  return (
    <section className={bottomBar} aria-label={label} data-action-bar>
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
