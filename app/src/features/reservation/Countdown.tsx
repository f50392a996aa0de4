import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { formatTimeLeft } from "#domain/text/dates.ts";
import * as styles from "./reservation.css.ts";
import { useTimeLeft } from "./useTimeLeft.ts";

export type CountdownProps = {
  label: string;
  /** Epoch seconds; `serverNow` is the server's clock when it was answered. */
  until: number;
  serverNow: number;
  onOver: () => void;
};

/** The last minutes are shown as such. */
const HURRY_SECONDS = 180;

/** Time left. Read out on demand, not each second. */
export function Countdown({ label, until, serverNow, onOver }: CountdownProps) {
  const { locale } = useEnvironment();
  const left = useTimeLeft(until, serverNow, onOver) ?? 0;
  return (
    <p className={left <= HURRY_SECONDS ? styles.countdownHurry : styles.countdown}>
      <Icon name="clock" />
      <span>{label}</span>
      <span role="timer" className={styles.time}>
        <bdi dir="ltr">{formatTimeLeft(left, locale)}</bdi>
      </span>
    </p>
  );
}
