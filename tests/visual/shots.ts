import type { Mode } from "../../.storybook/modes.ts";
import { viewports } from "../../.storybook/viewports.ts";
import { type StoryGlobals, WINDOW } from "./workbench.ts";

type Window = { width: number; height: number };

/** One play of a story, and its pictures. */
export type Shot = Pick<Mode, "locale" | "theme"> & { window: Window; views: { mode: string; window: Window }[] };

/**
 * Plays of a story for the requested modes. Globals of a story override the mode, and modes that then look the same
 * share one picture, under the first one's name. The widths of a language and theme share a play.
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
