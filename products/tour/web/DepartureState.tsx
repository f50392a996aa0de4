import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { TourPackage } from "#products/tour/contract/tour-card.shapes.ts";
import { groupLeft } from "#products/tour/rules/departure.ts";
import * as styles from "./TourCard.css.ts";

/** A group of one needs no other: whether it leaves is not open. */
const isGathering = ({ state, group }: Pick<TourPackage, "state" | "group">): boolean =>
  state === "scheduled" && group.min > 1;

/** State of a departure: certain, or how many have joined and when it is decided; and its last seats. A line holds them. */
export function DepartureState({ departure }: { departure: Pick<TourPackage, "state" | "group" | "seats_left"> }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { state, group, seats_left } = departure;
  const { min, sold } = group;
  const values = {
    min: formatNumber(min, locale),
    sold: formatNumber(sold, locale),
    date: formatDate(tehranDate(group.decide_by), environment, "short"),
  };
  return (
    <>
      {state === "guaranteed" && (
        <span className={cx(styles.fact, styles.certain)}>
          <Icon name="check" size="small" />
          {t("tour.state.guaranteed")}
        </span>
      )}
      {isGathering(departure) && (
        <span className={styles.fact}>
          <Icon name="people" size="small" />
          {t(groupLeft(min, sold) === 0 ? "tour.card.complete" : "tour.card.gathering", values)}
        </span>
      )}
      {seats_left !== null && seats_left > 0 && (
        <span className={cx(styles.fact, styles.fewLeft)}>{t("tour.left.seats", { count: seats_left })}</span>
      )}
    </>
  );
}
