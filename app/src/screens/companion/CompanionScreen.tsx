import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Container, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { CompanionValue } from "#domain/contract/companion.shapes.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { formatMoment } from "#domain/text/dates.ts";
import * as styles from "./CompanionScreen.css.ts";
import { Stage } from "./Stage.tsx";

type Voucher = NonNullable<CompanionValue["voucher"]>;

/** One traveller's part of a booking, for whom it was sent to: nothing of the others, and no price. */
export function CompanionScreen({ data: { state, voucher } }: ScreenProps<CompanionValue>) {
  return (
    <Container>
      <div className={styles.place}>
        {voucher === null ? <Over state={state === "open" ? "ended" : state} /> : <Open voucher={voucher} />}
      </div>
    </Container>
  );
}

function Open({ voucher: { name, stages, until } }: { voucher: Voucher }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const isAbroad = stages.some(({ is_abroad }) => is_abroad);
  return (
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
        <Inline>
          <Button icon="receipt" onClick={() => print()}>
            {t("reserve.voucher.print")}
          </Button>
        </Inline>
      </div>
    </Stack>
  );
}

/** A link that shows nothing any more: because of what, and what to do. */
function Over({ state }: { state: Exclude<CompanionValue["state"], "open"> }) {
  const t = useText();
  return (
    <Surface look="floating">
      <Stack gap="xs">
        <Heading level={1}>{t(`reserve.companion.${state}`)}</Heading>
        <Text as="p" tone="soft">
          {t(`reserve.companion.${state}Text`)}
        </Text>
      </Stack>
    </Surface>
  );
}
