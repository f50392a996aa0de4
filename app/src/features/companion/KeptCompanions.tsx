import * as styles from "#app/src/features/voucher/KeptVouchers.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { KeptCompanion } from "#app/src/store/voucher-box.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";

/** Companions' vouchers that open without a network, each by its traveller and the first stage. */
export const KeptCompanions = ({ kept }: { kept: readonly KeptCompanion[] }) => (
  <ul className={styles.list}>
    {kept.map((one) => (
      <Row key={one.token} {...one} />
    ))}
  </ul>
);

function Row({ token, voucher: { name, stages } }: KeptCompanion) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Surface as="li">
      <div className={styles.row}>
        <Stack gap="xxs">
          <Text as="span" size="title">
            {t("offline.companion", { name: name[locale] })}
          </Text>
          <Text size="small" tone="soft">
            {stages[0]?.title[locale]}
          </Text>
        </Stack>
        <Button look="outline" icon="receipt" href={addressOf("companion", { companion_token: token })}>
          {t("offline.companion.open")}
        </Button>
      </div>
    </Surface>
  );
}
