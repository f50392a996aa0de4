import { type ReactNode, useMemo } from "react";
import { type Catalogue, catalogueAreas } from "#app/src/messages/catalogue.ts";
import { createFormatter } from "#app/src/messages/intl.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { tehranDate } from "#domain/calendar/today.ts";
import { breakpoints } from "#domain/enums/enums.ts";
import { STORY_NOW } from "../frozen-clock.ts";
import type { StoryGlobals } from "../globals.ts";
import { directionOf } from "./environment.ts";

/** Whether a story's file stands in the website: only there do words come from catalogues. */
export const isOfTheWebsite = (fileName: unknown): boolean =>
  typeof fileName === "string" && fileName.includes("app/src/");

/** All words of one language: a story may be of any page. */
export const wordsOf = (globals: StoryGlobals): Promise<Catalogue> => loadCatalogue(globals.locale, catalogueAreas);

/** What the server would have serialised for this visit. */
function environmentOf(globals: StoryGlobals): RenderEnvironment {
  const now = STORY_NOW / 1000;
  const width = window.innerWidth;
  return {
    locale: globals.locale,
    direction: directionOf(globals),
    now,
    today: tehranDate(now),
    calendar: globals.calendar,
    device: width < breakpoints.md ? "mobile" : width < breakpoints.lg ? "tablet" : "desktop",
    theme: globals.theme === "dark" ? "dark" : "light",
    publicBase: "https://shamseh.example",
    clientToken: "storybook",
    isDemo: false,
  };
}

type Props = { globals: StoryGlobals; words: Catalogue; children: ReactNode };

/** What stands around a screen: the environment, the words and the direction, as on the site. */
export function WithPage({ globals, words, children }: Props) {
  const intl = useMemo(() => createFormatter(globals.locale, words), [globals.locale, words]);
  const environment = useMemo(() => environmentOf(globals), [globals]);
  return (
    <PageProviders environment={environment} intl={intl}>
      {children}
    </PageProviders>
  );
}
