import type { ComponentType, ReactNode } from "react";
import { succeeded } from "#app/src/api/result.ts";
import { Shell } from "#app/src/features/shell/Shell.tsx";
import type { Catalogue, CatalogueArea } from "#app/src/messages/catalogue.ts";
import { catalogueAreas } from "#app/src/messages/catalogue.ts";
import { createWords } from "#app/src/messages/words.ts";
import { createToasts } from "#app/src/store/toasts.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { ScreenActions } from "./actions.ts";
import type { RenderEnvironment } from "./environment.ts";
import { PageProviders } from "./PageProviders.tsx";
import type { ScreenProps } from "./page.ts";

type StoryContext = { globals: { locale?: unknown; calendar?: unknown; direction?: unknown } };

const catalogues = import.meta.glob<Catalogue>("../messages/compiled/*/*.json", { import: "default", eager: true });

const wordsOf = (locale: Locale): Catalogue =>
  Object.assign(
    {},
    ...catalogueAreas.map((area: CatalogueArea) => catalogues[`../messages/compiled/${locale}/${area}.json`]),
  );

const words = { fa: createWords("fa", wordsOf("fa")), en: createWords("en", wordsOf("en")) };

/** The moment of every story: 29 Aban 1405, noon in Tehran. */
const NOW = Date.UTC(2026, 10, 20, 8, 30) / 1000;

const storyEnvironment = (locale: Locale, { calendar, direction }: StoryContext["globals"]): RenderEnvironment => ({
  locale,
  direction: direction === "rtl" || direction === "ltr" ? direction : locale === "fa" ? "rtl" : "ltr",
  now: NOW,
  today: "2026-11-20",
  calendar:
    calendar === "gregorian" || calendar === "islamic" || calendar === "jalali"
      ? calendar
      : locale === "fa"
        ? "jalali"
        : "gregorian",
  device: "mobile",
  theme: "system",
  publicBase: "https://shamseh.example",
  clientToken: "story",
  isDemo: false,
});

/** Actions that find nothing and go nowhere; a story replaces those it is about. */
const storyActions: ScreenActions = {
  suggest: async () => succeeded([]),
  priceDays: async () => succeeded([]),
  go: () => {},
  chooseTheme: () => {},
};

const localeOfStory = ({ globals }: StoryContext): Locale => (globals.locale === "en" ? "en" : "fa");

/**
 * A screen in its page, in the locale of the toolbar: `render: inPage(HomeScreen, { fa, en })` or one set of data for both.
 * Made from the screen, its data and the address it would stand at, so a story is the page that a visitor sees.
 */
export function inPage<D>(
  Screen: ComponentType<ScreenProps<D>>,
  data: D | ((locale: Locale) => D),
  { path = "/", query = "", actions = {} }: { path?: string; query?: string; actions?: Partial<ScreenActions> } = {},
) {
  return (_args: unknown, context: StoryContext) => {
    const locale = localeOfStory(context);
    const all = { ...storyActions, ...actions };
    return (
      <PageProviders environment={storyEnvironment(locale, context.globals)} t={words[locale].t}>
        <Shell path={path} query={new URLSearchParams(query)} isResolving={false} toasts={createToasts()} actions={all}>
          <Screen data={typeof data === "function" ? (data as (locale: Locale) => D)(locale) : data} actions={all} />
        </Shell>
      </PageProviders>
    );
  };
}

/** A part of a screen, without the page around it. */
export const withWords =
  (children: ReactNode | ((actions: ScreenActions) => ReactNode)) => (_args: unknown, context: StoryContext) => {
    const locale = localeOfStory(context);
    return (
      <PageProviders environment={storyEnvironment(locale, context.globals)} t={words[locale].t}>
        {typeof children === "function" ? children(storyActions) : children}
      </PageProviders>
    );
  };
