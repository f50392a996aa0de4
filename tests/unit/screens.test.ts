import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "#domain/addresses/routes.ts";

const screens = join(import.meta.dirname, "../../app/src/screens");

test("every screen that a route names is there", () => {
  const named = routes.flatMap(({ screen }) => screen ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((screen) => !existsSync(join(screens, screen, "page.tsx")))).toEqual([]);
});
