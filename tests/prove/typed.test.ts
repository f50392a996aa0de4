import { expect, test } from "vitest";
import { openServices } from "#tests/engines.ts";
import { small, typedInto } from "./typed.ts";

test("a disturbed text is kept, refused and found as the plain one, in every field and search", {
  timeout: 180_000,
}, async () => {
  const services = await openServices();
  const outcome = await typedInto(services, small.texts);
  await services.database.close();
  expect(outcome, JSON.stringify(outcome)).toMatchObject({ failures_5xx: 0, differences: 0, unsaid: 0 });
  expect(outcome.fields).toBeGreaterThan(30);
});
