import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screenPath } from "#app/src/screen-files.ts";
import { routes } from "#domain/addresses/routes.ts";

const root = join(import.meta.dirname, "../..");
const screens = [...new Set(routes.flatMap(({ screen }) => screen ?? []))];

test.each(screens)(
  "the screen %s of the routes has its page and one head, without which its title would be “not found”",
  (screen) => {
    const folder = join(root, screenPath(screen));
    const page = join(folder, "page.tsx");
    expect(existsSync(page), page).toBe(true);
    const exportsHead = /^export (const head\b|function head\b|\{ (\w+ as )?head \})/m.test(readFileSync(page, "utf8"));
    expect(
      [existsSync(join(folder, "head.ts")), exportsHead].filter(Boolean),
      `a head.ts, or a head in ${page}`,
    ).toEqual([true]);
  },
);
