import { globalStyle, keyframes } from "@vanilla-extract/css";
import { RING_OFFSET } from "./ring.ts";
import "./fonts.css.ts";
import { forcedColours, stillness } from "./media.ts";
import { colour, duration, ease, font, layer, radius, space, weight } from "./theme.css.ts";
import { bodyLineHeight } from "./tokens.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", {
  textSizeAdjust: "100%",
  scrollPaddingBlockStart: "88px",
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
globalStyle("body", {
  margin: 0,
  minBlockSize: "100dvh",
  background: colour.canvas,
  color: colour.ink,
  fontFamily: font.text,
  fontSize: "1rem",
  lineHeight: bodyLineHeight.fa,
  fontWeight: weight.regular,
  overflowWrap: "anywhere",
  fontFeatureSettings: '"ss01" 0',
});
// Set on the surrounding text, not on every element: elements with a line height of their own keep it.
globalStyle("html:lang(en) body, [lang=en]", { lineHeight: bodyLineHeight.en });
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0 });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block", maxInlineSize: "100%" });
// A loading picture shows a background, not a gap.
globalStyle("img", { background: colour.sunken });
globalStyle("a", { color: colour.lajvard, textUnderlineOffset: "4px", textDecorationThickness: "1px" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle("button, a, summary, label, select, [role=button]", { touchAction: "manipulation" });
globalStyle("summary", { cursor: "pointer" });
globalStyle(":focus-visible", {
  outline: `3px solid ${colour.lajvard}`,
  outlineOffset: RING_OFFSET,
  borderRadius: radius.chip,
});
/** A part of a page that a link targets takes the focus, as the start for reading and tabbing, and is no control. */
globalStyle(':is(main, section, aside)[tabindex="-1"]:focus-visible', { outline: "none" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle("::selection", { background: colour.lajvardTint, color: colour.ink });

globalStyle(".chunk-failure", {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: layer.failure,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space.md,
  padding: space.sm,
  background: colour.anarTint,
  color: colour.anar,
});
globalStyle(".chunk-failure button", {
  minBlockSize: "44px",
  paddingInline: space.md,
  border: `1px solid ${colour.anar}`,
  borderRadius: radius.control,
  background: colour.surface,
  cursor: "pointer",
});

// A press that is queued until hydration gets feedback at once.
const turn = keyframes({ to: { transform: "rotate(1turn)" } });
globalStyle("button[data-tapped]", { cursor: "progress", opacity: 0.8 });
globalStyle("button[data-tapped]::after", {
  content: "",
  flex: "none",
  display: "inline-block",
  inlineSize: "1em",
  blockSize: "1em",
  border: "2px solid currentColor",
  borderBlockStartColor: "transparent",
  borderRadius: radius.full,
  animation: `${turn} ${duration.scene} linear infinite`,
});

globalStyle("::view-transition-group(*)", { animationDuration: duration.enter, animationTimingFunction: ease });
globalStyle("*, *::before, *::after", {
  "@media": {
    [stillness]: {
      animationDuration: "1ms !important",
      transitionDuration: "1ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
globalStyle("button, [role=button]", { "@media": { [forcedColours]: { border: "1px solid ButtonText" } } });
globalStyle("body", { "@media": { print: { background: "none", color: "#000" } } });
