import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatPhone, internationalPhone } from "#domain/text/phone.ts";
import * as styles from "./Bidi.css.ts";

/** A telephone number that can be called: shown in the locale's digits, dialled in ASCII ones from any country. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const { locale } = useLocale();
  return (
    <a href={`tel:${internationalPhone(number)}`} className={className}>
      <bdi dir="ltr" className={styles.isolated}>
        {formatPhone(number, locale)}
      </bdi>
    </a>
  );
}
