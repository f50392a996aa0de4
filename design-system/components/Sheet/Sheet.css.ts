import { keyframes, style } from "@vanilla-extract/css";
import { from } from "#design-system/theme/media.ts";
import { colour, duration, ease, radius, shadow, space } from "#design-system/theme/theme.css.ts";

const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } });

/** From below on a phone, in the middle where there is room. */
export const sheet = style({
  inlineSize: "100%",
  maxInlineSize: "100%",
  maxBlockSize: "92dvh",
  margin: 0,
  marginBlockStart: "auto",
  padding: 0,
  border: 0,
  borderRadius: `${radius.arch} ${radius.arch} 0 0`,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.float,
  overflow: "hidden",
  selectors: {
    "&[open]": { display: "flex", flexDirection: "column", animation: `${rise} ${duration.sheet} ${ease}` },
    "&::backdrop": { background: "rgb(9 13 28 / 55%)" },
  },
  "@media": {
    [from.md]: {
      inlineSize: "fit-content",
      maxInlineSize: "min(920px, 94vw)",
      minInlineSize: "420px",
      margin: "auto",
      borderRadius: radius.card,
    },
  },
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
export const body = style({ flex: 1, minBlockSize: 0, overflowY: "auto", padding: space.md });
export const foot = style({ padding: space.sm, paddingInline: space.md, borderBlockStart: `1px solid ${colour.line}` });
