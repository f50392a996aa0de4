import { describe, expect, test } from "vitest";
import { addDays, dayNumber } from "#domain/calendar/arithmetic.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { departuresOf } from "./departures.ts";
import { tourExamples } from "./examples.ts";
import { toursOf } from "./tours.ts";

const tours = toursOf(DEMO_SEED);

describe("the examples of states", () => {
  const examples = tourExamples({ seed: DEMO_SEED, from: FROZEN_TODAY }, tours);
  const left = ({ total, soldElsewhere }: { total: number; soldElsewhere: number }) => total - soldElsewhere;
  const dayBegins = dayNumber(FROZEN_TODAY) * 24 * HOUR_SECONDS - 3.5 * HOUR_SECONDS;

  test("show what their names say", () => {
    const { guaranteed, gathering, onRequest, lastSeats, seatsSoldOut, roomsSoldOut } = examples;
    expect(guaranteed.departure).toMatchObject({ state: "guaranteed" });
    expect(guaranteed.departure.minGroup).toBeGreaterThan(1);
    expect(gathering.departure).toMatchObject({ state: "scheduled", minGroup: 12, seats: { soldElsewhere: 9 } });
    expect(onRequest.package.confirmation).toBe("on_request");
    expect(left(lastSeats.departure.seats)).toBeGreaterThan(0);
    expect(left(lastSeats.departure.seats)).toBeLessThanOrEqual(4);
    expect(left(seatsSoldOut.departure.seats)).toBe(0);
    expect(left(roomsSoldOut.package.rooms)).toBe(0);
    expect(roomsSoldOut.departure.packages.some(({ rooms }) => left(rooms) > 0)).toBe(true);
    expect(left(roomsSoldOut.departure.seats)).toBeGreaterThan(0);
    expect(examples.cancelled.departure.state).toBe("cancelled");
    expect(examples.noRoomForFive.departure.packages.every(({ beds }) => beds < 5)).toBe(true);
    expect(left(examples.noRoomForFive.departure.seats)).toBeGreaterThanOrEqual(5);
    expect(examples.singleNotSold.package.prices).toMatchObject({ single: null });
  });

  test("the one that is closed for its visa has not departed, and would be open without it", () => {
    const { departure, tour } = examples.closedForVisa;
    expect(departure.closesAt).toBeLessThan(dayBegins);
    expect(departure.legs.out.departsAt).toBeGreaterThan(dayBegins + 24 * HOUR_SECONDS);
    expect(departure.closesAt).toBe(departure.legs.out.departsAt - tour.visa.processingDays * 24 * HOUR_SECONDS);
  });

  test("each package belongs to its departure, and the departure to its tour", () => {
    for (const { tour, departure, package: sold } of Object.values(examples)) {
      expect(sold.departureId).toBe(departure.id);
      expect(departure.tourId).toBe(tour.id);
      expect(departuresOf(DEMO_SEED, tour, departure.date, departure.date)).toContainEqual(departure);
    }
  });

  test("occur on any day that the world may begin", () => {
    for (let week = 0; week < 52; week += 2)
      expect(() =>
        tourExamples({ seed: DEMO_SEED, from: addDays(FROZEN_TODAY, week * 7 + (week % 7)) }, tours),
      ).not.toThrow();
  });
});
