import { Total } from "#app/src/features/price/Total.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatRial } from "#domain/text/money.ts";
import { DiscountLine } from "./DiscountLine.tsx";
import type { ExtraLinesProps } from "./ExtraLines.tsx";
import { ExtrasOf } from "./ExtrasOf.tsx";
import * as styles from "./reservation.css.ts";

type CardTotalProps = {
  /** Extras stand above the total that they are part of. */
  extrasOf: ExtraLinesProps;
  totals: Pick<ReservationEnvelope["totals"], "payable" | "rack">;
  /** The people or nights that the total is for, in words. */
  of: string;
  /** The discount code in use; absent: none. */
  code?: ReservationEnvelope["discount_code"];
};

/** Total of a reservation under its lines, in toman and in rial. */
export function CardTotal({ totals, of, code, extrasOf }: CardTotalProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <>
      <ExtrasOf of={extrasOf} />
      <div className={styles.sumTotal} data-total={totals.payable}>
        <Text as="span" size="small" tone="soft" isUnbroken>
          {t("reserve.total")}
        </Text>
        <Total amount={totals.payable} rack={totals.rack} of={of} />
      </div>
      <Text size="caption" tone="mute">
        {t("reserve.inRial", { amount: formatRial(totals.payable, locale) })}
      </Text>
      <DiscountLine code={code} />
    </>
  );
}
