import type { ComponentType, ReactNode } from "react";
import { succeeded } from "#app/src/api/result.ts";
import { FrameEnd } from "#app/src/features/shell/FrameEnd.tsx";
import { Shell } from "#app/src/features/shell/Shell.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import type { ScreenActions } from "./actions.ts";
import { idleActions } from "./idle-actions.ts";
import { PageProviders } from "./PageProviders.tsx";
import type { ScreenProps } from "./page.ts";
import { type StoryGlobals, storyEnvironment, storyStore, themeSetter, wordsOfStories } from "./story-environment.ts";

type PageOptions = {
  path?: string;
  query?: string;
  actions?: Partial<ScreenActions>;
  /** The story is about the demonstration. */
  isDemo?: boolean;
};

type StoryContext = { globals: StoryGlobals };

/** Actions that find nothing and go nowhere; a story replaces those it is about. */
const storyActions: ScreenActions = {
  ...idleActions,
  client: { call: async () => succeeded([] as never) },
};

/**
 * A screen in its page, in the locale of the toolbar: `render: inPage(HomeScreen, { fa, en })` or one set of data for
 * both. Made from the screen, its data and the address it would stand at, so a story is the page that a visitor sees.
 */
export function inPage<D>(
  Screen: ComponentType<ScreenProps<D>>,
  data: D | ((locale: Locale) => D),
  { path = "/", query = "", actions = {}, isDemo = false }: PageOptions = {},
) {
  return (_args: unknown, context: StoryContext) => {
    const environment = { ...storyEnvironment(context.globals), isDemo };
    const { locale } = environment;
    const store = storyStore(environment, { path, query });
    const all = { ...storyActions, chooseTheme: themeSetter(store), ...actions };
    return (
      <PageProviders environment={environment} t={wordsOfStories[environment.locale].t}>
        <Shell at={store.address.value} store={store} actions={all} End={FrameEnd}>
          <Screen data={typeof data === "function" ? (data as (locale: Locale) => D)(locale) : data} actions={all} />
        </Shell>
      </PageProviders>
    );
  };
}

/** A part of a screen, without the page around it. */
export const withWords =
  (children: ReactNode | ((actions: ScreenActions) => ReactNode)) => (_args: unknown, context: StoryContext) => {
    const environment = storyEnvironment(context.globals);
    return (
      <PageProviders environment={environment} t={wordsOfStories[environment.locale].t}>
        {typeof children === "function" ? children(storyActions) : children}
      </PageProviders>
    );
  };
