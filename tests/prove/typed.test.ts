import { expect, test } from "vitest";
import { testServices } from "#tests/support/services.ts";
import { small, typedInto } from "./typed.ts";

test("a disturbed text is kept, refused and found as the plain one, in every field and search", {
  timeout: 180_000,
}, async () => {
  const services = await testServices();
  const outcome = await typedInto(services, small.texts);
  await services.database.close();
  expect(outcome, JSON.stringify(outcome)).toMatchObject({ failures_5xx: 0, differences: 0, unsaid: 0 });
  expect(outcome.fields).toBeGreaterThan(30);
});
