import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { Party } from "#domain/rooms.ts";
import { formatNights } from "#domain/text/dates.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { BookButton } from "./BookButton.tsx";
import { type ChosenRoom, quoteInputOf, totalOf } from "./chosen-stay.ts";
import * as styles from "./PropertyScreen.css.ts";

export type StaySummaryProps = {
  propertyId: number;
  /** Party by party, as `chosen`. */
  parties: readonly Party[];
  chosen: readonly (ChosenRoom | null)[];
  stay: StayQuery;
  actions: ScreenActions;
};

/** What was chosen, what it costs, and the way on. The address keeps the choice. */
export function StaySummary({ propertyId, parties, chosen, stay, actions }: StaySummaryProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const rooms = chosen.filter((room) => room !== null);
  const missing = chosen.length - rooms.length;
  const { total, rack } = totalOf(chosen);
  return (
    <aside className={styles.summary} aria-labelledby="summary-title">
      <Surface>
        <div className={styles.summary}>
          <Heading level={3} id="summary-title">
            {t("property.summary")}
          </Heading>
          {rooms.length === 0 && (
            <Text size="small" tone="soft">
              {t("property.summary.empty")}
            </Text>
          )}
          {rooms.map(({ room, plan }, index) => (
            <div key={index} className={styles.line}>
              <span className={styles.lineWords}>{locale === "fa" ? room.name_fa : room.name_en}</span>
              <Text as="span" size="label" isUnbroken>
                {formatMoneyText(plan.total, locale)}
              </Text>
            </div>
          ))}
          {rooms.length > 0 && missing > 0 && (
            <Text size="small" tone="anar">
              {t("property.summary.missing", { count: missing })}
            </Text>
          )}
        </div>
      </Surface>
      {rooms.length > 0 && (
        <div className={styles.summaryBar}>
          <div className={styles.summary} data-total={total}>
            <Text size="small" tone="soft">
              {t("property.summary.total")}
            </Text>
            <Price
              amount={total}
              rack={rack}
              rackLabel={t("property.plan.rack")}
              size="large"
              suffix={t("property.plan.total", { nights: formatNights(stay.lengthOfStay, locale) })}
            />
            <Text size="caption" tone="mute">
              {t("property.summary.rial", { amount: formatRial(total, locale) })} · {t("property.summary.tax")}
            </Text>
            {rack > total && (
              <Text size="small" tone="pesteh">
                {t("property.summary.saving", { amount: formatMoneyText(rack - total, locale) })}
              </Text>
            )}
            <BookButton wanted={quoteInputOf(propertyId, stay, parties, chosen)} shownTotal={total} actions={actions} />
          </div>
        </div>
      )}
    </aside>
  );
}
