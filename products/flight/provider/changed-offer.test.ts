import { describe, expect, it } from "vitest";
import { accepted, retimed, timesOf } from "./changed-offer.ts";
import type { FlightOfferKept } from "./offer.ts";

/** Flight 1 out, flights 2 and 3 back; both directions were changed. */
const offer = {
  subject: { flights: [{ segments: [{ flight_id: 1 }] }, { segments: [{ flight_id: 2 }, { flight_id: 3 }] }] },
  directions: [{ carrierAct: "major_change" }, { carrierAct: "major_change" }],
} as unknown as FlightOfferKept;
const acts = (open: readonly number[], of: FlightOfferKept = offer) =>
  accepted(of, { flightId: 1, times: null }, new Set(open)).directions.map(({ carrierAct }) => carrierAct);

/** Tehran to Mashhad and back within a day, with so many minutes on the ground. Instants in epoch seconds. */
function dayTrip(ground = 240) {
  const MORNING = 1_796_101_200;
  const leg = (id: number, from: string, to: string, departsAt: number) => ({
    flight_id: id,
    carrier: { code: "IR" },
    origin: { iata: from },
    destination: { iata: to },
    ...timesOf({ origin: from, destination: to }, departsAt, departsAt + 5_400),
  });
  const flights = [leg(1, "THR", "MHD", MORNING), leg(2, "MHD", "THR", MORNING + 5_400 + ground * 60)].map(
    (segment) => ({
      segments: [segment],
      layovers: [],
    }),
  );
  const kept = { subject: { flights }, directions: [{ carrierAct: null }, { carrierAct: null }] };
  const laterBy = (id: number, minutes: number) => {
    const one = flights[id - 1]!.segments[0]!;
    const ends = { origin: one.origin.iata, destination: one.destination.iata };
    return timesOf(ends, one.departs_at + minutes * 60, one.arrives_at + minutes * 60);
  };
  return { kept: kept as unknown as FlightOfferKept, laterBy };
}

describe("A flight that is moved", () => {
  it("by less than two hours, with time left on the ground, is no major change", () => {
    const { kept, laterBy } = dayTrip();
    expect(retimed(kept, 1, laterBy(1, 110)).isMajor).toBe(false);
  });
  it("so that the way back cannot be reached any more, is a major change", () => {
    const { kept, laterBy } = dayTrip(150);
    // 150 minutes on the ground: 45 are left, then 44.
    expect(retimed(kept, 1, laterBy(1, 105)).isMajor).toBe(false);
    const late = retimed(kept, 1, laterBy(1, 106));
    expect(late.isMajor).toBe(true);
    expect(late.offer.directions).toMatchObject([{ carrierAct: "major_change" }, { carrierAct: null }]);
    const tight = retimed(kept, 1, laterBy(1, 100)).offer;
    expect(retimed(tight, 2, laterBy(2, -6)).isMajor).toBe(true);
  });
});

describe("What is agreed after an answer to a change", () => {
  it("each direction costs what its fare says once nothing of it is open, in whichever order they are accepted", () => {
    expect(acts([2])).toEqual([null, "major_change"]);
    expect(acts([1])).toEqual(["major_change", null]);
    expect(acts([])).toEqual([null, null]);
  });
  it("of a connection as long as one of its flights waits for an answer", () => {
    expect(acts([3])).toEqual([null, "major_change"]);
  });
  it("nothing accepts a flight that was cancelled", () => {
    const cancelled = { ...offer, directions: [{ carrierAct: "cancelled" }, offer.directions[1]] } as FlightOfferKept;
    expect(acts([], cancelled)).toEqual(["cancelled", null]);
  });
});
