import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColours } from "#design-system/theme/media.ts";
import { colour, duration, radius, space, weight } from "#design-system/theme/theme.css.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: space.xxs, minInlineSize: 0 });
export const label = style({ fontSize: "0.875rem", fontWeight: weight.medium, lineHeight: 1.7, color: colour.inkSoft });
/** Around fields whose labels stand inside their borders. */
export const boxed = style({});
/** The label and its control: one border around both where they are boxed. */
export const frame = style({
  display: "contents",
  selectors: {
    [`${boxed} &`]: {
      display: "flex",
      flexDirection: "column",
      minBlockSize: "3.375rem",
      paddingBlockStart: "5px",
      border: `1px solid ${colour.lineStrong}`,
      borderRadius: radius.control,
      background: colour.surface,
      transition: `border-color ${duration.press}`,
    },
    [`${boxed} &:hover`]: { borderColor: colour.lajvard },
    [`${boxed} &:has([aria-invalid=true])`]: { borderColor: colour.anar, boxShadow: `inset 0 0 0 1px ${colour.anar}` },
    [`${boxed} &:has(:focus-visible)`]: { outline: `3px solid ${colour.lajvard}`, outlineOffset: "2px" },
  },
});
globalStyle(`${boxed} ${label}`, {
  paddingInline: space.sm,
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  fontWeight: weight.regular,
});
export const control = style({
  inlineSize: "100%",
  minBlockSize: "48px",
  paddingInline: space.sm,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.control,
  background: colour.surface,
  color: colour.ink,
  transition: `border-color ${duration.press}`,
  selectors: {
    "&:hover": { borderColor: colour.lajvard },
    "&[aria-invalid=true]": { borderColor: colour.anar, borderWidth: "2px" },
    "&::placeholder": { color: colour.inkMute, opacity: 1 },
    [`${boxed} &`]: { flex: 1, minBlockSize: "1.75rem", border: 0, backgroundColor: "transparent" },
    [`${boxed} &:focus-visible`]: { outline: "none" },
    // Numbers and Latin letters align with the start of the page's text.
    "[dir=rtl] &[dir=ltr]": { textAlign: "end" },
  },
});
export const area = style({ paddingBlock: space.sm, lineHeight: 1.8, resize: "vertical" });
export const message = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xxs,
  fontSize: "0.8125rem",
  lineHeight: 1.7,
  color: colour.inkMute,
});
export const error = style({ color: colour.anar, fontWeight: weight.medium });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minBlockSize: "44px",
  paddingBlock: space.xxs,
  cursor: "pointer",
  fontSize: "0.9375rem",
  lineHeight: 1.6,
});
/** From our palette in both themes: the browser's own is grey in the dark. */
export const box = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "20px",
  blockSize: "20px",
  flexShrink: 0,
  margin: 0,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.chip,
  background: colour.surface,
  cursor: "inherit",
  selectors: {
    "&:hover": { borderColor: colour.lajvard },
    "&:checked": { borderColor: colour.lajvard, background: colour.lajvard },
    "&[aria-invalid=true]": { borderColor: colour.anar, borderWidth: "2px" },
    "&:checked::before": {
      content: "",
      inlineSize: "12px",
      blockSize: "12px",
      background: colour.onLajvard,
      clipPath: "polygon(10% 50%, 0 62%, 38% 96%, 100% 18%, 88% 7%, 36% 71%)",
    },
  },
  // The browser's own control, without our mark.
  "@media": { [forcedColours]: { appearance: "auto", selectors: { "&:checked::before": { display: "none" } } } },
});
export const round = style({
  borderRadius: radius.full,
  selectors: { "&:checked::before": { inlineSize: "8px", blockSize: "8px", clipPath: "circle(50%)" } },
});
export const choiceText = style({ flex: 1, minInlineSize: 0 });
export const count = style({ color: colour.inkMute, fontSize: "0.8125rem" });
