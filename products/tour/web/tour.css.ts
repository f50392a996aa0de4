import { style } from "@vanilla-extract/css";
import { below, from } from "#design-system/theme/media.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const fact = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  fontSize: "0.875rem",
  lineHeight: 1.7,
  color: colour.inkSoft,
});
export const next = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  position: "relative",
  zIndex: layer.raised,
});
export const near = style({ display: "flex", flexDirection: "column", gap: space.md, paddingBlockStart: space.md });
/** Choices above a list: each opens its own. */
export const choices = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
export const choice = style({
  display: "flex",
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  fontSize: "0.9375rem",
});
/** Four fields and a button. */
export const form = style({
  display: "grid",
  gap: space.xs,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { gridTemplateColumns: "minmax(0, 0.85fr) minmax(0, 0.85fr) minmax(0, 1.3fr) minmax(0, 1.25fr) auto" },
  },
});
export const submit = style({
  display: "grid",
  "@media": { [from.md]: { gridColumn: "1 / -1" }, [from.lg]: { gridColumn: "auto" } },
});
/** A part of the home of tours: its heading and what it leads to. */
export const shelf = style({
  display: "flex",
  flexDirection: "column",
  gap: space.sm,
  paddingBlockStart: space.lg,
  "@media": { [from.md]: { gap: space.md, paddingBlockStart: space.xl } },
});
/** The form comes at once on a telephone. */
export const onlyWide = style({ "@media": { [below.md]: { display: "none" } } });
/** Names the target of the card at the end of its foot. The whole card is the link. */
export const go = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  color: colour.lajvard,
  fontSize: "0.9375rem",
  fontWeight: weight.semibold,
});
/** State of a card's departures, in words. */
export const states = style({ display: "flex", flexWrap: "wrap", columnGap: space.sm });
export const certain = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  color: colour.pesteh,
  fontSize: "0.875rem",
  fontWeight: weight.medium,
  lineHeight: 1.7,
});
export const fewLeft = style([certain, { color: colour.zaferanInk }]);
/** Days around the wanted one, above the results: what is covered, how far it reaches, and the prices of seven days. */
export const days = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.md,
  rowGap: space.xs,
  alignItems: "center",
  paddingBlock: space.xs,
  "@media": { [from.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const strip = style({ gridColumn: "1 / -1", minInlineSize: 0 });
/** On a telephone the line of the search and the strip say it. */
export const covered = style({
  display: "none",
  color: colour.inkSoft,
  "@media": { [from.lg]: { display: "block" } },
});
export const noneOnDay = style({
  fontSize: "0.9375rem",
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  border: "1px solid transparent",
  borderRadius: radius.control,
  background: colour.zaferanTint,
  color: colour.zaferanInk,
  fontWeight: weight.medium,
});
export const flexes = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
