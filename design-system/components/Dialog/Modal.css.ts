import { type ComplexStyleRule, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forced } from "#design-system/theme/forced-colours.ts";
import { from } from "#design-system/theme/media.ts";
import { constant } from "#design-system/theme/palette.ts";
import { colour, duration, ease, layer, radius, shadow, space } from "#design-system/theme/theme.css.ts";
import type { ModalLook } from "./Modal.tsx";

export const BACKDROP = constant.backdrop;
const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

/** Surface of every dialog. */
const surface = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.float,
  overflow: "hidden",
  "@media": forced.raised(),
});

export const look = styleVariants({
  /** From below on a phone, centred on wider screens. */
  sheet: [
    surface,
    {
      inlineSize: "100%",
      maxInlineSize: "100%",
      maxBlockSize: "92dvh",
      marginBlockStart: "auto",
      borderRadius: `${radius.arch} ${radius.arch} 0 0`,
      "@media": {
        [from.md]: {
          inlineSize: "fit-content",
          maxInlineSize: "min(920px, 94vw)",
          minInlineSize: "420px",
          margin: "auto",
          borderRadius: radius.card,
        },
      },
    },
  ],
  /** Centred on all screens: something short to read and to answer. */
  dialog: [
    surface,
    {
      inlineSize: "min(480px, 100vw - 32px)",
      maxBlockSize: "92dvh",
      margin: "auto",
      borderRadius: radius.card,
    },
  ],
} satisfies Record<ModalLook, ComplexStyleRule>);

export const native = style({
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column", animation: `${rise} ${duration.sheet} ${ease}` },
    "&::backdrop": { background: BACKDROP },
  },
});

/**
 * React Aria's: the height that the on-screen keyboard leaves (it sets `--visual-viewport-height`), so that nothing is
 * behind the keyboard; the shadow darkens the rest.
 */
export const overlay = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: "var(--visual-viewport-height)",
  zIndex: layer.dialog,
  display: "flex",
  background: BACKDROP,
  boxShadow: `0 0 0 100vmax ${BACKDROP}`,
  animation: `${appear} ${duration.enter} ${ease}`,
});
export const placed = style({
  display: "flex",
  animation: `${rise} ${duration.sheet} ${ease}`,
  selectors: { [`${overlay} &`]: { maxBlockSize: "min(92dvh, var(--visual-viewport-height))" } },
});
export const panel = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  outline: "none",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.md,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space.md,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const foot = style({ padding: space.sm, paddingInline: space.md, borderBlockStart: `1px solid ${colour.line}` });
