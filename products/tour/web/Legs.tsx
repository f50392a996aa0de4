import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { dayOfLocal, formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import { formatDate, formatInBothCalendars } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourLeg } from "#products/tour/contract/tour.shapes.ts";
import * as styles from "./journey.css.ts";

type Way = "out" | "back";

type EndProps = { of: "departure" | "arrival"; local: LocalDateTime; city: TourLeg["from"]; days?: number };

/** One end of a leg: its clock, its city. */
function End({ of, local, city, days = 0 }: EndProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <span className={of === "arrival" ? styles.arrival : styles.departure}>
      <span className={styles.clock}>{formatLocalTime(local, locale)}</span>
      <Text as="span" size="small" tone="soft">
        {inLocale(city, "name", locale)}
        {days > 0 && ` (${t("tour.leg.nextDay", { days })})`}
      </Text>
    </span>
  );
}

function Leg({ leg, way, inBoth }: { leg: TourLeg; way: Way; inBoth: boolean }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const day = dayOfLocal(leg.departs_local);
  return (
    <li className={styles.leg}>
      <div className={styles.legTitle}>
        <Text as="span" size="small" tone="mute">
          {t(`tour.leg.${way}`)}
        </Text>
        <Text as="span" size="label">
          {inBoth ? formatInBothCalendars(day, locale, "full") : formatDate(day, environment, "full")}
        </Text>
      </div>
      <div className={styles.ends}>
        <End of="departure" local={leg.departs_local} city={leg.from} />
        <span className={styles.way}>
          <Icon name={leg.mode} size="small" />
          <span className={visuallyHidden}>{t("tour.leg.until")}</span>
        </span>
        <End of="arrival" local={leg.arrives_local} city={leg.to} days={leg.day_shift} />
      </div>
      <Text size="small" tone="soft">
        {t(`tour.leg.mode.${leg.mode}`)} <Code>{leg.number}</Code> · {inLocale(leg, "carrier", locale)} ·{" "}
        {t(`tour.class.${leg.class}`)}
      </Text>
    </li>
  );
}

type LegsProps = {
  journey: { out: TourLeg; back: TourLeg };
  /** Beneath each other in a card unless it is as wide as a tablet, beside each other in a page; on paper also with their dates in both calendars. */
  look?: "card" | "page" | "paper";
};

/** Both ways of the journey, by the clocks of their ends. */
export const Legs = ({ journey: { out, back }, look = "card" }: LegsProps) => (
  <ul className={cx(styles.legs, look === "card" ? styles.columnsOnTablet : styles.columns)}>
    <Leg leg={out} way="out" inBoth={look === "paper"} />
    <Leg leg={back} way="back" inBoth={look === "paper"} />
  </ul>
);
