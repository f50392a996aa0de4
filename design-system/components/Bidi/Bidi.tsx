import type { ReactNode } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { localDigits } from "#domain/text/numbers.ts";
import * as styles from "./Bidi.css.ts";

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
        {localDigits(number, locale)}
      </bdi>
    </a>
  );
}
