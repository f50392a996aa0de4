import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import * as styles from "./PartnerScreen.css.ts";

/** A partner's sign: the first letter of its name in a star. The name stands beside it. */
export const Mark = ({ name }: { name: string }) => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.star} d={frameDrawings.shamseh.d} />
    <text className={styles.initial} x="12" y="12" textAnchor="middle" dominantBaseline="central">
      {[...name][0]}
    </text>
  </svg>
);
