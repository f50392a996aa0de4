import type { Locale } from "#domain/enums/enums.ts";
import type { StoryGlobals } from "../globals.ts";

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
};

/** Begins the tool that is chosen, if one is. Returns what ends it, also while it is still being loaded. */
export function beginTool(overlay: StoryGlobals["overlay"], context: ToolContext): () => void {
  let isOver = false;
  let end = () => {};
  void tools[overlay]?.().then((tool) => {
    if (!isOver) end = tool.start(context);
  });
  return () => {
    isOver = true;
    end();
  };
}
