import type { ReactNode } from "react";
import * as styles from "./Bidi.css.ts";

/**
 * A document number, code or account, verbatim: Latin digits in both languages, unbroken, on screen and on paper. It is
 * compared character by character and copied by hand, so nothing in it may change or move.
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
