import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { newKey } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import type { PriceAlertValue } from "#domain/contract/price-alert.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate, formatDateRange } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { alertAddress, alertDays, alertTitle } from "#products/price-alert.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import * as styles from "./PanelScreen.css.ts";

/** A user's alerts on prices and places, and their outcomes. */
export function PriceAlerts({ actions }: { actions: Pick<ScreenActions, "client" | "say"> }) {
  const t = useText();
  const alerts = useOwnData(() => actions.client.call(priceAlertCalls.list), "", "price-alerts");
  async function end({ id }: PriceAlertValue): Promise<void> {
    const result = await actions.client.call(priceAlertCalls.end, {
      params: { id },
      idempotencyKey: newKey(),
    });
    if (result.ok) alerts.put(result.value);
    else actions.say(t("alert.end.failed"), "danger");
  }
  return (
    <section aria-labelledby="price-alerts">
      <Stack gap="md">
        <Heading level={2} id="price-alerts">
          {t("alert.list")}
        </Heading>
        <OwnDataView handle={alerts} placeholder={<ListSkeleton rows={1} />}>
          {(items) =>
            items.length === 0 ? (
              <Text tone="soft">{t("alert.none")}</Text>
            ) : (
              <ul className={styles.list}>
                {items.map((one) => (
                  <Surface as="li" key={one.id}>
                    <Row alert={one} onEnd={() => end(one)} />
                  </Surface>
                ))}
              </ul>
            )
          }
        </OwnDataView>
      </Stack>
    </section>
  );
}

/** State of an alert in words. */
function stateText(
  { state, waits_for, threshold, triggered_total }: PriceAlertValue,
  t: Translate,
  locale: Locale,
): string {
  if (state === "expired") return t("alert.state.expired");
  const amount = formatMoneyText(triggered_total ?? threshold ?? 0, locale);
  return t(waits_for === "place" ? `alert.place.${state}` : `alert.state.${state}`, { amount });
}

function Row({ alert, onEnd }: { alert: PriceAlertValue; onEnd: () => Promise<void> }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const [isBusy, setBusy] = useState(false);
  const { kind, state } = alert;
  const name = alertTitle(alert, locale);
  const [first, last] = alertDays(alert);
  const days = first === last ? formatDate(first, environment, "day") : formatDateRange(first, last, environment);
  async function end(): Promise<void> {
    setBusy(true);
    await onEnd();
    setBusy(false);
  }
  return (
    <div className={styles.told}>
      <Stack gap="xxs">
        <a href={alertAddress(alert)}>
          <bdi>{name}</bdi>
        </a>
        <Text size="small" tone="soft">
          {t(`alert.kind.${kind}`, { days })}
        </Text>
        <Text size="small">{stateText(alert, t, locale)}</Text>
      </Stack>
      {state === "active" && (
        <Button look="outline" isBusy={isBusy} onClick={() => void end()}>
          {t("alert.end")}
          <Hidden>{name}</Hidden>
        </Button>
      )}
    </div>
  );
}
