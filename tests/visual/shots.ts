import type { Mode } from "../../.storybook/modes.ts";
import { viewports } from "../../.storybook/viewports.ts";
import { type StoryGlobals, WINDOW } from "./workbench.ts";

type Window = { width: number; height: number };

/** One play of a story, and what is photographed of it. */
export type Shot = Pick<Mode, "locale" | "theme"> & { window: Window; views: { mode: string; window: Window }[] };

/**
 * The plays of a story for the modes that are asked for. What a story sets for itself goes before the mode, and modes that
 * then look the same are one picture, under the first one's name. A play is shared by the widths of a language and theme.
 */
export function shotsOf(own: StoryGlobals, modes: Readonly<Record<string, Mode>>, width?: number): Shot[] {
  const shots = new Map<string, Shot>();
  for (const [name, mode] of Object.entries(modes)) {
    const locale = own.locale ?? mode.locale;
    const theme = own.theme === "light" || own.theme === "dark" ? own.theme : mode.theme;
    const viewport = viewports[own.viewport?.value ?? mode.viewport];
    const window = { width: width ?? viewport.width, height: viewport.height };
    const shot = shots.get(`${locale} ${theme}`) ?? {
      locale,
      theme,
      window: own.viewport ? window : WINDOW,
      views: [],
    };
    shots.set(`${locale} ${theme}`, shot);
    if (shot.views.some((view) => view.window.width === window.width)) continue;
    shot.views.push({ mode: name, window });
  }
  return [...shots.values()];
}
