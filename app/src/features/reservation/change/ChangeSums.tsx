import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";

/** Labels of what goes, of the fee of that, and of what comes, as the product calls them. */
export type SumWords = Readonly<Record<"goes" | "penalty" | "comes", string>>;

/** Price of what goes, the fee of that, the price of what comes, and the difference. */
export function ChangeSums({ asked, words }: { asked: ChangeQuoteValue; words: SumWords }) {
  const t = useText();
  const { locale } = useEnvironment();
  const money = (rial: number) => formatMoneyText(rial, locale);
  const lines = [
    ...(asked.paid > 0 ? [[words.goes, asked.paid] as const] : []),
    ...(asked.paid > 0 ? [[words.penalty, asked.penalty] as const] : []),
    ...(asked.comes > 0 ? [[words.comes, asked.comes] as const] : []),
  ];
  const isBack = asked.refundable > 0;
  return (
    <Stack gap="sm">
      <dl className={styles.dates}>
        {lines.map(([label, amount]) => (
          <div key={label} className={styles.sum}>
            <Text as="dt" size="small" tone="soft">
              {label}
            </Text>
            <Text as="dd" size="label" isUnbroken>
              {money(amount)}
            </Text>
          </div>
        ))}
        <div className={styles.sumTotal}>
          <dt>{t(isBack ? "reserve.cancel.refundable" : "reserve.change.due")}</dt>
          <dd>{money(isBack ? asked.refundable : asked.due)}</dd>
        </div>
      </dl>
      <Text size="small" tone="soft">
        {t("reserve.change.total", { amount: money(asked.total) })}
      </Text>
    </Stack>
  );
}
