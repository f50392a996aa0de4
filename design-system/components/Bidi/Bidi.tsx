import type { ReactNode } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatPhone } from "#domain/text/phone.ts";
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

/** A telephone number that can be called: shown in the locale's digits, dialled in ASCII ones. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const { locale } = useLocale();
  return (
    <a href={`tel:${number}`} className={className}>
      <bdi dir="ltr" className={styles.isolated}>
        {formatPhone(number, locale)}
      </bdi>
    </a>
  );
}
