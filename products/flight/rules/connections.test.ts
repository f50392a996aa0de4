import { describe, expect, it } from "vitest";
import type { IsoDate } from "#domain/calendar/types.ts";
import { airportZones } from "#domain/place/airports.ts";
import { instantOf } from "#domain/time/instant.ts";
import { type ConnectedFlight, connectionOf, isPossible } from "./connections.ts";

const at = (iata: string, local: string): number => {
  const [date, time] = local.split("T");
  return instantOf(date as IsoDate, time!, airportZones.get(iata)!).at;
};
const flight = (origin: string, departs: string, destination: string, arrives: string): ConnectedFlight => ({
  origin,
  destination,
  departsAt: at(origin, departs),
  arrivesAt: at(destination, arrives),
});
const toTehran = (arrives: string) => flight("MHD", "2026-12-01T06:00", "THR", arrives);
const toKish = (departs: string) => flight("THR", departs, "KIH", "2026-12-03T12:00");

describe("A connection", () => {
  it.each([
    ["within Iran", toTehran("2026-12-01T07:30"), toKish("2026-12-01T09:00"), true, "protected", 90, 45],
    ["on two tickets", toTehran("2026-12-01T07:30"), toKish("2026-12-01T10:15"), false, "self_transfer", 165, 165],
    [
      "with a border before it",
      flight("IST", "2026-12-01T02:00", "IKA", "2026-12-01T06:00"),
      flight("IKA", "2026-12-01T07:29", "MHD", "2026-12-01T09:00"),
      true,
      "protected",
      89,
      90,
    ],
    [
      "with a border after it",
      flight("MHD", "2026-12-01T04:00", "IKA", "2026-12-01T05:30"),
      flight("IKA", "2026-12-01T09:00", "IST", "2026-12-01T11:30"),
      false,
      "self_transfer",
      210,
      210,
    ],
    [
      "on another airport of the city",
      toTehran("2026-12-01T07:30"),
      flight("IKA", "2026-12-01T11:30", "IST", "2026-12-01T14:00"),
      true,
      "airport_change",
      240,
      240,
    ],
    [
      "on another airport and two tickets",
      toTehran("2026-12-01T07:30"),
      flight("IKA", "2026-12-01T13:29", "IST", "2026-12-01T16:00"),
      false,
      "airport_change",
      359,
      360,
    ],
  ] as const)("%s takes its time, and is what it is called", (_, first, second, isOneTicket, kind, minutes, least) => {
    const connection = connectionOf(first, second, isOneTicket)!;
    expect(connection).toMatchObject({ kind, minutes, least, airport: second.origin });
    expect(isPossible(connection)).toBe(minutes >= least);
  });

  it("counts real minutes over a night in which the clock is set back", () => {
    const first = flight("IKA", "2026-10-24T16:00", "CDG", "2026-10-24T20:00");
    const second = flight("CDG", "2026-10-25T06:00", "FCO", "2026-10-25T08:00");
    expect(connectionOf(first, second, true)).toMatchObject({ minutes: 660, isOvernight: true });
  });

  it.each([
    ["2026-12-01T23:59", "2026-12-02T00:45", true],
    ["2026-12-01T22:00", "2026-12-02T00:00", true],
    ["2026-12-02T00:00", "2026-12-02T05:00", false],
    ["2026-12-01T20:00", "2026-12-01T23:59", false],
  ])("from %s to %s is overnight: %s", (arrives, departs, isOvernight) => {
    expect(connectionOf(toTehran(arrives), toKish(departs), true)).toMatchObject({ isOvernight });
  });

  it("is overnight by the clock of its place, not by Tehran's", () => {
    // 23:00 to 01:00 in Tehran.
    const first = flight("IKA", "2026-12-01T19:00", "IST", "2026-12-01T22:30");
    const second = flight("IST", "2026-12-01T23:55", "AYT", "2026-12-02T01:00");
    expect(connectionOf(first, second, true)).toMatchObject({ minutes: 85, isOvernight: false });
  });

  it("is not offered for longer than a day, nor before the first flight is there", () => {
    const possible = (departs: string) =>
      isPossible(connectionOf(toTehran("2026-12-01T07:30"), toKish(departs), true)!);
    expect(["2026-12-02T07:30", "2026-12-02T07:31", "2026-12-01T07:00"].map(possible)).toEqual([true, false, false]);
  });

  it("is none where the next flight leaves from another city, nor from an airport that is not sold", () => {
    const first = toTehran("2026-12-01T07:30");
    const from = (iata: string) => flight(iata, "2026-12-01T12:00", "KIH", "2026-12-01T14:00");
    expect(connectionOf(first, from("SYZ"), true)).toBeNull();
    expect(() => connectionOf(first, from("HND"), true)).toThrow("No airport HND");
  });
});
