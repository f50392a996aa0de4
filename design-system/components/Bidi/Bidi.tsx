import type { ReactNode } from "react";
import * as styles from "./Bidi.css.ts";

/**
 * The number of a document, a code or an account, verbatim: Latin digits in both languages, whole on its line, on screen
 * and on paper. It is compared sign by sign and copied by hand, so nothing in it may change or move.
 */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" translate="no" className={styles.code}>
    {children}
  </bdi>
);

/** Codes, e-mail addresses and names in Latin letters inside a sentence of either direction. */
export const Latin = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={styles.latin}>
    {children}
  </bdi>
);
