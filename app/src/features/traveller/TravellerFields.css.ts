import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { boxed, frame } from "#design-system/components/Field/Field.css.ts";
import { below } from "#design-system/theme/media.ts";
import { colour, radius, space, weight } from "#design-system/theme/theme.css.ts";

const GAP = space.sm;
/** Two a row where both have room for a word: one a row on a narrow phone, and with large letters. */
export const grid = style([
  boxed,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, calc((100% - ${GAP}) / 2))), 1fr))`,
    gap: GAP,
    alignItems: "start",
  },
]);

/** In a row of its own where half a row is too little for it. */
export const long = styleVariants({
  onPhones: { "@media": { [below.md]: { gridColumn: "1 / -1" } } },
  always: { gridColumn: "1 / -1" },
});

export const date = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  selectors: { [`${boxed} &`]: { position: "relative" } },
});
/** As far above its fields as the label of a field beside it. */
export const dateLabel = style({
  padding: 0,
  marginBlockEnd: space.xxs,
  fontSize: "0.875rem",
  fontWeight: weight.medium,
  lineHeight: 1.7,
  color: colour.inkSoft,
  selectors: {
    [`${boxed} &`]: {
      position: "absolute",
      insetBlockStart: "6px",
      insetInlineStart: "13px",
      margin: 0,
      fontSize: "0.8125rem",
      lineHeight: 1.4,
      fontWeight: weight.regular,
    },
  },
});
export const dateParts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1.4fr)",
  gap: space.xs,
  selectors: {
    [`${boxed} &`]: {
      gap: 0,
      minBlockSize: "3.375rem",
      // The label's line is above the parts.
      paddingBlockStart: "calc(5px + 1.1375rem)",
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.control,
      background: colour.surface,
    },
    [`${boxed} &:has([aria-invalid=true])`]: { borderColor: colour.anar, boxShadow: `inset 0 0 0 1px ${colour.anar}` },
  },
});
const part = `${boxed} ${dateParts} ${frame}`;
globalStyle(part, {
  minBlockSize: 0,
  paddingBlockStart: 0,
  border: 0,
  borderRadius: radius.chip,
  background: "none",
  boxShadow: "none",
});
globalStyle(`${boxed} ${dateParts} > :not(:first-child) ${frame}`, { borderInlineStart: `1px solid ${colour.line}` });
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
