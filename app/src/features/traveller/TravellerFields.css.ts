import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, space, weight } from "#design-system/theme/theme.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  alignItems: "start",
  "@media": { [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** In a row of its own: both names stay beside each other. */
export const alone = style({ gridColumn: "1 / -1" });

export const date = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
/** As far above its fields as the label of a field beside it. */
export const dateLabel = style({
  padding: 0,
  marginBlockEnd: space.xxs,
  fontSize: "0.875rem",
  fontWeight: weight.medium,
  lineHeight: 1.7,
  color: colour.inkSoft,
});
export const dateParts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1.4fr)",
  gap: space.xs,
});
export const dateFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.xs,
});
export const dateError = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xxs,
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  color: colour.anar,
  fontWeight: weight.medium,
});
export const dateWarning = style({ fontSize: "0.8125rem", lineHeight: 1.7, color: colour.zaferanInk });
/** A side road, no call to action. */
export const calendarSwitch = style({
  minBlockSize: "32px",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.lajvard,
  font: "inherit",
  fontSize: "0.8125rem",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
});
/** Suggested spelling of a name, under its field. */
export const spelling = style({ display: "grid", justifyItems: "start", gap: space.xs, paddingBlockStart: space.xs });
