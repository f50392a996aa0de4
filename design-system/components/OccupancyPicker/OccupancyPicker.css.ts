import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space } from "#design-system/theme/theme.css.ts";

export const picker = style({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  "@media": { [from.md]: { inlineSize: "420px" } },
});
export const room = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px solid ${colour.line}`,
});
/** A question about the whole party, apart from its rooms. */
export const question = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${colour.line}`,
});
export const roomHead = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });
/** Side by side only where the longest option fits its select: a browser cuts a closed select's words without a mark. */
export const ages = style({
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))",
});
