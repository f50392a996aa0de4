import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import { instantOf } from "#domain/time/instant.ts";
import type { Zone } from "#domain/time/zones.ts";
import { CARRIER_POLICY, SEATS_POLICIES } from "./policies.ts";

/** Facts of one direction that determine its penalty. Money in integer rial, instants in epoch seconds. */
export type DirectionPrices = {
  /** Of its first flight: the local day of departure, the zone of the airport, and the instant. */
  readonly date: IsoDate;
  readonly zone: Zone;
  readonly departsAt: number;
  readonly policy: CancellationPolicy;
  /** For all travellers. */
  readonly fare: number;
  readonly taxes: number;
  /** The chosen seats; `isIssued`: they are on the ticket, or would be once paid. */
  readonly seats: { readonly total: number; readonly isIssued: boolean };
  /** The carrier's act on one of its flights, unless accepted by the traveller. A cancelled flight is never flown. */
  readonly carrierAct: "cancelled" | "major_change" | null;
  /** Chosen by its traveller after the carrier's act on the other direction. Absent: no. */
  readonly isOutsideWaiver?: true;
};

const NOON = "12:00";

/**
 * Each direction under its policy, a share of the fare, with its seats as a line of their own: before departure, taxes
 * are refunded, and seats until they are issued. From its departure on it costs everything, taxes and seats included.
 * Once the carrier has cancelled or changed one direction, all directions not yet flown are free to cancel, but for one
 * that was chosen after that.
 */
export function flightPenaltyLines(directions: readonly DirectionPrices[]): PenaltyLine[] {
  const isByCarrier = directions.some(({ carrierAct }) => carrierAct !== null);
  return directions.flatMap((direction, index) => {
    const part = { of: "direction", position: index + 1 } as const;
    const lines = linesOf(direction).map((line) => (directions.length > 1 ? { ...line, part } : line));
    if (!isByCarrier || direction.isOutsideWaiver) return lines;
    return lines.map((line) => ({
      ...line,
      policy: { ...CARRIER_POLICY, base: line.policy.base },
      begins: direction.carrierAct === "cancelled" ? [] : line.begins,
    }));
  });
}

function linesOf({ date, zone, departsAt, policy, fare, taxes, seats }: DirectionPrices): PenaltyLine[] {
  const anchor = { day: date, at: departsAt, noonOf: (day: IsoDate) => instantOf(day, NOON, zone).at };
  const line = (of: CancellationPolicy, base: number, total: number): PenaltyLine => ({
    policy: of,
    base,
    total,
    anchor,
    begins: [{ at: departsAt, cost: total }],
    begunBase: "direction_flown",
  });
  const flight = line(policy, fare, fare + taxes);
  if (seats.total === 0) return [flight];
  return [flight, line(SEATS_POLICIES[seats.isIssued ? "issued" : "chosen"], seats.total, seats.total)];
}
