import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { partKeyOf } from "#domain/reservation/part-key.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { extraPlaceText } from "./extra-text.ts";
import { PricedChoices } from "./PricedChoices.tsx";
import * as styles from "./reservation.css.ts";
import { nameOf } from "./traveller-text.ts";

type Part = NonNullable<CancellationQuoteValue["parts"]>[number];

export type CancelPartsProps = {
  parts: readonly Part[];
  /** In the order of the booking. */
  travellers: ReservationEnvelope["travellers"];
  extras: NonNullable<ReservationEnvelope["extras"]>;
  /** Key of the chosen part; null: all of the booking. */
  chosen: string | null;
  onChoose: (chosen: string | null) => void;
};

/** A traveller or an extra by name, a room by its number, a direction by its way. */
function partName(
  { of, position }: Part,
  { travellers, extras }: Pick<CancelPartsProps, "travellers" | "extras">,
  t: Translate,
  locale: Locale,
): string {
  const extra = of === "extra" ? extras.find(({ number }) => number === position) : undefined;
  if (extra) return `${inLocale(extra, "title", locale)} · ${extraPlaceText(extra, travellers, t, locale)}`;
  const traveller = of === "traveller" ? travellers[position - 1] : undefined;
  if (traveller) return nameOf(traveller, locale);
  if (of === "room") return t("reserve.cancel.room", { number: formatNumber(position, locale) });
  return t(position === 1 ? "reserve.cancel.out" : "reserve.cancel.back");
}

/** Each room, direction or traveller with the fee and the refund, and the choice between all of it and one of them. */
export function CancelParts({ parts, travellers, extras, chosen, onChoose }: CancelPartsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const costOf = ({ penalty, refundable }: Part) =>
    t("reserve.cancel.part", {
      penalty: formatMoneyText(penalty, locale),
      refundable: formatMoneyText(refundable, locale),
    });
  if (!parts.some(({ is_open }) => is_open)) {
    return (
      <dl className={styles.dates}>
        {parts.map((part) => (
          <div key={partKeyOf(part)} className={styles.sum}>
            <Text as="dt" size="small" tone="soft" isUnbroken>
              {partName(part, { travellers, extras }, t, locale)}
            </Text>
            <Text as="dd" size="small">
              {costOf(part)}
            </Text>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <PricedChoices
      legend={t("reserve.cancel.which")}
      name="part"
      choices={[
        { value: null, label: t("reserve.cancel.all") },
        ...parts
          .filter(({ is_open }) => is_open)
          .map((part) => ({
            value: partKeyOf(part),
            label: t("reserve.cancel.only", { part: partName(part, { travellers, extras }, t, locale) }),
            cost: costOf(part),
          })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
