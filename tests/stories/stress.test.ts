import { expect, test } from "vitest";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { answerFaults, callAt } from "#tests/support/answer-faults.ts";
import { lengthenedWords, withHugeSums } from "./stress.ts";

test("huge sums still add up", () => {
  const { successful } = reservationIn;
  const huge = withHugeSums(successful) as typeof successful;
  expect(huge.totals.payable).toBe(successful.totals.payable * 1_000);
  expect(huge.now).toBe(successful.now);
  const call = callAt(`reserve/v2/${successful.confirmation_code}`, "GET");
  expect(call && answerFaults(call, huge)).toEqual([]);
});

test("a pseudo-locale shows where a text ends, and is longer by two fifths", () => {
  expect(lengthenedWords("ادامه")).toBe("⟦ادامه اد⟧");
});
