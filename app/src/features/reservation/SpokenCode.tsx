import * as styles from "./reservation.css.ts";

/** Three digits, unless fewer than three would be left: `935 764 7045`. */
const GROUP = /\d{3}(?=\d{3})/g;

/** A code as one reads it out, large and in groups; copied, it has no spaces. */
export const SpokenCode = ({ code }: { code: string }) => (
  <bdi dir="ltr" translate="no" className={styles.spokenCode}>
    {code
      .replace(GROUP, "$& ")
      .split(" ")
      .map((digits, at) => (
        <span key={`${at} ${digits}`} className={styles.spokenGroup}>
          {digits}
        </span>
      ))}
  </bdi>
);
