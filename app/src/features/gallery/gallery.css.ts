import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

const arch = `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`;

export const gallery = style({
  display: "grid",
  position: "relative",
  gap: space.xs,
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": { [from.md]: { gap: space.sm } },
});
export const galleryItem = style({
  position: "relative",
  margin: 0,
  minInlineSize: 0,
  selectors: { "&:first-child": { gridColumn: "1 / -1" } },
  "@media": { [from.md]: { selectors: { "&:first-child": { gridColumn: "span 2", gridRow: "span 2" } } } },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.control,
  // On a telephone the first is a little lower, so that the following content comes sooner.
  selectors: { [`${galleryItem}:first-child &`]: { borderRadius: arch, aspectRatio: "16 / 9" } },
  "@media": { [from.md]: { selectors: { [`${galleryItem}:first-child &`]: { aspectRatio: "16 / 10" } } } },
});
/** A line at the foot of the gallery: the first picture stays free of words. */
export const drawn = style({ gridColumn: "1 / -1", margin: 0, color: colour.inkMute, fontSize: "0.8125rem" });
/** On the corner of the first picture. */
export const all = style({ position: "absolute", insetInlineStart: space.sm, insetBlockStart: space.sm });
/** The whole window, dark in both themes: pictures are looked at, not the page. */
export const viewer = style({
  inlineSize: "100vw",
  maxInlineSize: "none",
  blockSize: "100dvh",
  maxBlockSize: "none",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  overflow: "hidden",
  background: colour.sunken,
  color: colour.ink,
});
export const stage = style({ display: "grid", gridTemplateRows: "auto minmax(0, 1fr) auto", blockSize: "100%" });
const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
});
export const stageHead = style([bar]);
/** At the end of the bar, with its outcome below. */
export const share = style({ display: "grid", justifyItems: "end", gap: space.xxs, textAlign: "end" });
export const stageFoot = style([bar, { paddingBlockEnd: `max(${space.sm}, env(safe-area-inset-bottom))` }]);
/** A row of windows: each swipe shows the next. */
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...ringWithin,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
export const slide = style({
  display: "grid",
  minBlockSize: 0,
  scrollSnapAlign: "center",
  scrollSnapStop: "always",
});
export const slidePicture = style({ inlineSize: "100%", blockSize: "100%", minBlockSize: 0, objectFit: "contain" });
/** Around a whole picture the stage stays dark. */
globalStyle(`${slidePicture} > svg`, { display: "none" });
export const caption = style({ margin: 0, textAlign: "center", overflowWrap: "anywhere" });
export const credit = style({ display: "block", fontSize: "0.8125rem", opacity: 0.85 });
export const galleryButton = style({
  position: "absolute",
  inset: 0,
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
  borderRadius: radius.control,
});
