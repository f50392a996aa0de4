import { PricedChoices } from "#app/src/features/reservation/PricedChoices.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatDateRange } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { DeparturesValue, TourSubject } from "#products/tour/contract/tour.shapes.ts";

type OtherDeparturesProps = {
  all: DeparturesValue;
  subject: TourSubject;
  chosen: number;
  onChoose: (departureId: number) => void;
};

/** The departure that was bought, and others that can be had. */
export function OtherDepartures({ all, subject, chosen, onChoose }: OtherDeparturesProps) {
  const t = useText();
  const environment = useEnvironment();
  const others = all.filter(
    (one) => one.departure_id !== subject.departure_id && one.min_price !== null && one.state !== "cancelled",
  );
  const from = (price: number) => t("reserve.tour.other.from", { amount: formatMoneyText(price, environment.locale) });
  const datesOf = (one: Pick<TourSubject, "date" | "return_date">) =>
    formatDateRange(one.date, one.return_date, environment, "short");
  return (
    <PricedChoices
      legend={t("reserve.tour.other.of")}
      name="departure"
      choices={[
        { value: subject.departure_id, label: datesOf(subject), cost: t("reserve.tour.other.booked") },
        ...others.map(({ min_price, state, ...one }) => ({
          value: one.departure_id,
          label: datesOf(one),
          cost: `${from(min_price ?? 0)} · ${t(state === "guaranteed" ? "reserve.tour.other.leaves" : "reserve.tour.other.group")}`,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    >
      {others.length === 0 && <Text size="small">{t("reserve.tour.other.nothing")}</Text>}
    </PricedChoices>
  );
}
