import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatAverageText } from "#domain/text/money.ts";

export type TotalProps = {
  /** Rial; `rack` before discount. */
  amount: number;
  rack: number;
  /** Description of what the sum covers: `۳ شب · ۲ اتاق`. */
  of: string;
  /** Average price of one part, rial, and the name of that part; null when there is only one. */
  average?: { amount: number; of: string } | null;
  /** Price for one of the payers, in words; null when there is only one. */
  each?: string | null;
  size?: "medium" | "large";
};

/** A sum, always with what it covers. */
export function Total({ amount, rack, of, average = null, each = null, size }: TotalProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div data-sum={amount}>
      <Price amount={amount} rack={rack} rackLabel={t("sale.price.before")} suffix={`· ${of}`} size={size} />
      {(average || each) && (
        <Text as="span" size="caption" tone="mute">
          {each ??
            (average && t("sale.price.average", { of: average.of, amount: formatAverageText(average.amount, locale) }))}
        </Text>
      )}
    </div>
  );
}
