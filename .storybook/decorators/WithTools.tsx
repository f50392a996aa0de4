import { type ReactNode, useEffect } from "react";
import type { StoryGlobals } from "../globals.ts";
import { beginPin, beginTool } from "../workbench/tools.ts";

type Props = { story: string; globals: StoryGlobals; children: ReactNode };

/** A story, overlaid with the toolbar's tool (grid, focus order …) and with the reviewer's comment of the address. */
export function WithTools({ story, globals: { overlay, locale, pin }, children }: Props) {
  useEffect(() => beginTool(overlay, { story, locale }), [overlay, locale, story]);
  useEffect(() => beginPin(pin), [pin]);
  return children;
}
