import { StatusBadge } from "#app/src/features/reservation/StatusBadge.tsx";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { type RenderEnvironment, useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import { formatDate, formatDateRange, formatMoment, formatNights, formatPeople } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./ReserveRow.css.ts";
import { isPayable, type Trip } from "./trips.ts";

function whenAndWho(summary: ReservationSummary, t: Translate, environment: RenderEnvironment): string {
  const { starts_on, ends_on, party } = summary;
  const { adults, children, rooms } = party;
  const { locale } = environment;
  const nights = daysBetween(starts_on, ends_on);
  return [
    formatDateRange(starts_on, ends_on, environment),
    // Without rooms it is no stay: the number of travellers matters.
    ...(nights > 0 && rooms !== null ? [formatNights(nights, locale)] : []),
    rooms === null ? formatPeople(adults + children, locale) : t("panel.reserves.rooms", { count: rooms }),
  ].join(" · ");
}

/** A reservation in a list: its subject, the code and day that tell it from others, its sum, and the way to pay. */
export function ReserveRow({ reserve: one }: { reserve: Trip }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const isToPay = isPayable(one);
  return (
    <Surface as="li" padding="sm">
      <div className={styles.row}>
        <Picture scene={one.summary.image} crop="card" alt="" width={176} height={176} className={styles.thumbnail} />
        <Stack gap="xxs">
          <Inline>
            <Text as="span" size="label">
              {inLocale(one.summary, "title", locale)}
            </Text>
            <StatusBadge status={one.status} />
          </Inline>
          <Text size="small" tone="soft">
            {whenAndWho(one.summary, t, environment)}
          </Text>
          <Text size="small" tone="mute">
            {t("reserve.code")} <Code>{one.tracking_code}</Code>
            {" · "}
            {t("panel.reserves.bookedOn", { date: formatDate(tehranDate(one.created_at), environment, "long") })}
          </Text>
          {one.status === "in_progress" && one.is_paid && <Text size="small">{t("panel.reserves.issuing")}</Text>}
          {isToPay && one.payment_deadline_at !== null && (
            <Text size="small" tone="anar">
              {t("panel.reserves.payUntil", { time: formatMoment(one.payment_deadline_at, environment) })}
            </Text>
          )}
        </Stack>
        <div className={styles.side}>
          <Text as="span" size="label">
            {formatMoneyText(one.payable, locale)}
          </Text>
          {isToPay && (
            <span className={styles.pay}>
              <Button look="primary" href={reservationAddress(one.kind, "status", one.confirmation_code)}>
                {t("panel.reserves.pay")}
              </Button>
            </span>
          )}
          <a className={styles.open} href={addressOf("panelReserve", { confirmation_code: one.confirmation_code })}>
            {t("panel.reserves.open")}
            <Icon name="chevron-end" size="small" />
          </a>
        </div>
      </div>
    </Surface>
  );
}
