import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatAverageText } from "#domain/text/money.ts";
import { Approximate } from "./Approximate.tsx";
import { Beside } from "./Beside.tsx";
import { part } from "./price.css.ts";

export type TotalProps = {
  /** Rial; `rack` before discount. */
  amount: number;
  rack: number;
  /** The saving in words; null where it is not worth a word. */
  saving?: string | null;
  /** Description of what the sum covers: `۳ شب · ۲ اتاق`. */
  of: string;
  /** Average price of one part, rial, and the name of that part; null when there is only one. */
  average?: { amount: number; of: string } | null;
  /** Price for one of the payers, in words; null when there is only one. */
  each?: string | null;
  size?: "medium" | "large";
  /** In a narrow column what it covers stands below the sum. */
  isNarrow?: boolean;
};

/** A sum, always with what it covers. */
export function Total({
  amount,
  rack,
  saving = null,
  of,
  average = null,
  each = null,
  size,
  isNarrow = false,
}: TotalProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <div data-sum={amount}>
      <Price
        amount={amount}
        rack={rack}
        rackLabel={t("sale.price.before")}
        saving={saving}
        suffix={isNarrow ? undefined : `· ${of}`}
        size={size}
      />
      {isNarrow && <Beside saving={saving}>{of}</Beside>}
      <Approximate rial={amount} />
      {(average || each) && (
        <div className={part}>
          <Text size="caption" tone="mute">
            {each ??
              (average &&
                t("sale.price.average", { of: average.of, amount: formatAverageText(average.amount, locale) }))}
          </Text>
        </div>
      )}
    </div>
  );
}
