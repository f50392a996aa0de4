import { expect, test } from "vitest";
import { cancellationPolicies } from "#fixtures/world/policies.ts";
import { sweepPolicies } from "./cancellation.ts";

test("leaving later never pays more, at every hour from the booking to a week after check-out, and nothing after it", () => {
  const swept = sweepPolicies(cancellationPolicies, [1, 2, 3, 7, 10, 30]);
  console.log(JSON.stringify(swept));
  expect(swept).toMatchObject({ policies: 4, rising: 0, begun: 0, after: 0 });
  expect(swept.hours).toBeGreaterThan(45_000);
});
