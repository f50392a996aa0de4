import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { Fact } from "./Fact.tsx";
import { GroupState } from "./GroupState.tsx";

/** Until it has left: whether it leaves, and where the money is meanwhile. */
export function StatusNote({ reservation }: { reservation: TourReservationValue }) {
  const t = useText();
  const environment = useEnvironment();
  const { status, departure, subject, totals } = reservation;
  const isOver = (isTerminal(status) && status !== "successful") || departure.state === "departed";
  if (isOver || departure.state === "cancelled") return null;
  return (
    <Stack gap="sm">
      <GroupState departure={departure} />
      <Fact icon="shield">
        {totals.paid === 0
          ? t("reserve.tour.trust.before")
          : t("reserve.tour.trust.paid", {
              amount: formatMoneyText(totals.paid, environment.locale),
              date: formatDate(subject.date, environment, "short"),
            })}
      </Fact>
    </Stack>
  );
}
