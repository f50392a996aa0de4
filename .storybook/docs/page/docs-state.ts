import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import {
  GLOBALS_UPDATED,
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from "storybook/internal/core-events";
import type { PreparedStory } from "storybook/internal/types";
import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { applyEnvironment } from "../../decorators/environment.ts";
import type { StoryGlobals } from "../../globals.ts";

type Args = Record<string, unknown>;

/** The toolbar's globals, as of now. */
export function useGlobals(story: PreparedStory): {
  locale: Locale;
  theme: "dark" | "light";
  setLocale: (to: Locale) => void;
} {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [globals, setGlobals] = useState<Args>(() => getStoryContext(story).globals);
  useEffect(() => {
    const follow = (data: { globals: Args }) => setGlobals(data.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  // On a page whose stories are all in frames, no story applies it.
  useEffect(() => applyEnvironment(document.documentElement, globals as StoryGlobals), [globals]);
  return {
    locale: localeOf(globals["locale"]),
    theme: globals["theme"] === "dark" ? "dark" : "light",
    setLocale: (locale) => {
      // The toolbar follows; the page is loaded again, since its mounted stories keep the language they were drawn in.
      channel.emit(UPDATE_GLOBALS, { globals: { locale } });
      const address = new URL(location.href);
      const others = (address.searchParams.get("globals") ?? "").split(";").filter((one) => !/^(locale:|$)/.test(one));
      address.searchParams.set("globals", [...others, `locale:${locale}`].join(";"));
      location.replace(address);
    },
  };
}

/** The arguments of a story that is on the page, as of now, and how they are changed. */
export function useStoryArgs(story: PreparedStory) {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => getStoryContext(story).args);
  useEffect(() => {
    const follow = (data: { storyId: string; args: Args }) => data.storyId === story.id && setArgs(data.args);
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, story.id]);
  return {
    args,
    change: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId: story.id }),
  };
}
