import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
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
  const { departure_id, date, return_date } = subject;
  const others = all.filter(
    (one) => one.departure_id !== departure_id && one.min_price !== null && one.state !== "cancelled",
  );
  const from = (price: number) => t("reserve.tour.other.from", { amount: formatMoneyText(price, environment.locale) });
  const choices = [
    { departure_id, date, return_date, about: t("reserve.tour.other.booked") },
    ...others.map(({ min_price, state, ...one }) => ({
      ...one,
      about: `${from(min_price ?? 0)} · ${t(state === "guaranteed" ? "reserve.tour.other.leaves" : "reserve.tour.other.group")}`,
    })),
  ];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesOf}>{t("reserve.tour.other.of")}</legend>
      {choices.map((one) => (
        <Choice
          key={one.departure_id}
          kind="radio"
          name="departure"
          value={String(one.departure_id)}
          isChecked={chosen === one.departure_id}
          onChange={() => onChoose(one.departure_id)}
        >
          {formatDateRange(one.date, one.return_date, environment, "short")}
          <span className={styles.choiceCost}>
            <Text as="span" size="small" tone="soft">
              {one.about}
            </Text>
          </span>
        </Choice>
      ))}
      {others.length === 0 && <Text size="small">{t("reserve.tour.other.nothing")}</Text>}
    </fieldset>
  );
}
