import { expect, it } from "vitest";
import { accepted, staleAmong } from "./accepted.ts";
import { mutantsOfFile } from "./candidates.ts";

it("accepts only faults of the code as it is", () => {
  const files = [...new Set(accepted.map(({ file }) => file))];
  expect(staleAmong(accepted, files.flatMap(mutantsOfFile))).toEqual([]);
});
