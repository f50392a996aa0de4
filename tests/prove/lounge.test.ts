import { expect, test } from "vitest";
import { addProduct } from "./lounge.ts";

test("one product more is a folder and its rows: it compiles", { timeout: 600_000 }, async () => {
  const found = await addProduct({ isSmall: true });
  expect(found).toMatchObject({ holds: true, passed: ["catalogues", "types"] });
});
