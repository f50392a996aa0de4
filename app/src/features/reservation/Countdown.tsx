import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { formatTimeLeft } from "#domain/text/dates.ts";
import * as styles from "./reservation.css.ts";
import { useTimeLeft } from "./useTimeLeft.ts";

export type CountdownProps = {
  /** A word or two: what the time is for. */
  label: string;
  /** Epoch seconds; `serverNow` is the server's clock when it was answered. */
  until: number;
  serverNow: number;
  onOver: () => void;
};

/** From here on the time is short, and said to be. */
const SHORT_SECONDS = 120;

/** Time left. Read out on demand, and once when it becomes short. */
export function Countdown({ label, until, serverNow, onOver }: CountdownProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const left = useTimeLeft(until, serverNow, onOver) ?? 0;
  const isShort = left <= SHORT_SECONDS;
  return (
    <p className={isShort ? styles.countdownShort : styles.countdown}>
      <Icon name={isShort ? "warning" : "clock"} size="small" />
      <span>{label}</span>
      <span role="timer" className={styles.time}>
        <bdi dir="ltr">{formatTimeLeft(left, locale)}</bdi>
      </span>
      <span role="status">{isShort && t("reserve.timeShort")}</span>
    </p>
  );
}
