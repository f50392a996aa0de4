import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { CancelledPart } from "#domain/contract/cancellation-quote.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./reservation.css.ts";

/** Rooms or flights of a booking that were cancelled alone, with what was kept and what was refunded of each. */
export function CancelledParts({ parts }: { parts: readonly CancelledPart[] }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <Surface as="section" labelledBy="cancelled-parts">
      <Stack gap="sm">
        <Heading level={2} look="title" id="cancelled-parts">
          {t("reserve.status.parts")}
        </Heading>
        <ul className={styles.people}>
          {parts.map((part) => (
            <li key={part.at + part.position} className={styles.person}>
              <Text as="span" size="label">
                {inLocale(part, "title", locale)}
              </Text>
              <Text as="span" size="caption" tone="mute">
                {formatMoment(part.at, environment)}
              </Text>
              <Text as="span" size="small" tone="soft">
                {t("reserve.cancel.part", {
                  penalty: formatMoneyText(part.penalty, locale),
                  refundable: formatMoneyText(part.paid - part.penalty, locale),
                })}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Surface>
  );
}
