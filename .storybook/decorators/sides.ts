import { initialGlobals, type StoryGlobals } from "../globals.ts";
import type { Side } from "./SideBySide.tsx";

/** The frames that a toolbar's "both" asks for, from left to right; null when the story is shown alone. */
export function sidesOf(globals: StoryGlobals): Side[] | null {
  const side = (title: string, changed: Partial<StoryGlobals>): Side => ({
    title,
    globals: chosenOf({ ...globals, ...changed }),
  });
  if (globals.direction === "both" || globals.direction === "over") {
    const theme = globals.theme === "dark" ? "dark" : "light";
    return [
      side("چپ به راست · left to right", { locale: "en", direction: "auto", theme }),
      side("راست به چپ · right to left", { locale: "fa", direction: "auto", theme }),
    ];
  }
  if (globals.theme === "both") {
    return [side("تیره · dark", { theme: "dark" }), side("روشن · light", { theme: "light" })];
  }
  return null;
}

/** Our own globals only: Storybook's (viewport, measure …) belong to the outer frame. */
function chosenOf(globals: StoryGlobals): Record<string, string> {
  const keys = Object.keys(initialGlobals) as (keyof StoryGlobals)[];
  return Object.fromEntries(keys.map((key) => [key, globals[key]]));
}
