import { isTerminal } from "#domain/reservation/statuses.ts";
import type {
  FlightChange,
  FlightReservationValue,
  FlightSegment,
  FlightSubject,
} from "#products/flight/contract/flight.shapes.ts";

/** All of a carrier's changes to one flight, as one change: from the times agreed or accepted to the current ones. */
export type ChangeOfFlight = {
  readonly segment: FlightSegment;
  /** `open`: it may be accepted or refused. */
  readonly state: "told" | "open" | "accepted" | "cancelled";
  readonly before: FlightChange["before"];
  /** Null where the flight is cancelled. */
  readonly after: FlightChange["after"];
  /** Changes that wait for an answer, the oldest first. */
  readonly open: readonly number[];
};

/**
 * Changes of a reservation by flight, in the order of the flights. A flight moved more than once is compared with the
 * agreed times: those bought or last accepted, as small steps add up.
 */
export function changesOf(flights: FlightSubject["flights"], changes: readonly FlightChange[]): ChangeOfFlight[] {
  return flights
    .flatMap(({ segments }) => segments)
    .flatMap((segment): ChangeOfFlight[] => {
      const own = changes.filter(({ flight_id }) => flight_id === segment.flight_id);
      const latest = own.at(-1);
      if (latest === undefined) return [];
      const open = own.filter(({ state }) => state === "open");
      return [
        {
          segment,
          state: stateOf(latest, open.length > 0),
          before: (own[own.findLastIndex(isAccepted) + 1] ?? latest).before,
          after: latest.after,
          open: latest.after === null ? [] : open.map(({ change_id }) => change_id),
        },
      ];
    });
}

const isAccepted = ({ state }: FlightChange): boolean => state === "accepted";

function stateOf({ kind, state }: FlightChange, isOpen: boolean): ChangeOfFlight["state"] {
  if (kind === "cancelled") return "cancelled";
  return isOpen ? "open" : state;
}

/**
 * The changes that are still of interest: of a reservation that has ended only that its flight was cancelled, and before it
 * arrives all else.
 */
export const shownChangesOf = ({
  status,
  now,
  subject,
  changes,
}: Pick<FlightReservationValue, "status" | "now" | "subject" | "changes">): ChangeOfFlight[] =>
  changesOf(subject.flights, changes).filter(({ state, after }) =>
    after === null ? state === "cancelled" : after.arrives_at > now && (!isTerminal(status) || status === "successful"),
  );

/** Shortest time between both ways without a warning, minutes: changing airport and carrier takes time. */
const SHORT_GROUND_MINUTES = 360;

/**
 * The minutes on the ground between the way out and the way back, where a flight beside them was moved and they are few;
 * null otherwise.
 */
export function groundOf(flights: FlightSubject["flights"], { segment, after }: ChangeOfFlight): number | null {
  const [lands, leaves] = [flights[0]?.segments.at(-1), flights[1]?.segments[0]];
  if (after === null || lands === undefined || leaves === undefined) return null;
  if (segment.flight_id !== lands.flight_id && segment.flight_id !== leaves.flight_id) return null;
  const minutes = (leaves.departs_at - lands.arrives_at) / 60;
  return minutes < SHORT_GROUND_MINUTES ? minutes : null;
}

/** Shift of a flight, minutes: the departure's if that moves, otherwise the arrival's. Negative: earlier. */
export function shiftOf({ before, after }: ChangeOfFlight): { of: "departs" | "arrives"; minutes: number } | null {
  if (after === null) return null;
  const minutes = (end: "departs_at" | "arrives_at") => (after[end] - before[end]) / 60;
  const departs = minutes("departs_at");
  return departs === 0 ? { of: "arrives", minutes: minutes("arrives_at") } : { of: "departs", minutes: departs };
}
