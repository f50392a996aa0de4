import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screenModule } from "#app/src/screen-files.ts";
import { routes } from "#domain/addresses/routes.ts";

const root = join(import.meta.dirname, "../..");

test("every screen that a route names is there", () => {
  const named = routes.flatMap(({ screen }) => screen ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((screen) => !existsSync(join(root, screenModule(screen))))).toEqual([]);
});
