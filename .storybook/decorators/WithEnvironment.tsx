import { type ReactNode, useMemo } from "react";
import { LocaleContext } from "#design-system/theme/LocaleContext.tsx";
import type { StoryGlobals } from "../globals.ts";
import { applyEnvironment, calendarOf, directionOf } from "./environment.ts";

/** Surroundings of a story: the document's language, direction and theme, and the design system's locale. */
export function WithEnvironment({ globals, children }: { globals: StoryGlobals; children: ReactNode }) {
  // Before the story is drawn, as on a page: an effect would come one frame late.
  applyEnvironment(document.documentElement, globals);
  const { locale } = globals;
  const calendar = calendarOf(globals.calendar, locale);
  const direction = directionOf(globals);
  const surroundings = useMemo(() => ({ locale, direction, calendar }), [locale, direction, calendar]);
  return <LocaleContext.Provider value={surroundings}>{children}</LocaleContext.Provider>;
}
