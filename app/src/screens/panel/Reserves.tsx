import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { StatusBadge } from "#app/src/features/reservation/StatusBadge.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationSummary, ReservesValue } from "#domain/contract/reservation.shapes.ts";
import { type ReservationStatus, reservationStatuses } from "#domain/reservation/statuses.ts";
import { formatDateRange, formatMoment, formatNights, formatPeople } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { ListShape } from "./ListShape.tsx";
import { Pages, pageOf } from "./Pages.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PlaceProps } from "./PanelScreen.tsx";

/** What the address asks for: one of the statuses, or null for all. */
const statusOf = (query: URLSearchParams): ReservationStatus | null =>
  reservationStatuses.find((status) => status === query.get("status")) ?? null;

/** R25: all reservations, by status and page; the address keeps both. */
export function Reserves({ query, actions }: PlaceProps) {
  const t = useText();
  const status = statusOf(query);
  const page = pageOf(query);
  const asked = { status, page: page > 1 ? page : null };
  const reserves = useOwn(
    () => actions.client.call(reservationCalls.list, { query: asked }),
    JSON.stringify(asked),
    "reservations",
  );
  const addressWith = (change: { status?: string | null; page?: number }) =>
    addressOf("panelReserves", {}, { status, ...change });
  return (
    <Stack gap="lg">
      <Heading level={1}>{t("panel.reserves")}</Heading>
      <div className={styles.filter}>
        <SelectField
          label={t("panel.reserves.filter")}
          value={status ?? ""}
          options={[
            { value: "", label: t("panel.reserves.all") },
            ...reservationStatuses.map((value) => ({ value, label: t(`reservationStatuses.${value}`) })),
          ]}
          onChange={({ target }) => actions.go(addressWith({ status: target.value || null }))}
        />
      </div>
      <OwnPlace handle={reserves} placeholder={<ListShape rows={4} />}>
        {({ items, total }) => (
          <Stack gap="lg">
            <ReserveList items={items} isFiltered={status !== null} />
            <Pages current={page} total={total} addressOf={(to) => addressWith({ page: to })} />
          </Stack>
        )}
      </OwnPlace>
    </Stack>
  );
}

/** Reservations, each with what waits to be done. */
export function ReserveList({ items, isFiltered = false }: { items: ReservesValue["items"]; isFiltered?: boolean }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const whenAndWho = ({ starts_on, ends_on, party }: ReservationSummary): string[] => {
    const nights = daysBetween(starts_on, ends_on);
    const { adults, children, rooms } = party;
    return [
      formatDateRange(starts_on, ends_on, environment),
      // Without rooms it is no stay: what counts is who goes.
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
        <Surface as="li" key={one.confirmation_code}>
          <div className={styles.row}>
            <Picture scene={one.summary.image} alt="" width={240} height={168} className={styles.thumbnail} />
            <Stack gap="xxs">
              <Inline>
                <Text as="span" size="title">
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
            </Stack>
            <Button look="outline" href={addressOf("panelReserve", { confirmation_code: one.confirmation_code })}>
              {t("panel.reserves.open")}
            </Button>
          </div>
        </Surface>
      ))}
    </ul>
  );
}
