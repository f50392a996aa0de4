import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { type ReservationStatus, reservationStatuses } from "#domain/reservation/statuses.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { Pages, pageOf } from "./Pages.tsx";
import * as styles from "./PanelScreen.css.ts";
import { NoReserves, ReserveGroup } from "./ReserveList.tsx";
import type { PanelSectionProps } from "./sections.ts";
import { partTrips, type Trip } from "./trips.ts";

/** Status filter of the address, or null for all. */
const statusOf = (query: URLSearchParams): ReservationStatus | null =>
  reservationStatuses.find((status) => status === query.get("status")) ?? null;

/** A page of reservations in parts: to be paid, too late to pay, coming, past. */
function Parts({ items }: { items: readonly Trip[] }) {
  const t = useText();
  const { today } = useEnvironment();
  const { waiting, lapsed, coming, past } = partTrips(items, today);
  return (
    <>
      <ReserveGroup id="waiting" title={t("panel.trips.waiting")} items={waiting} />
      <ReserveGroup id="lapsed" title={t("panel.trips.lapsed")} items={lapsed} />
      <ReserveGroup id="coming" title={t("panel.trips.coming")} items={coming} />
      <ReserveGroup id="past" title={t("panel.trips.over")} items={past} />
    </>
  );
}

/** R25: all reservations, by status and page; the address keeps both. */
export function Reserves({ query, actions }: PanelSectionProps) {
  const t = useText();
  const status = statusOf(query);
  const page = pageOf(query);
  const filters = { status, page: page > 1 ? page : null };
  const reserves = useOwnData(
    () => actions.client.call(reservationCalls.list, { query: filters }),
    JSON.stringify(filters),
    "reservations",
  );
  const addressWith = (change: { status?: string | null; page?: number }) =>
    addressOf("panelReserves", {}, { status, ...change });
  return (
    <Stack gap="lg">
      <div className={styles.filtered}>
        <Heading level={1}>{t("panel.reserves")}</Heading>
        <SelectField
          label={t("panel.reserves.filter")}
          value={status ?? ""}
          options={[
            { value: "", label: t("panel.reserves.all") },
            ...reservationStatuses.map((value) => ({ value, label: t(`reserve.state.${value}`) })),
          ]}
          onChange={({ target }) => actions.go(addressWith({ status: target.value || null }))}
        />
      </div>
      <OwnDataView handle={reserves} placeholder={<ListSkeleton rows={4} />}>
        {({ items, total }) => (
          <Stack gap="lg">
            {items.length === 0 ? <NoReserves isFiltered={status !== null} /> : <Parts items={items} />}
            <Pages current={page} total={total} addressOf={(to) => addressWith({ page: to })} />
          </Stack>
        )}
      </OwnDataView>
    </Stack>
  );
}
