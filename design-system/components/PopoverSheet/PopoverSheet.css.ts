import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { BACKDROP } from "#design-system/components/Dialog/Modal.css.ts";
import { forced } from "#design-system/theme/forced-colours.ts";
import { below, from } from "#design-system/theme/media.ts";
import { colour, duration, ease, radius, shadow, space } from "#design-system/theme/theme.css.ts";

const rise = keyframes({ from: { transform: "translateY(24px)" } });

/**
 * In the page it has no box of its own: its content is laid out in its place, in the page's colour and not in the
 * browser's own of a popover.
 */
const dissolved = { display: "contents", color: "inherit" } as const;
const open = ":popover-open";

/** Selector class of every sheet: rules keyed by it apply while a sheet is open. */
const root = style({});
const shown = {
  position: "fixed",
  inset: 0,
  inlineSize: "auto",
  blockSize: "auto",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  display: "flex",
  alignItems: "flex-end",
  background: BACKDROP,
  color: colour.ink,
  outline: "none",
} as const;
const backdrop = { "&::backdrop": { background: "transparent" } } as const;

/** In the page on wide screens. Browsers without popovers show the content in the page at every width. */
export const folding = style([
  root,
  {
    ...dissolved,
    "@media": {
      [below.lg]: {
        "@supports": {
          [`selector(${open})`]: {
            selectors: { [`&:not(${open})`]: { display: "none" }, [`&${open}`]: shown, ...backdrop },
          },
        },
      },
    },
  },
]);
/** A sheet at every width: from below on a phone, centred on wide screens. */
export const floating = style([
  root,
  {
    selectors: { [`&${open}`]: shown, ...backdrop },
    "@supports": { [`not selector(${open})`]: { display: "none" } },
    "@media": {
      [from.md]: { selectors: { [`&${open}`]: { alignItems: "center", justifyContent: "center" } } },
    },
  },
]);
export const panel = style({
  ...dissolved,
  selectors: {
    [`${root}${open} > &`]: {
      flex: 1,
      minInlineSize: 0,
      display: "flex",
      flexDirection: "column",
      maxBlockSize: "92dvh",
      overflow: "hidden",
      paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
      background: colour.surface,
      borderRadius: `${radius.arch} ${radius.arch} 0 0`,
      boxShadow: shadow.float,
      animation: `${rise} ${duration.enter} ${ease}`,
    },
  },
  "@media": forced.raised(),
});
/** On wide screens, no wider than its content. */
export const panelInTheMiddle = style({
  "@media": {
    [from.md]: {
      selectors: {
        [`${root}${open} > &`]: {
          flex: "0 1 auto",
          minInlineSize: "420px",
          maxInlineSize: "min(920px, 94vw)",
          borderRadius: radius.card,
        },
      },
    },
  },
});
/** At maximum height: its fields stay above the on-screen keyboard. */
export const tall = style({ selectors: { [`${root}${open} > &`]: { blockSize: "92dvh" } } });
export const head = style({
  display: "none",
  selectors: {
    [`${root}${open} &`]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space.md,
      paddingBlock: space.xs,
      paddingInline: space.md,
      borderBlockEnd: `1px solid ${colour.line}`,
    },
  },
});
export const body = style({
  ...dissolved,
  selectors: {
    [`${root}${open} &`]: {
      flex: 1,
      minBlockSize: 0,
      display: "block",
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: space.md,
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const foot = style({
  ...dissolved,
  selectors: {
    [`${root}${open} &`]: {
      display: "block",
      padding: space.sm,
      paddingInline: space.md,
      borderBlockStart: `1px solid ${colour.line}`,
    },
  },
});

// The page under an open sheet does not scroll.
globalStyle(`html:has(${root}${open})`, { overflow: "hidden" });
