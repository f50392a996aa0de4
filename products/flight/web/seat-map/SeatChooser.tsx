import { type KeyboardEvent, useId, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Sheet } from "#design-system/components/Sheet/Sheet.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { type MapSeat, type MapSegment, seatOf, standingOf, sumOf } from "./choices.ts";
import { SeatChoosing, type Seated } from "./SeatChoosing.tsx";
import * as styles from "./seat-map.css.ts";
import { seatWords } from "./seat-words.ts";
import { useSeatChoices } from "./useSeatChoices.ts";

export type SeatChooserProps = {
  reservation: FlightReservationValue;
  /** Travellers with a seat. */
  people: readonly [Seated, ...Seated[]];
  /** Names of all travellers, by their place. */
  names: readonly string[];
  /** Names of the flights, by id. */
  flights: readonly [{ id: number; name: string }, ...{ id: number; name: string }[]];
  client: Client;
  onClose: () => void;
  onSaved: (value: FlightReservationValue) => void;
  /** Called once seats can no longer be chosen for this reservation, and the visitor has read so. */
  onClosed: () => void;
};

type Choices = ReturnType<typeof useSeatChoices>;

/** The traveller and flight whose seat is being chosen, and the message about the last press. */
function useChoosing({ people, names, flights }: SeatChooserProps, { choices, kept, choose }: Choices) {
  const t = useText();
  const { locale } = useEnvironment();
  const words = seatWords(t, locale, names);
  const [flight_id, setFlight] = useState(flights[0].id);
  const [who, setWho] = useState(people[0].traveller);
  const [said, setSaid] = useState("");
  const person = people.find(({ traveller }) => traveller === who) ?? people[0];
  const at = { flight_id, traveller: person.traveller };
  const standing = (seat: MapSeat) => standingOf(seat, { ...at, use: person.use, choices, kept });

  const chosenText = ({ seat }: MapSeat) => t("flightSeats.chosen", { seat: isolated(seat), name: person.name });
  function take(seat: MapSeat | null): void {
    choose(at, seat?.seat ?? null);
    setSaid(seat === null ? t("flightSeats.given", { name: person.name }) : chosenText(seat));
  }
  /** Gives back one's own seat; for an unavailable one shows the reason. */
  function press(seat: MapSeat): void {
    const refused = words.refusedText(seat, standing(seat));
    const isMine = standing(seat).kind === "mine";
    if (refused === null) take(isMine ? null : seat);
    else setSaid(refused);
    if (refused !== null || isMine) return;
    // The next traveller without a seat on this flight.
    const next = people.find(
      ({ traveller }) => traveller !== person.traveller && seatOf(choices, { flight_id, traveller }) === null,
    );
    if (next === undefined || seatOf(choices, at) !== null) return;
    setWho(next.traveller);
    setSaid(`${chosenText(seat)} ${t("flightSeats.next", { name: next.name })}`);
  }
  function goTo(traveller: number): void {
    setWho(traveller);
    setSaid("");
  }
  return { words, flight_id, setFlight, person, goTo, said, standing, take, press };
}

export type Choosing = ReturnType<typeof useChoosing>;

type FootProps = {
  choosing: Choosing;
  seats: Choices;
  segments: readonly MapSegment[];
  describedBy: string;
  onClosed: () => void;
};

/** Below the scrolling map: the traveller, the last message, the sum and the save button, or the way on. */
function Foot({ choosing: { person, said }, seats, segments, describedBy, onClosed }: FootProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { choices, problem, isBusy, isOver, hasChanged, save } = seats;
  const who = t("flightSeats.for", { name: person.name });
  return (
    <div className={styles.foot}>
      {problem !== null && !isOver && (
        <Notice look="danger" isAlert>
          {problem}
        </Notice>
      )}
      {!isOver && (
        <Hidden as="p" id={describedBy}>
          {who}
        </Hidden>
      )}
      {!isOver && (
        <p role="status" className={styles.said}>
          {problem === null && said !== "" ? said : who}
        </p>
      )}
      <div className={styles.footLine}>
        {!isOver && (
          <Text as="span" size="small" tone="soft">
            {t("flightSeats.total", { amount: formatMoneyText(sumOf(choices, segments), locale) })}
          </Text>
        )}
        {/* One button, so that the focus stays on it. */}
        <Button
          look="primary"
          isDisabled={!hasChanged}
          isBusy={isBusy}
          onClick={() => (isOver ? onClosed() : void save(segments))}
        >
          {isOver ? t("flightSeats.over.go") : t(isBusy ? "flightSeats.busy" : "flightSeats.save")}
        </Button>
      </div>
    </div>
  );
}

/** Enter in one of its fields would send the form that it stands in. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** R66: choosing seats of a reservation that is held: on the map, or out of a list. All are kept together, or none. */
export function SeatChooser(props: SeatChooserProps) {
  const { reservation, people, flights, client, onClose, onSaved, onClosed } = props;
  const t = useText();
  const describedBy = useId();
  const code = reservation.confirmation_code;
  const map = useOwnData(() => client.call(flightOwnCalls.seatMap, { params: { confirmation_code: code } }), code);
  const seats = useSeatChoices({ reservation, client, onSaved, onStale: map.reload });
  const choosing = useChoosing(props, seats);
  const segments = map.own.kind === "ready" ? map.own.value.segments : [];
  return (
    <Sheet
      isOpen
      onClose={seats.isOver ? onClosed : onClose}
      title={t("flightSeats.choose")}
      closeLabel={t("common.close")}
      footer={
        segments.length > 0 && (
          <Foot choosing={choosing} seats={seats} segments={segments} describedBy={describedBy} onClosed={onClosed} />
        )
      }
    >
      {seats.isOver ? (
        <Notice look="danger" isAlert>
          {seats.problem}
        </Notice>
      ) : (
        <div onKeyDown={keepEnter}>
          <OwnDataView handle={map} placeholder={<Skeleton shape="picture" />}>
            {({ segments: shown }) => (
              <SeatChoosing
                segments={shown}
                cabin={reservation.subject.flights[0]?.class ?? "economy"}
                people={people}
                flights={flights}
                choices={seats.choices}
                choosing={choosing}
                describedBy={describedBy}
              />
            )}
          </OwnDataView>
        </div>
      )}
    </Sheet>
  );
}
