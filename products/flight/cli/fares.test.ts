import { describe, expect, it } from "vitest";
import { fareCalendar } from "#fixtures/answers/fare-calendar.ts";
import { runHere } from "#tests/support/run-cli.ts";

const MONTH = ["--month", "1405-09"];

describe("fares", () => {
  it("are a grid of weeks from Saturday, the lowest of the month marked, in both languages", async () => {
    const english = await runHere(["fares", "Tehran", "Istanbul", ...MONTH]);
    expect([english.code, english.err]).toEqual([0, ""]);
    // Azar of 1405.
    const ofMonth = fareCalendar.outbound.filter(({ date }) => date >= "2026-11-22" && date <= "2026-12-21");
    const lowest = Math.min(...ofMonth.flatMap(({ min_price }) => min_price ?? []));
    expect(english.out.match(/\*/g)).toHaveLength(2);
    expect(english.out).toContain(`${Math.round(lowest / 1_000_000) / 10}*`);
    const persian = await runHere(["fares", "IKA", "ist", ...MONTH, "--locale", "fa"]);
    expect(persian.out.split("\n")).toHaveLength(english.out.split("\n").length);
    expect(persian.out).toMatch(/[۰-۹]+٫[۰-۹]\*/);
  });

  it("stand both ways, one below the other", async () => {
    const { out } = await runHere(["fares", "Tehran", "Istanbul", ...MONTH, "--return"]);
    expect(out.split("\n\n")).toHaveLength(2);
  });

  it("are rial in JSON", async () => {
    const { out } = await runHere(["fares", "Tehran", "Istanbul", ...MONTH, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, month: "1405-09", outbound: fareCalendar.outbound });
  });

  it("say which place is unknown", async () => {
    const { code, err } = await runHere(["fares", "Nowhere", "IST", ...MONTH]);
    expect(code).toBe(2);
    expect(err).toContain("«Nowhere» is neither a city nor an airport");
  });
});
