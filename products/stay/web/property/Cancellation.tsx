import { deadlineText } from "#app/src/features/cancellation/cancellation-text.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { endOfStep } from "#domain/reservation/penalty.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import * as styles from "./PropertyScreen.css.ts";

function cost(percent: number, policy: CancellationPolicy, t: Translate, locale: Locale): string {
  if (percent === 0) return t("property.cancellation.free");
  const words = policy.base === "first_night" ? "property.cancellation.firstNight" : "property.cancellation.wholeStay";
  return t(words, { percent: formatPercent(percent, locale) });
}

/** True when nights already begun may cost more than the last step: impossible once a step keeps everything. */
const mayRise = ({ base, steps }: CancellationPolicy): boolean =>
  base === "first_night" || steps.every(({ percent }) => percent < 100);

type Row = { when: string; percent: number };

/** The steps of a policy counted back from check-in, as they hold for any stay. */
const generalRows = ({ steps }: CancellationPolicy, t: Translate): Row[] =>
  steps.map(({ days_before, hours_before, percent }) => {
    if (days_before !== null) return { percent, when: t("property.cancellation.days", { count: days_before }) };
    if (hours_before !== null) return { percent, when: t("property.cancellation.hours", { count: hours_before }) };
    return { percent, when: t("property.cancellation.after") };
  });

/** The steps of a policy: as deadlines of a stay when one is known, the coming ones only; otherwise as they hold for any. */
type CancellationProps = { policy: CancellationPolicy; checkIn: IsoDate | null; isAbroad: boolean };

export function Cancellation({ policy, checkIn, isAbroad }: CancellationProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const rows = checkIn === null ? generalRows(policy, t) : datedRows(checkIn);

  function datedRows(day: IsoDate): Row[] {
    // Read here alone: a page without a stay is the same at any time.
    const { now } = environment;
    const anchor = { day, at: checkInInstant(day) };
    return policy.steps
      .map((step) => ({ percent: step.percent, end: endOfStep(step, anchor) ?? Number.POSITIVE_INFINITY }))
      .filter(({ end }) => end > now)
      .sort((one, other) => one.end - other.end)
      .map(({ percent, end }) => ({
        percent,
        when:
          end === Number.POSITIVE_INFINITY
            ? t("property.cancellation.after")
            : t("property.cancellation.until", { date: deadlineText(end, isAbroad, t, environment) }),
      }));
  }

  return (
    <div className={styles.tableScroll}>
      <table className={styles.table}>
        <caption className={styles.tableCaption}>{t("property.cancellation.table")}</caption>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{t("property.cancellation.when")}</th>
            <th scope="col">{t("property.cancellation.fee")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, percent }) => (
            <tr key={when}>
              <th scope="row" className={styles.cell}>
                {when}
              </th>
              <td className={styles.cell}>{cost(percent, policy, t, locale)}</td>
            </tr>
          ))}
          {mayRise(policy) && (
            <tr>
              <th scope="row" className={styles.cell}>
                {t("property.cancellation.begun")}
              </th>
              <td className={styles.cell}>{t("property.cancellation.nights")}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
