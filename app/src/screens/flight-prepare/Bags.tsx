import * as styles from "#app/src/features/price/table.css.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import type { Baggage, FlightCounts } from "#domain/contract/flight.shapes.ts";
import { type AgeGroup, ageGroups, type Locale } from "#domain/enums/enums.ts";
import { formatNumber } from "#domain/text/numbers.ts";

const countOf = (counts: FlightCounts, group: AgeGroup): number => counts[`${group}_count`];

function bagText({ cabin_kg, checked_kg, pieces }: Baggage[AgeGroup], t: Translate, locale: Locale): string {
  const weights = { checked: formatNumber(checked_kg, locale), cabin: formatNumber(cabin_kg, locale) };
  if (pieces === 0) return t(cabin_kg === 0 ? "flightReview.bag.none" : "flight.bag.cabinOnly", weights);
  return t(cabin_kg === 0 ? "flightReview.bag.checkedOnly" : "flight.bag", weights);
}

/** What each kind of traveller of the party may take along. */
export function Bags({ baggage, counts }: { baggage: Baggage; counts: FlightCounts }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("flightReview.bags")}</caption>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{t("flightReview.bags.who")}</th>
          <th scope="col">{t("flightReview.bags.what")}</th>
        </tr>
      </thead>
      <tbody>
        {ageGroups
          .filter((group) => countOf(counts, group) > 0)
          .map((group) => (
            <tr key={group}>
              <th scope="row" className={styles.cell}>
                {t(`flightReview.each.${group}`)}
              </th>
              <td className={styles.cell}>{bagText(baggage[group], t, locale)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
