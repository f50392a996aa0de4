import * as styles from "./Code.css.ts";

/**
 * The number of a document, a code or an account, verbatim: Latin digits in both languages, whole on its line, on screen
 * and on paper. It is compared sign by sign and copied by hand, so nothing in it may change or move.
 */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" translate="no" className={styles.code}>
    {children}
  </bdi>
);
