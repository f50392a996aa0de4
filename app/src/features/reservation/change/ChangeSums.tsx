import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
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
      {asked.due > 0 && <FromWallet asked={asked} />}
    </Stack>
  );
}

/** The wallet pays: its balance, or what is missing and the way to top it up. */
function FromWallet({ asked: { due, wallet } }: { asked: ChangeQuoteValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const money = (rial: number) => formatMoneyText(rial, locale);
  if (wallet >= due) return <Text size="small">{t("reserve.change.fromWallet", { balance: money(wallet) })}</Text>;
  return (
    <Notice look="warning">
      <Stack gap="sm">
        <Text size="small">
          {t("reserve.change.walletShort", { balance: money(wallet), missing: money(due - wallet) })}
        </Text>
        <Button look="outline" href={addressOf("panelTransactions")}>
          {t("reserve.change.topUp")}
        </Button>
      </Stack>
    </Notice>
  );
}
