import { useId } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { tehranDate } from "#domain/calendar/today.ts";
import { formatDate } from "#domain/text/dates.ts";
import type { TourDepartureNow } from "#products/tour/contract/tour.shapes.ts";
import { groupLeft } from "#products/tour/rules/departure.ts";
import { Fact } from "./Fact.tsx";
import * as styles from "./journey.css.ts";

/** States that the tour is guaranteed, or how many of the needed travellers have joined and when it is decided. */
export function GroupState({ departure: { state, group } }: { departure: TourDepartureNow }) {
  const t = useText();
  const environment = useEnvironment();
  const text = useId();
  if (state === "guaranteed") return <Fact icon="check">{t("tour.group.guaranteed")}</Fact>;
  if (state !== "scheduled" || group === null || group.min <= 1) return null;
  const { min, sold } = group;
  const values = { min, sold, date: formatDate(tehranDate(group.decide_by), environment, "short") };
  if (groupLeft(min, sold) === 0) return <Fact icon="people">{t("tour.group.full", values)}</Fact>;
  return (
    <div className={styles.group}>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t("tour.group.meter")}
        aria-describedby={text}
        aria-valuemin={0}
        aria-valuemax={min}
        aria-valuenow={sold}
      >
        {Array.from({ length: min }, (_, place) => (
          <span key={place} className={place < sold ? styles.markTaken : styles.markOpen} />
        ))}
      </div>
      <Text size="small" id={text}>
        {t("tour.group.gathering", values)}
      </Text>
    </div>
  );
}
