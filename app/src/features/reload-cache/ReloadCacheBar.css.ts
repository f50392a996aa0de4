import { style } from "@vanilla-extract/css";
import { colour, space } from "#design-system/theme/theme.css.ts";

/** Below everything that visitors see: nothing of theirs moves when it comes. */
export const bar = style({
  background: colour.surface,
  borderBlockStart: `1px solid ${colour.line}`,
  paddingBlock: space.sm,
  "@media": { print: { display: "none" } },
});
export const words = style({ flex: "1 1 240px", minInlineSize: 0 });
/** An address may be longer than a telephone is wide. */
export const address = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
