import { partiesText } from "#app/src/features/stay/parties-text.ts";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import type { RequestedParty } from "#domain/rooms.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import * as styles from "./DatesLine.css.ts";

export type DatesLineProps = {
  stay: StayQuery | null;
  parties: readonly RequestedParty[];
  /** Id of the sheet with their form. */
  sheet: string;
};

/** Dates and party of the page in one line, which opens their form on a narrow screen. */
export function DatesLine({ stay, parties, sheet }: DatesLineProps) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <button type="button" className={styles.line} popoverTarget={sheet}>
      <span className={styles.mark}>
        <Icon name="calendar" />
      </span>
      <span className={styles.words}>
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
      {stay !== null && <span className={styles.change}>{t("property.dates.change")}</span>}
    </button>
  );
}
