import { type Catalogue, type CatalogueArea, catalogueAreas, commonAreas } from "#app/src/messages/catalogue.ts";
import { createWords, type Words } from "#app/src/messages/words.ts";
import { createStore, emptyJar, type Store } from "#app/src/store/store.ts";
import type { Theme } from "#app/src/store/theme.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { DIRECTION, localeOf } from "#domain/text/in-locale.ts";
import { DEMO_SUPPORT_ABROAD } from "#domain/text/support.ts";
import type { RenderEnvironment } from "./environment.ts";
import { NO_ADDRESS, type PageAddress, type PageView } from "./view.ts";

/** Settings of the workbench's toolbar. */
export type StoryGlobals = {
  locale?: unknown;
  calendar?: unknown;
  direction?: unknown;
  network?: unknown;
  stress?: unknown;
};

const catalogues = import.meta.glob<Catalogue>("../messages/compiled/*/*.json", { import: "default", eager: true });

const catalogueOf = (locale: Locale, areas: readonly CatalogueArea[]): Catalogue =>
  Object.assign({}, ...areas.map((area) => catalogues[`../messages/compiled/${locale}/${area}.json`]));

/** All words of both languages. */
export const wordsOfStories = {
  fa: createWords("fa", catalogueOf("fa", catalogueAreas)),
  en: createWords("en", catalogueOf("en", catalogueAreas)),
};

const wordsOfAreas = new Map<string, Words>();

/** The words of a page with these areas, and no others: a page that lacks an area fails its stories. */
export function pageWords(locale: Locale, areas: readonly CatalogueArea[]): Words {
  const key = [locale, ...areas].join();
  const words = wordsOfAreas.get(key) ?? createWords(locale, catalogueOf(locale, [...commonAreas, ...areas]));
  wordsOfAreas.set(key, words);
  return words;
}

/** The moment of every story: 29 Aban 1405, noon in Tehran. */
const NOW = Date.UTC(2026, 10, 20, 8, 30) / 1000;

const isCalendar = (value: unknown): value is RenderEnvironment["calendar"] =>
  value === "jalali" || value === "gregorian" || value === "islamic";

/** Environment of a story's page, from the toolbar's settings. */
export function storyEnvironment({ locale: asked, calendar, direction }: StoryGlobals): RenderEnvironment {
  const locale = localeOf(asked);
  return {
    locale,
    // Answers are recorded for Iranian passports, in both languages.
    audience: "iranian",
    direction: direction === "rtl" || direction === "ltr" ? direction : DIRECTION[locale],
    now: NOW,
    today: "2026-11-20",
    clockAhead: 0,
    calendar: isCalendar(calendar) ? calendar : USUAL_CALENDAR[locale],
    theme: "system",
    publicBase: "https://shamseh.example",
    clientToken: "story",
    isDemo: false,
    supportAbroad: DEMO_SUPPORT_ABROAD,
    sellerLegalId: "10000000005",
    companyLinks: ["mailto:support@shamseh.example"],
    missingPages: [],
    tiles: null,
  };
}

/** The store of a story's page, whose visitor is anonymous at first. A story of a part has no address and no view. */
export const storyStore = (
  environment: RenderEnvironment,
  address: PageAddress = NO_ADDRESS,
  view = {} as PageView,
): Store => createStore({ environment, address, view, jar: emptyJar, now: () => environment.now });

/** The action of choosing a theme, in a story: no cookie keeps it, and the toolbar has the colours. */
export const themeSetter =
  ({ theme }: Pick<Store, "theme">) =>
  (chosen: Theme): void => {
    theme.value = chosen;
  };
