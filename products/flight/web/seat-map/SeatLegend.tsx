import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { localDigits } from "#domain/text/digits.ts";
import * as styles from "./seat-map.css.ts";

/** Each kind of seat by its shape and sign, and in words: colour alone says nothing. */
const signs = [
  { kind: "free", sign: "A", isWide: false },
  { kind: "free", sign: "A", isWide: true },
  { kind: "mine", sign: "check", isWide: false },
  { kind: "ours", sign: "2", isWide: false },
  { kind: "taken", sign: "close", isWide: false },
  { kind: "blocked", sign: "–", isWide: false },
  { kind: "exit", sign: "A", isWide: false },
] as const;

/** Legend of the signs on the map. @param isAlone one traveller has no companions */
export function SeatLegend({ isAlone }: { isAlone: boolean }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <ul className={styles.legend} aria-label={t("flightSeats.legend")}>
      {signs
        .filter(({ kind }) => kind !== "ours" || !isAlone)
        .map(({ kind, sign, isWide }) => (
          <li key={`${kind} ${isWide}`} className={styles.legendItem}>
            <span aria-hidden="true" className={cx(styles.swatch, styles.seat[kind], isWide && styles.legroom)}>
              {sign === "check" || sign === "close" ? <Icon name={sign} size="small" /> : localDigits(sign, locale)}
            </span>
            {t(isWide ? "flight.seatTraits.legroom" : `flightSeats.legend.${kind}`)}
          </li>
        ))}
    </ul>
  );
}
