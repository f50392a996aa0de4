import { memo, type ReactNode } from "react";
import { AudienceBadge } from "#app/src/features/audience/AudienceBadge.tsx";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Approximate } from "#app/src/features/price/Approximate.tsx";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { nightAverage } from "#domain/pricing/pricing.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatAverageText, formatMoney } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { PlanOffer } from "#products/stay/contract/stay.shapes.ts";
import { Cancellation } from "./Cancellation.tsx";
import { cancellationOf, isOpen } from "./chosen-stay.ts";
import * as styles from "./PropertyScreen.css.ts";

/** Each night's price, which together are the total. */
function NightTable({ plan }: { plan: PlanOffer }) {
  const t = useText();
  const environment = useEnvironment();
  const amount = (rial: number) => formatMoney(rial, environment.locale).amount;
  const hasExtra = plan.nights.some(({ extra }) => extra > 0);
  const number = cx(styles.cell, styles.numberCell);
  const before = cx(number, styles.beforeDiscount);
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {t("property.night.date")}
            </th>
            <th scope="col" className={before}>
              {t("property.night.rack")}
            </th>
            <th scope="col" className={number}>
              {t("property.night.sale")}
            </th>
            {hasExtra && (
              <th scope="col" className={number}>
                {t("property.night.extra")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {plan.nights.map(({ date, rack, sale, extra }) => (
            <tr key={date}>
              <th scope="row" className={styles.cell}>
                {formatDate(date, environment, "day")}
              </th>
              <td className={before}>{rack > sale ? <s>{amount(rack)}</s> : amount(rack)}</td>
              <td className={number}>{amount(sale)}</td>
              {hasExtra && <td className={number}>{amount(extra)}</td>}
            </tr>
          ))}
          <tr className={styles.totalRow}>
            <th scope="row" className={styles.cell}>
              {t("property.night.total")}
            </th>
            <td className={before}>{amount(plan.rack_total)}</td>
            <td className={number} colSpan={hasExtra ? 2 : 1}>
              {amount(plan.total)}
            </td>
          </tr>
        </tbody>
      </table>
      <Text size="caption" tone="mute">
        {t("property.night.unit")}
      </Text>
    </div>
  );
}

/** Price of a rate night by night, and the cost of cancelling it: the same whether it is chosen or not. */
const PlanDetails = memo(({ plan, stay, isAbroad }: Pick<PlanRowProps, "plan" | "stay" | "isAbroad">) => {
  const t = useText();
  return (
    <details className={styles.planDetails}>
      <summary className={styles.detailsSummary}>{t("property.plan.details")}</summary>
      <NightTable plan={plan} />
      <Cancellation policy={plan.cancellation_policy} checkIn={stay.checkIn} isAbroad={isAbroad} />
    </details>
  );
});

export type PlanRowProps = {
  /** The name of the room that it is a rate of. */
  room: string;
  /** Its anchor in the page, to which choosing it without a script leads. */
  id: string;
  plan: PlanOffer;
  stay: StayQuery;
  /** True of a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  /** The address in which this plan is chosen. */
  address: string;
  isChosen: boolean;
  /** The reason why it cannot be chosen after all. */
  notice?: ReactNode;
};

/** Confirmation, audience and number of rooms left of a rate, and what cancelling it costs, or why it is closed. */
function PlanTerms({ plan, stay, isAbroad }: Pick<PlanRowProps, "plan" | "stay" | "isAbroad">) {
  const t = useText();
  const environment = useEnvironment();
  const isAtOnce = plan.confirmation === "online";
  return (
    <div className={styles.terms}>
      {isOpen(plan) && (
        <CancellationLine sentence={cancellationOf([plan], stay.checkIn, environment.now)} isAbroad={isAbroad} />
      )}
      {plan.blocking.map((blocking) => (
        <Text key={`${blocking.reason} ${blocking.date}`} size="small" tone="mute">
          {blockingText(blocking, t, environment)}
        </Text>
      ))}
      <div className={styles.badges}>
        {/* A closed rate is not confirmed at all. */}
        {isOpen(plan) && (
          <Badge look={isAtOnce ? "info" : "neutral"} icon={isAtOnce ? "bolt" : "clock"}>
            {t(`confirmations.${plan.confirmation}`)}
          </Badge>
        )}
        <AudienceBadge audience={plan.guest_nationality} />
        {plan.rooms_left !== null && plan.rooms_left > 0 && (
          <Badge look="offer">{t("property.plan.left", { count: plan.rooms_left })}</Badge>
        )}
      </div>
    </div>
  );
}

/** Sum of a rate for the stay. The average of a night is rounded, so the sum is never written as a multiple of it. */
function PlanSum({ plan }: Pick<PlanRowProps, "plan">) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div className={styles.sum} data-sum={plan.total}>
      <Price amount={plan.total} rack={plan.rack_total} rackLabel={t("sale.price.before")} align="end" />
      <Approximate rial={plan.total} />
      {plan.nights.length > 1 && (
        <span className={styles.average}>
          {t("sale.price.average", {
            of: t("sale.price.night"),
            amount: formatAverageText(nightAverage(plan.total, plan.nights.length, 1), locale),
          })}
        </span>
      )}
    </div>
  );
}

/** One rate of a room: what it includes, its price, and its cancellation deadline. */
export const PlanRow = memo(({ id, room, plan, stay, isAbroad, address, isChosen, notice }: PlanRowProps) => {
  const t = useText();
  const { locale } = useEnvironment();
  const isSold = isOpen(plan);
  return (
    <div id={id} className={cx(styles.plan, isChosen && styles.chosenPlan)} data-plan={plan.rate_plan_id}>
      <div className={styles.planRow}>
        <strong className={styles.meal}>{t(`meals.${plan.meal}`)}</strong>
        <PlanTerms plan={plan} stay={stay} isAbroad={isAbroad} />
        {isSold && <PlanSum plan={plan} />}
        {isSold && (
          <a
            href={address}
            className={cx(styles.choose, isChosen && styles.chosen)}
            aria-current={isChosen || undefined}
          >
            <span className={styles.chooseWords}>
              {isChosen && <Icon name="check" size="small" />}
              {t(isChosen ? "property.plan.chosen" : "property.plan.choose")}
              <Hidden>{` ${room}${COMMA[locale]}${inLocale(plan, "name", locale)}`}</Hidden>
            </span>
          </a>
        )}
      </div>
      {notice !== undefined && <div className={styles.planNotice}>{notice}</div>}
      {isSold && <PlanDetails plan={plan} stay={stay} isAbroad={isAbroad} />}
    </div>
  );
});
