import { useId } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import type { MapSeat, MapSegment, Standing } from "./choices.ts";
import * as styles from "./seat-map.css.ts";
import type { SeatWords } from "./seat-words.ts";

export type SeatListProps = {
  label: string;
  rows: MapSegment["rows"];
  standingOf: (seat: MapSeat) => Standing;
  words: SeatWords;
  onChoose: (seat: MapSeat | null) => void;
};

/** The seats that one traveller can have on one flight, as radio buttons: the same choice without a picture. */
export function SeatList({ label, rows, standingOf, words, onChoose }: SeatListProps) {
  const t = useText();
  const name = useId();
  const seats = rows
    .flatMap((row) => row.seats)
    .map((seat) => ({ seat, standing: standingOf(seat) }))
    .filter(({ standing: { kind } }) => kind === "free" || kind === "mine");
  return (
    <fieldset className={styles.list}>
      <Hidden as="legend">{label}</Hidden>
      <Choice
        kind="radio"
        name={name}
        value=""
        isChecked={!seats.some(({ standing }) => standing.kind === "mine")}
        onChange={() => onChoose(null)}
      >
        {t("flightSeats.without")}
      </Choice>
      {seats.map(({ seat, standing }) => (
        <Choice
          key={seat.seat}
          kind="radio"
          name={name}
          value={seat.seat}
          isChecked={standing.kind === "mine"}
          onChange={() => onChoose(seat)}
        >
          {words.listed(seat)}
        </Choice>
      ))}
    </fieldset>
  );
}
