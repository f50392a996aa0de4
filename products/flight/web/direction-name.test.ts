import { expect, it } from "vitest";
import { directionName } from "./direction-name.ts";

it("the only flight is a flight, two are the way out and the way back", () => {
  const [out, back] = [{ direction: "outbound" }, { direction: "inbound" }] as const;
  expect(directionName(out, [out])).toBe("flight.step.only");
  expect([out, back].map((one) => directionName(one, [out, back]))).toEqual([
    "flight.step.outbound",
    "flight.step.inbound",
  ]);
});
