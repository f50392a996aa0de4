import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { applyEnvironment } from "../decorators/environment.ts";
import { initialGlobals, type StoryGlobals } from "../globals.ts";

type Told = { globals: Partial<StoryGlobals> };

/** Gives a page without stories the toolbar's theme and text size, now and when they change. */
export function useToolbar(): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const follow = ({ globals }: Told) =>
      applyEnvironment(document.documentElement, { ...initialGlobals, ...globals, overlay: "none" });
    const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [Told] | undefined;
    follow(told?.[0] ?? { globals: {} });
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
}
