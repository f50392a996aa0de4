import { StatusBadge } from "#app/src/features/reservation/StatusBadge.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import { formatDateRange, formatMoment, formatNights, formatPeople } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./PanelScreen.css.ts";
import type { Trip } from "./trips.ts";

/** Reservations, each with its pending actions. */
export function ReserveList({ items, isFiltered = false }: { items: readonly Trip[]; isFiltered?: boolean }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const whenAndWho = ({ starts_on, ends_on, party }: ReservationSummary): string[] => {
    const nights = daysBetween(starts_on, ends_on);
    const { adults, children, rooms } = party;
    return [
      formatDateRange(starts_on, ends_on, environment),
      // Without rooms it is no stay: the number of travellers matters.
      ...(nights > 0 && rooms !== null ? [formatNights(nights, locale)] : []),
      rooms === null ? formatPeople(adults + children, locale) : t("panel.reserves.rooms", { count: rooms }),
    ];
  };
  if (items.length === 0) {
    return (
      <EmptyState
        title={t(isFiltered ? "panel.reserves.emptyOf" : "panel.reserves.empty")}
        text={t("panel.reserves.empty.text")}
      >
        <Button look="primary" href={addressOf("home")}>
          {t("panel.reserves.start")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {items.map((one) => (
        <Surface as="li" key={one.confirmation_code} padding="sm">
          <div className={styles.row}>
            <Picture
              scene={one.summary.image}
              crop="card"
              alt=""
              width={176}
              height={176}
              className={styles.thumbnail}
            />
            <Stack gap="xxs">
              <Inline>
                <Text as="span" size="label">
                  {inLocale(one.summary, "title", locale)}
                </Text>
                <StatusBadge status={one.status} />
              </Inline>
              <Text size="small" tone="soft">
                {[...whenAndWho(one.summary), formatMoneyText(one.payable, locale)].join(" · ")}
              </Text>
              {one.status === "in_progress" && one.is_paid && <Text size="small">{t("panel.reserves.issuing")}</Text>}
              {one.payment_deadline_at !== null && (
                <Text size="small" tone="anar">
                  {t("panel.reserves.payUntil", { time: formatMoment(one.payment_deadline_at, environment) })}
                </Text>
              )}
              <a className={styles.open} href={addressOf("panelReserve", { confirmation_code: one.confirmation_code })}>
                {t("panel.reserves.open")}
                <Icon name="chevron-end" size="small" />
              </a>
            </Stack>
          </div>
        </Surface>
      ))}
    </ul>
  );
}
