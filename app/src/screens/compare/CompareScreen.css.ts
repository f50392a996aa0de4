import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const page = style({ paddingBlock: space.lg });
export const scroll = style({ overflowX: "auto", position: "relative" });
export const table = style({ inlineSize: "100%", borderCollapse: "separate", borderSpacing: 0, tableLayout: "fixed" });
const first = style({
  inlineSize: "104px",
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  background: colour.canvas,
  "@media": { [from.md]: { inlineSize: "180px" } },
});
export const corner = style([first]);
export const head = style({
  inlineSize: "168px",
  padding: space.sm,
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: weight.regular,
  "@media": { [from.md]: { inlineSize: "auto" } },
});
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.control,
});
export const name = style({ color: colour.ink, fontWeight: weight.semibold, lineHeight: 1.7 });
export const label = style([
  first,
  {
    paddingBlock: space.sm,
    paddingInlineEnd: space.sm,
    borderBlockEnd: `1px solid ${colour.line}`,
    textAlign: "start",
    fontSize: "0.875rem",
    fontWeight: weight.medium,
    color: colour.inkSoft,
  },
]);
export const cell = style({
  padding: space.sm,
  borderBlockEnd: `1px solid ${colour.line}`,
  verticalAlign: "top",
  lineHeight: 1.7,
});
