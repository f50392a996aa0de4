import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/property.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { cancellationDeadlines } from "#domain/pricing/cancellation.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import * as styles from "./PropertyScreen.css.ts";

function cost(percent: number, policy: CancellationPolicy, t: Translate, locale: Locale): string {
  if (percent === 0) return t("property.cancellation.free");
  const words = policy.base === "first_night" ? "property.cancellation.firstNight" : "property.cancellation.wholeStay";
  return t(words, { percent: formatPercent(percent, locale) });
}

type Row = { when: string; percent: number };

/** The steps of a policy: as dates of a stay when one is known, otherwise counted back from check-in. */
export function Cancellation({ policy, checkIn }: { policy: CancellationPolicy; checkIn: IsoDate | null }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const rows: Row[] =
    checkIn === null
      ? policy.steps.map(({ days_before, hours_before, percent }) => ({
          percent,
          when:
            days_before !== null
              ? t("property.cancellation.days", { count: days_before })
              : hours_before !== null
                ? t("property.cancellation.hours", { count: hours_before })
                : t("property.cancellation.after"),
        }))
      : cancellationDeadlines(policy, checkIn)
          .filter(({ until }) => until === null || until >= environment.today)
          .map(({ until, percent }) => ({
            percent,
            when:
              until === null
                ? t("property.cancellation.after")
                : t("property.cancellation.until", { date: formatDate(until, environment, "full") }),
          }));
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ when, percent }) => (
            <tr key={when}>
              <th scope="row" className={styles.cell}>
                {when}
              </th>
              <td className={styles.cell}>{cost(percent, policy, t, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
