import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { CompanionValue } from "#domain/contract/companion.shapes.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { formatMoment } from "#domain/text/dates.ts";
import * as styles from "./CompanionVoucher.css.ts";
import { Stage } from "./Stage.tsx";

export type CompanionVoucherProps = {
  voucher: NonNullable<CompanionValue["voucher"]>;
  /** Said of this copy. */
  note: ReactNode;
};

/** One traveller's part of a booking, for whom it was sent to: nothing of the others, and no price. */
export function CompanionVoucher({ voucher: { name, stages, until }, note }: CompanionVoucherProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const isAbroad = stages.some(({ is_abroad }) => is_abroad);
  return (
    <div className={styles.place}>
      <Stack gap="md">
        <div>
          <Text size="small" tone="soft">
            {t("reserve.companion.page")}
          </Text>
          <Heading level={1}>
            <bdi>{name[locale]}</bdi>
          </Heading>
          <Text size="small" tone="soft">
            {t("reserve.companion.bring")}
          </Text>
        </div>
        {stages.map((stage, at) => (
          <Stage key={at} stage={stage} at={at} />
        ))}
        <Text size="small" tone="soft">
          {t("reserve.companion.until", { until: byTehran(formatMoment(until, environment), isAbroad, locale) })}
        </Text>
        <div className={styles.onScreen}>
          <Stack gap="md">
            {note}
            <Inline>
              <Button icon="receipt" onClick={() => print()}>
                {t("reserve.voucher.print")}
              </Button>
            </Inline>
          </Stack>
        </div>
      </Stack>
    </div>
  );
}
