import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import { type Failure, isOfAnotherStatus } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useText } from "#app/src/messages/words.ts";
import { flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { type Choice, changesOf, chosenWith, type MapSegment, sumOf } from "./choices.ts";

export type SeatChoicesOptions = {
  reservation: FlightReservationValue;
  client: Client;
  onSaved: (value: FlightReservationValue) => void;
  /** The map is another than it was: a seat was taken, or its price moved. */
  onStale: () => Promise<void>;
};

/** The seats as they are chosen so far, and keeping them: all or none (call 70b). */
export function useSeatChoices({ reservation, client, onSaved, onStale }: SeatChoicesOptions) {
  const t = useText();
  const kept: readonly Choice[] = reservation.seats;
  const [choices, setChoices] = useState<readonly Choice[]>(kept);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const intent = useIntent();

  function choose(at: Omit<Choice, "seat">, seat: string | null): void {
    setProblem(null);
    setChoices((before) => chosenWith(before, at, seat));
  }

  async function refused(failure: Failure): Promise<void> {
    setProblem(messageOf(failure) ?? t("reserve.failed"));
    if (isOfAnotherStatus(failure)) setOver(true);
    if (failure.kind !== "status" || isOfAnotherStatus(failure)) return;
    const { seats: taken = [] } = (failure.value ?? {}) as { seats?: readonly string[] };
    // Drops seats that others have taken; a traveller who had a seat keeps it.
    if (taken.length > 0)
      setChoices((before) => [
        ...before.filter(({ seat }) => !taken.includes(seat)),
        ...kept.filter((old) =>
          before.some(
            (one) => one.flight_id === old.flight_id && one.traveller === old.traveller && taken.includes(one.seat),
          ),
        ),
      ]);
    await onStale();
  }

  async function save(segments: readonly MapSegment[]): Promise<void> {
    const body = { seats: changesOf(kept, choices), agreed_total: sumOf(choices, segments) };
    setBusy(true);
    setProblem(null);
    const answer = await client.call(flightOwnCalls.seats, {
      params: { confirmation_code: reservation.confirmation_code },
      body,
      idempotencyKey: intent.keyOf(body),
    });
    setBusy(false);
    if (answer.ok) onSaved(answer.value);
    else await refused(answer.failure);
  }

  return { kept, choices, isBusy, problem, isOver, hasChanged: changesOf(kept, choices).length > 0, choose, save };
}
