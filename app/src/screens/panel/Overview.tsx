import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { deadlineText } from "./deadline-text.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { NextTrip } from "./NextTrip.tsx";
import { ReserveGroup } from "./ReserveList.tsx";
import type { PanelSectionProps } from "./sections.ts";
import { TripsOffline } from "./TripsOffline.tsx";
import { loadTrips, type Trips } from "./trips.ts";

/** The panel's first page: the next trip, what waits for its traveller, and the later ones; all others are a page further. */
export function Overview({ actions }: PanelSectionProps) {
  const t = useText();
  const { today } = useEnvironment();
  const trips = useOwnData(() => loadTrips(actions.client, today), today, "trips");
  const { own, reload } = trips;
  const isOffline = own.kind === "failed" && own.failure.kind === "network";
  return (
    <Stack gap="sm">
      <Heading level={1}>{t("panel.home")}</Heading>
      {isOffline ? (
        <TripsOffline actions={actions} onRetry={() => void reload()} />
      ) : (
        <OwnDataView handle={trips} placeholder={<TripsShape />}>
          {(value) => <Shown trips={value} actions={actions} />}
        </OwnDataView>
      )}
    </Stack>
  );
}

/** The shape of the page while it is loaded. */
const TripsShape = () => (
  <Stack gap="lg">
    <Surface look="arch">
      <Stack gap="md">
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="sum" />
      </Stack>
    </Surface>
    <ListSkeleton rows={2} />
  </Stack>
);

type ShownProps = Pick<PanelSectionProps, "actions"> & { trips: Trips };

function Shown({ trips: { next, whole, waiting, lapsed, coming, total }, actions }: ShownProps) {
  const t = useText();
  return (
    <Stack gap="lg">
      {next ? (
        <Stack gap="md">
          <ToPay waiting={waiting} />
          <NextTrip trip={next} whole={whole} actions={actions} isMain={waiting.length === 0} />
        </Stack>
      ) : (
        <NoTrip />
      )}
      <ReserveGroup id={WAITING} title={t("panel.trips.waiting")} items={waiting} />
      <ReserveGroup id="lapsed-trips" title={t("panel.trips.lapsed")} items={lapsed} />
      <ReserveGroup id="later-trips" title={t("panel.trips.later")} items={coming} />
      {total > 0 && (
        <Inline>
          <Button look="quiet" href={addressOf("panelReserves")} iconEnd="arrow-end">
            {t("panel.allReserves")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

const WAITING = "waiting-trips";

/** The first deadline in one line above the next trip, and the way to those payments: a deadline is of minutes. */
function ToPay({ waiting }: Pick<Trips, "waiting">) {
  const t = useText();
  const environment = useEnvironment();
  const deadline = waiting[0]?.payment_deadline_at ?? null;
  if (waiting.length === 0) return null;
  return (
    <Notice look="warning">
      <a href={`#${WAITING}`}>{t("panel.trips.toPay", { count: waiting.length })}</a>
      {deadline !== null && (
        <Text size="small" tone="soft">
          {t("panel.trips.toPay.until", { time: deadlineText(deadline, t, environment) })}
        </Text>
      )}
    </Notice>
  );
}

/** Without a coming trip: the way to one, and to a booking that was made without an account. */
function NoTrip() {
  const t = useText();
  return (
    <EmptyState title={t("panel.trips.none")} text={t("panel.reserves.empty.text")}>
      <Inline gap="sm" justify="center">
        <Button look="primary" icon="search" href={addressOf("home")}>
          {t("panel.reserves.start")}
        </Button>
        <Button look="outline" href={addressOf("tracking")}>
          {t("panel.trips.tracking")}
        </Button>
      </Inline>
    </EmptyState>
  );
}
