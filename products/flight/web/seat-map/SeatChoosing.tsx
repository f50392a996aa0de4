import { useId, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Choice as ChoiceField, SelectField } from "#design-system/components/Field/Field.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { isolated } from "#domain/text/isolated.ts";
import type { SeatUse } from "#products/flight/rules/seat-uses.ts";
import { type Choice, type MapSeat, type MapSegment, rowsOf, seatOf } from "./choices.ts";
import type { Choosing } from "./SeatChooser.tsx";
import { SeatGrid } from "./SeatGrid.tsx";
import { SeatLegend } from "./SeatLegend.tsx";
import { SeatList } from "./SeatList.tsx";
import * as styles from "./seat-map.css.ts";

/** Person with a seat: place among the travellers, use of the seat, and name. */
export type Seated = { readonly traveller: number; readonly use: SeatUse; readonly name: string };

export type SeatChoosingProps = {
  segments: readonly MapSegment[];
  /** The class that was booked. */
  cabin: MapSeat["class"];
  people: readonly Seated[];
  flights: readonly { id: number; name: string }[];
  choices: readonly Choice[];
  choosing: Choosing;
  /** The id of the text that names whose seat is chosen. */
  describedBy: string;
};

/** Choice of the traveller, each with the seat chosen so far. */
function People({ people, choices, choosing }: Pick<SeatChoosingProps, "people" | "choices" | "choosing">) {
  const t = useText();
  const group = useId();
  const { flight_id, person, goTo } = choosing;
  return (
    <fieldset className={styles.people}>
      <legend className={styles.peopleTitle}>{t("flightSeats.who")}</legend>
      {people.map(({ traveller, name }) => {
        const seat = seatOf(choices, { flight_id, traveller });
        return (
          <ChoiceField
            key={traveller}
            kind="radio"
            name={group}
            value={String(traveller)}
            isChecked={traveller === person.traveller}
            onChange={() => goTo(traveller)}
          >
            <bdi>{name}</bdi>
            {" · "}
            {seat === null ? t("flightSeats.none") : isolated(seat)}
          </ChoiceField>
        );
      })}
    </fieldset>
  );
}

const views = ["map", "list"] as const;

/** On the map or in a list: the same seats. */
function Views({ view, onChange }: { view: (typeof views)[number]; onChange: (view: (typeof views)[number]) => void }) {
  const t = useText();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t("flightSeats.view")} className={styles.views}>
      {views.map((one) => (
        <ChoiceField
          key={one}
          kind="radio"
          name={group}
          value={one}
          isChecked={view === one}
          onChange={() => onChange(one)}
        >
          {t(`flightSeats.view.${one}`)}
        </ChoiceField>
      ))}
    </div>
  );
}

/** The flight, the traveller and the seats, on the map or as radio buttons. */
export function SeatChoosing(props: SeatChoosingProps) {
  const { segments, cabin, people, flights, choosing, describedBy } = props;
  const t = useText();
  const [view, setView] = useState<(typeof views)[number]>("map");
  const { flight_id, setFlight, words, standing, take, press } = choosing;
  const segment = segments.find((one) => one.flight_id === flight_id);
  const label = flights.find(({ id }) => id === flight_id)?.name ?? "";
  const rows = segment ? rowsOf(segment, cabin) : [];
  const isFull = !rows.some(({ seats }) => seats.some((seat) => ["free", "mine"].includes(standing(seat).kind)));
  return (
    <div className={styles.chooser}>
      {flights.length > 1 && (
        <SelectField
          label={t("flightSeats.flight")}
          value={String(flight_id)}
          onChange={({ target }) => setFlight(Number(target.value))}
          options={flights.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <People {...props} />
      {isFull && <Notice look="warning">{t("flightSeats.full")}</Notice>}
      <Views view={view} onChange={setView} />
      {view === "list" || segment === undefined ? (
        <SeatList label={label} rows={rows} standingOf={standing} words={words} onChoose={take} />
      ) : (
        <div className={styles.cabin}>
          <SeatGrid
            label={label}
            columns={segment.columns}
            rows={rows}
            standingOf={standing}
            words={words}
            describedBy={describedBy}
            onPress={press}
          />
          <div className={styles.key}>
            <SeatLegend isAlone={people.length === 1} />
            <Text size="caption" tone="mute">
              {t("flightSeats.unit")}
            </Text>
          </div>
        </div>
      )}
    </div>
  );
}
