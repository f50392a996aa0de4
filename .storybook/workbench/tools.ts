import type { Locale } from "#domain/enums/enums.ts";
import type { StoryGlobals } from "../globals.ts";
import { pinOf } from "./pin.ts";

export type ToolContext = { story: string; locale: Locale };

/** Starts a tool on the page, and returns a function that ends it. */
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

/** Starts something once it is loaded. Returns a function that ends it, even while it is still loading. */
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

/** Starts the chosen tool, if there is one. Returns a function that ends it. */
export const beginTool = (overlay: StoryGlobals["overlay"], context: ToolContext): (() => void) =>
  once(tools[overlay]?.().then((tool) => () => tool.start(context)));

/** Shows the comment that the address carries, if there is one. Returns a function that ends it. */
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
