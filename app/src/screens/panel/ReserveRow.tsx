import { StatusBadge } from "#app/src/features/reservation/StatusBadge.tsx";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { type RenderEnvironment, useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { ReservationSummary } from "#domain/contract/reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDateRange, formatNights, formatPeople } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { deadlineText } from "./deadline-text.ts";
import * as styles from "./ReserveRow.css.ts";
import { isPayable, type Trip } from "./trips.ts";

/** Days from today within which a month is of one year alone. */
const NEAR = 180;

/** The days of a trip, and its nights where it has rooms. */
function whenText({ starts_on, ends_on, party }: ReservationSummary, environment: RenderEnvironment): string {
  const nights = daysBetween(starts_on, ends_on);
  const isNear = Math.abs(daysBetween(environment.today, starts_on)) < NEAR;
  return [
    formatDateRange(starts_on, ends_on, environment, isNear ? "short" : "long"),
    // Without rooms it is no stay: it may begin and end in a night.
    ...(nights > 0 && party.rooms !== null ? [formatNights(nights, environment.locale)] : []),
  ].join(" · ");
}

/** The number of rooms or travellers, and what is booked; one room is told by its name. */
function whatText(summary: ReservationSummary, t: Translate, locale: Locale): string {
  const { adults, children, rooms } = summary.party;
  const about = inLocale({ about_fa: summary.about_fa ?? "", about_en: summary.about_en ?? "" }, "about", locale);
  // A tour is often named after its hotel.
  const isSaid = about === "" || inLocale(summary, "title", locale).includes(about);
  return [
    ...(rooms === null ? [formatPeople(adults + children, locale)] : []),
    ...(rooms !== null && (rooms > 1 || isSaid) ? [t("panel.reserves.rooms", { count: rooms })] : []),
    ...(isSaid ? [] : [about]),
  ].join(" · ");
}

export type ReserveRowProps = { reserve: Trip };

/** The subject of a booking with its days, and the code that support asks for. */
function Words({ reserve: { summary, status, is_paid, tracking_code, confirmation_code } }: ReserveRowProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <div className={styles.words}>
      <div className={styles.titleLine}>
        <a className={styles.name} href={addressOf("panelReserve", { confirmation_code })} data-reserve>
          {inLocale(summary, "title", locale)}
        </a>
        <StatusBadge status={status} />
      </div>
      <Text size="small" tone="soft">
        {`${whenText(summary, environment)} · ${whatText(summary, t, locale)}`}
      </Text>
      <Text size="caption" tone="mute">
        {t("reserve.code")} <Code>{tracking_code}</Code>
      </Text>
      {status === "in_progress" && is_paid && <Text size="small">{t("panel.reserves.issuing")}</Text>}
    </div>
  );
}

/**
 * A reservation in a list: its subject, its sum, and while it can be paid, the deadline with the way to pay. Each that
 * waits for a payment has the same button: none of them is less urgent.
 */
export function ReserveRow({ reserve }: ReserveRowProps) {
  const t = useText();
  const environment = useEnvironment();
  const { kind, summary, payable, payment_deadline_at, confirmation_code } = reserve;
  const isToPay = isPayable(reserve);
  return (
    <Surface as="li" padding="sm">
      <div className={styles.row}>
        <Picture scene={summary.image} crop="card" alt="" width={176} height={176} className={styles.thumbnail} />
        <Words reserve={reserve} />
        <div className={styles.side}>
          <div className={styles.sums}>
            <Text as="div" size="label">
              {formatMoneyText(payable, environment.locale)}
            </Text>
            {isToPay && payment_deadline_at !== null && (
              <Text as="div" size="small" tone="anar">
                {t("panel.reserves.payUntil", { time: deadlineText(payment_deadline_at, t, environment) })}
              </Text>
            )}
          </div>
          {isToPay ? (
            <span className={styles.pay}>
              <Button look="primary" href={reservationAddress(kind, "status", confirmation_code)}>
                {t("panel.reserves.pay")}
              </Button>
            </span>
          ) : (
            <span className={styles.leads}>
              <Icon name="chevron-end" size="small" />
            </span>
          )}
        </div>
      </div>
    </Surface>
  );
}
