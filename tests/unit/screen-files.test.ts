import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screenPath } from "#app/src/screen-files.ts";
import { routes } from "#domain/addresses/routes.ts";

const root = join(import.meta.dirname, "../..");
const screens = [...new Set(routes.flatMap(({ screen }) => screen ?? []))];

test.each(screens)(
  "the screen %s of the routes has its page and its head, without which its title would be “not found”",
  (screen) => {
    const missing = ["page.tsx", "head.ts"].filter((file) => !existsSync(join(root, screenPath(screen), file)));
    expect(missing, screenPath(screen)).toEqual([]);
  },
);
