import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import { Beside } from "./Beside.tsx";
import * as styles from "./price.css.ts";

export type FromPriceProps = {
  /** Rial; null where no room is free. */
  amount: number | null;
  rack: number | null;
  /** The saving in words; null where it is not worth a word. */
  saving?: string | null;
  /** The first day at that price. */
  date: IsoDate | null;
  /** The address with that day chosen. */
  href: string | null;
};

/** The lowest price without dates: it names its day, below the sum that lists compare, and links to it. */
export function FromPrice({ amount, rack, saving = null, date, href }: FromPriceProps) {
  const t = useText();
  const environment = useEnvironment();
  if (amount === null) {
    return (
      <Text as="span" size="small" tone="mute">
        {t("sale.price.none")}
      </Text>
    );
  }
  const price = (
    <>
      <Price
        amount={amount}
        rack={rack}
        rackLabel={t("sale.price.before")}
        saving={saving}
        prefix={t("common.from")}
        suffix={t("sale.price.night")}
      />
      {date !== null && (
        <Beside saving={saving}>{t("sale.price.lowestOn", { date: formatDate(date, environment, "short") })}</Beside>
      )}
    </>
  );
  return href === null ? (
    <div>{price}</div>
  ) : (
    <a className={styles.day} href={href}>
      {price}
    </a>
  );
}
