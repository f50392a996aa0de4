import { style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, layer, radius, space, weight } from "#design-system/theme/theme.css.ts";

/** A tour at a glance, one fact per line. */
export const facts = style({ display: "flex", flexDirection: "column", gap: space.xxs });
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
  gap: space.xxs,
  position: "relative",
  zIndex: layer.raised,
});
export const near = style({ display: "flex", flexDirection: "column", gap: space.md, paddingBlockStart: space.md });
/** A row of choices above a list: pushed aside on a narrow screen. */
export const choices = style({ display: "flex", flexDirection: "column", gap: space.xs });
export const choicesTitle = style({ fontSize: "0.875rem", fontWeight: weight.medium, color: colour.inkSoft });
/** Four fields and a button. */
export const form = style({
  display: "grid",
  gap: space.sm,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: { gridTemplateColumns: "minmax(0, 0.85fr) minmax(0, 0.85fr) minmax(0, 1.3fr) minmax(0, 1.25fr) auto" },
  },
});
/** In line with the controls beside it, below their labels. */
export const submit = style({
  display: "grid",
  "@media": { [from.md]: { gridColumn: "1 / -1" }, [from.lg]: { gridColumn: "auto", paddingBlockStart: "28px" } },
});
export const tile = style({
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  borderRadius: `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  color: colour.ink,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: colour.lajvard } },
});
export const tilePicture = style({ inlineSize: "100%", blockSize: "auto", aspectRatio: "4 / 3", objectFit: "cover" });
export const tileText = style({ display: "flex", flexDirection: "column", padding: space.sm });
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
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  color: colour.zaferanInk,
  fontWeight: weight.medium,
});
export const flexes = style({ display: "flex", flexWrap: "wrap", gap: space.xs });
