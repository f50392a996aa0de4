import { partiesText } from "#app/src/features/stay/parties-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import * as styles from "./Cover.css.ts";
import type { PropertyData } from "./load.ts";
import { PLACE } from "./places.ts";

/** Dates and party of the page in one line, which opens their form on a narrow screen. */
export function DatesLine({ stay, parties }: Pick<PropertyData, "stay" | "parties">) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <button type="button" className={styles.datesLine} popoverTarget={PLACE.datesSheet}>
      <span className={styles.datesMark}>
        <Icon name="calendar" />
      </span>
      <span className={styles.datesWords}>
        {stay === null ? (
          <strong className={styles.dates}>{t("property.dates.choose")}</strong>
        ) : (
          <>
            <strong className={styles.dates}>
              {formatDateRange(stay.checkIn, stay.checkOut, environment, "short")}
            </strong>
            {` · ${formatNights(stay.lengthOfStay, environment.locale)} · ${partiesText(parties, t)}`}
          </>
        )}
      </span>
      {stay !== null && <span className={styles.datesChange}>{t("property.dates.change")}</span>}
    </button>
  );
}
