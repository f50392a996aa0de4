import type { Locale } from "#domain/enums/enums.ts";
import type { StoryGlobals } from "../globals.ts";
import { pinOf } from "./pin.ts";

export type ToolContext = { story: string; locale: Locale };

/** Begins a tool on the page, and returns what ends it. */
type Tool = { start(context: ToolContext): () => void };

/** The tools that paint on the page, by the toolbar's choice. Each is loaded when it is chosen: stories do not wait for them. */
const tools: Partial<Record<StoryGlobals["overlay"], () => Promise<Tool>>> = {
  grid: () => import("./grid.ts"),
  focus: () => import("./focus.ts"),
  bidi: () => import("./bidi.ts"),
  review: () => import("./review.ts"),
  copy: () => import("./copy.ts"),
  comment: () => import("./comment.ts"),
};

/** Begins something once it is loaded. Returns what ends it, also while it is still being loaded. */
function once(loading: Promise<() => () => void> | undefined): () => void {
  let isOver = false;
  let end = () => {};
  void loading?.then((begin) => {
    if (!isOver) end = begin();
  });
  return () => {
    isOver = true;
    end();
  };
}

/** Begins the tool that is chosen, if one is. Returns what ends it. */
export const beginTool = (overlay: StoryGlobals["overlay"], context: ToolContext): (() => void) =>
  once(tools[overlay]?.().then((tool) => () => tool.start(context)));

/** Shows the comment that the address carries, if it carries one. Returns what ends it. */
export function beginPin(text: StoryGlobals["pin"]): () => void {
  const pin = pinOf(text);
  return once(
    pin === null
      ? undefined
      : import("./pinned.ts").then(
          ({ showPin }) =>
            () =>
              showPin(pin),
        ),
  );
}
