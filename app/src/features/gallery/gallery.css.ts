import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { below, forcedColours, from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, radius, space } from "#design-system/theme/theme.css.ts";

const arch = `${radius.arch} ${radius.arch} ${radius.control} ${radius.control}`;

export const gallery = style({
  display: "grid",
  position: "relative",
  gap: space.xs,
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 2fr) repeat(2, minmax(0, 1fr))" } },
});
/** Rows of the mosaic beside the first picture. */
const ROW = "128px";
export const galleryItem = style({
  position: "relative",
  margin: 0,
  minInlineSize: 0,
  selectors: { "&:first-child": { gridColumn: "1 / -1" } },
  "@media": {
    [from.md]: {
      blockSize: ROW,
      selectors: {
        "&:first-child": { gridColumn: "auto", gridRow: "span 2", blockSize: `calc(2 * ${ROW} + ${space.xs})` },
        // Fewer than five pictures fill the mosaic as well.
        "&:first-child:nth-last-of-type(1)": { gridColumn: "1 / -1" },
        "&:nth-of-type(2):nth-last-of-type(1)": {
          gridColumn: "span 2",
          gridRow: "span 2",
          blockSize: `calc(2 * ${ROW} + ${space.xs})`,
        },
        "&:nth-of-type(2):nth-last-of-type(2), &:nth-of-type(3):last-of-type, &:nth-of-type(4):last-of-type": {
          gridColumn: "span 2",
        },
      },
    },
  },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.control,
  // On a telephone the first is a little lower, so that the following content comes sooner.
  selectors: { [`${galleryItem}:first-child &`]: { borderRadius: arch, aspectRatio: "16 / 9" } },
  "@media": {
    [from.md]: { aspectRatio: "auto", selectors: { [`${galleryItem}:first-child &`]: { aspectRatio: "auto" } } },
  },
});
/** From edge to edge of a telephone, where it ends in an ogee. */
export const cover = style({ "@media": { [below.md]: { display: "block", marginInline: `calc(-1 * ${space.md})` } } });
const onTelephone = (selector: string, rule: Omit<StyleRule, "selectors" | "@media">) =>
  globalStyle(`.${cover} ${selector}`, { "@media": { [below.md]: rule } });
onTelephone(`.${galleryItem}:first-child`, { blockSize: "clamp(188px, 48vw, 320px)" });
onTelephone(`.${galleryItem}:not(:first-child)`, { display: "none" });
onTelephone(`.${galleryItem} .${picture}`, { aspectRatio: "auto", borderRadius: 0 });
/** Over the edge of the picture by more than a device's pixel: no rest of it shows below. */
export const ogee = style({
  display: "none",
  "@media": {
    [below.md]: {
      display: "block",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "-2px",
      inlineSize: "100%",
      blockSize: "28px",
      fill: colour.canvas,
      pointerEvents: "none",
    },
    [forcedColours]: { fill: "Canvas" },
  },
});
/** A line below the pictures, which stay free of words. */
export const drawn = style({ gridColumn: "1 / -1", margin: 0, color: colour.inkMute, fontSize: "0.8125rem" });
/** On a corner of the pictures. */
export const all = style({
  position: "absolute",
  insetInlineStart: space.sm,
  insetBlockStart: space.sm,
  selectors: { [`${cover} > &`]: { insetInline: "auto 12px", insetBlock: "auto 12px" } },
});
onTelephone(`.${all}`, { insetBlockEnd: "32px" });
onTelephone(`.${all} > button`, { minBlockSize: "36px", paddingInline: space.sm, fontSize: "0.8125rem", border: 0 });
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
