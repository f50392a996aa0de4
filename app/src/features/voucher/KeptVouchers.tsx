import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import * as styles from "./KeptVouchers.css.ts";

export type KeptVoucher = { voucher: VoucherEnvelope; parts: AnyParts };

/** Vouchers that open without a network, each by its name and place, with its tracking code. */
export const KeptVouchers = ({ kept }: { kept: readonly KeptVoucher[] }) => (
  <ul className={styles.list}>
    {kept.map((one) => (
      <Row key={one.voucher.confirmation_code} {...one} />
    ))}
  </ul>
);

function Row({ voucher, parts }: KeptVoucher) {
  const t = useText();
  const { locale } = useEnvironment();
  const [sheet] = parts.sheetsOf(voucher, t, locale);
  return (
    <Surface as="li">
      <div className={styles.row}>
        <Stack gap="xxs">
          <Text as="span" size="title">
            {sheet?.title}
          </Text>
          <Text size="small" tone="soft">
            {sheet?.place}
          </Text>
          <Text size="small">
            {t("reserve.code")} <Code>{voucher.tracking_code}</Code>
          </Text>
        </Stack>
        <Button
          look="outline"
          icon="receipt"
          href={reservationAddress(voucher.kind, "voucher", voucher.confirmation_code)}
        >
          {parts.say("voucher.open", t, locale)}
        </Button>
      </div>
    </Surface>
  );
}
