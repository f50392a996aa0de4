import { style } from "@vanilla-extract/css";
import { colour, duration, space, weight } from "#design-system/theme/theme.css.ts";

export const item = style({ borderBlockEnd: `1px solid ${colour.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minBlockSize: "48px",
  paddingBlock: space.xs,
  fontWeight: weight.semibold,
  fontSize: "0.9375rem",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style({
  transition: `transform ${duration.enter}`,
  color: colour.inkMute,
  selectors: { [`${item}[open] > ${summary} > &`]: { transform: "rotate(180deg)" } },
});
export const body = style({ paddingBlock: `${space.xs} ${space.md}` });
