import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { Icon, type IconName } from "#design-system/components/Icon/Icon.tsx";
import { shamsehPath } from "#design-system/illustration/shamseh.ts";
import * as styles from "./LoginScreen.css.ts";

const points: readonly { icon: IconName; words: MessageId }[] = [
  { icon: "receipt", words: "login.account.trips" },
  { icon: "people", words: "login.account.travellers" },
  { icon: "bolt", words: "login.account.prices" },
];

const STAR = shamsehPath(30, 32, 32);

/** Reasons to have an account. */
export function AccountPoints() {
  const t = useText();
  return (
    <aside className={styles.points} aria-labelledby="account-points">
      <svg viewBox="0 0 64 64" className={styles.star} aria-hidden="true">
        <path d={STAR} />
      </svg>
      <h2 id="account-points" className={styles.pointsTitle}>
        {t("login.account")}
      </h2>
      <ul className={styles.pointList}>
        {points.map(({ icon, words }) => (
          <li key={words} className={styles.point}>
            <Icon name={icon} />
            {t(words)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
