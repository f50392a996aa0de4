import { describe, expect, it } from "vitest";
import { accepted } from "./changed-offer.ts";
import type { FlightOfferKept } from "./offer.ts";

/** Flight 1 out, flights 2 and 3 back; both directions were changed. */
const offer = {
  subject: { flights: [{ segments: [{ flight_id: 1 }] }, { segments: [{ flight_id: 2 }, { flight_id: 3 }] }] },
  directions: [{ carrierAct: "major_change" }, { carrierAct: "major_change" }],
} as unknown as FlightOfferKept;
const acts = (open: readonly number[], of: FlightOfferKept = offer) =>
  accepted(of, new Set(open)).directions.map(({ carrierAct }) => carrierAct);

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
