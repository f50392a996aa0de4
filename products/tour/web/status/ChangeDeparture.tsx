import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { ChangeCost } from "#app/src/features/reservation/change/ChangeCost.tsx";
import { ChangeDialog } from "#app/src/features/reservation/change/ChangeDialog.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { formatRooms } from "#domain/rooms.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { tourCalls, tourChangeCalls } from "#products/tour/contract/tour.calls.ts";
import type {
  DeparturesValue,
  DepartureValue,
  TourReservationValue,
  TourSubject,
} from "#products/tour/contract/tour.shapes.ts";
import { formatBeds } from "#products/tour/rules/party.ts";
import { partiesOf } from "../tour-texts.ts";

/** Another departure of the same tour: chosen, with its cost, and confirmed once that was shown. */
export default function ChangeDeparture(props: ChangeProps<TourReservationValue>) {
  const { reservation, client, onClose } = props;
  const { subject } = reservation;
  const t = useText();
  const { today } = useEnvironment();
  const [departureId, choose] = useState<number | null>(null);
  const query = {
    ...{ tour_id: subject.tour.id, origin_id: subject.origin.id },
    ...{ from: today, to: addDays(today, TOUR_DEPARTURE_DAYS.max - 1) },
    ...partyOf(subject),
  };
  const departures = useOwnData(() => client.call(tourCalls.departures, { query }), JSON.stringify(query));
  return (
    <ChangeDialog title={t("reserve.tour.other.title")} keeps={t("reserve.tour.other.keeps")} onClose={onClose}>
      <OwnDataView handle={departures} placeholder={<Skeleton shape="picture" />}>
        {(all) => <Departures all={all} subject={subject} chosen={departureId} onChoose={choose} />}
      </OwnDataView>
      {departureId !== null && <Chosen key={departureId} {...props} departureId={departureId} />}
    </ChangeDialog>
  );
}

/** The rooms as calls of tours read them. */
function partyOf(subject: TourSubject) {
  const rooms = subject.rooms.map(({ adults, children }) => ({
    adults,
    children: children.map(({ age, with_bed }) => ({ age, withBed: with_bed })),
  }));
  const beds = formatBeds(rooms);
  return { rooms: formatRooms(partiesOf(subject)), ...(beds && { beds }) };
}

type DeparturesProps = {
  all: DeparturesValue;
  subject: TourSubject;
  chosen: number | null;
  onChoose: (departureId: number) => void;
};

function Departures({ all, subject, chosen, onChoose }: DeparturesProps) {
  const t = useText();
  const environment = useEnvironment();
  const others = all.filter(
    ({ departure_id, min_price, state }) =>
      departure_id !== subject.departure_id && min_price !== null && state !== "cancelled",
  );
  if (others.length === 0) return <Text size="small">{t("reserve.tour.other.nothing")}</Text>;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesOf}>{t("reserve.tour.other.of")}</legend>
      {others.map(({ departure_id, date, return_date, state, min_price }) => (
        <Choice
          key={departure_id}
          kind="radio"
          name="departure"
          value={String(departure_id)}
          isChecked={chosen === departure_id}
          onChange={() => onChoose(departure_id)}
        >
          {formatDateRange(date, return_date, environment, "short")}
          <span className={styles.choiceCost}>
            <Text as="span" size="small" tone="soft">
              {t("reserve.tour.other.from", { amount: formatMoneyText(min_price ?? 0, environment.locale) })}
              {" · "}
              {t(state === "guaranteed" ? "reserve.tour.other.leaves" : "reserve.tour.other.group")}
            </Text>
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

type ChosenProps = ChangeProps<TourReservationValue> & { departureId: number };

/** The same package of a departure, with its cost. */
function Chosen(props: ChosenProps) {
  const { reservation, client, departureId } = props;
  const { subject } = reservation;
  const t = useText();
  const departure = useOwnData(
    () =>
      client.call(tourCalls.departure, {
        params: { departure_id: String(departureId) },
        query: partyOf(subject),
      }),
    String(departureId),
  );
  return (
    <OwnDataView handle={departure} placeholder={<Skeleton shape="picture" />}>
      {(value) => {
        const packageId = alikeIn(value, subject);
        return packageId === null ? (
          <Text size="small">{t("reserve.tour.other.otherHotels")}</Text>
        ) : (
          <Cost {...props} packageId={packageId} />
        );
      }}
    </OwnDataView>
  );
}

const hotelsIn = (stays: TourSubject["stays"] | DepartureValue["packages"][number]["stays"]): string =>
  stays.map(({ property }) => property.id).join();

/** The package in the same hotels; null where the departure has none. */
const alikeIn = ({ packages }: DepartureValue, { stays }: TourSubject): number | null =>
  packages.find((one) => hotelsIn(one.stays) === hotelsIn(stays))?.package_id ?? null;

function Cost({
  reservation,
  client,
  departureId,
  packageId,
  onClose,
  onChanged,
}: ChosenProps & { packageId: number }) {
  const { confirmation_code, subject } = reservation;
  const t = useText();
  const params = { confirmation_code };
  const wish = { departure_id: departureId, package_id: packageId };
  return (
    <ChangeCost
      code={confirmation_code}
      client={client}
      words={{
        goes: t("reserve.tour.other.goes"),
        penalty: t("reserve.tour.other.penalty"),
        comes: t("reserve.tour.other.comes"),
        confirm: t("reserve.tour.other.confirm"),
      }}
      isAbroad={subject.tour.kind === "foreign"}
      ask={() => client.call(tourChangeCalls.changeQuote, { params, query: wish })}
      send={(agreed, idempotencyKey) =>
        client.call(tourChangeCalls.change, { params, body: { ...wish, ...agreed }, idempotencyKey })
      }
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
