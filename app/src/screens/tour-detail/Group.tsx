import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { stateText } from "#app/src/products/tour/tour-words.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { TourCard } from "#domain/contract/tour.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import * as styles from "./TourDetail.css.ts";

/** Whether the tour leaves at all: certain, or how many have joined, until when, and what becomes of the money. */
export function Group({ departure }: { departure: Pick<TourCard, "state" | "group"> }) {
  const t = useText();
  const environment = useEnvironment();
  const { state, group } = departure;
  if (state === "guaranteed") {
    return (
      <p className={styles.group}>
        <Badge look="success" icon="check">
          {stateText(departure, t, environment.locale)}
        </Badge>
        <Text as="span" size="small">
          {t("tour.group.guaranteed")}
        </Text>
      </p>
    );
  }
  return (
    <div className={styles.part}>
      <meter className={styles.meter} min={0} max={group.min} value={group.sold} aria-label={t("tour.group.meter")}>
        {stateText(departure, t, environment.locale)}
      </meter>
      <Text size="small">
        {t("tour.group.gathering", {
          sold: group.sold,
          min: group.min,
          date: formatMoment(group.decide_by, environment),
        })}
      </Text>
    </div>
  );
}
