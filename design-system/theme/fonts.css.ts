import { globalFontFace } from "@vanilla-extract/css";

/** Cut by `tools/build-fonts.mjs` to what the site writes: Persian letters and digits, and ASCII with a little punctuation. */
const persian =
  "U+060C, U+061B, U+061F, U+0621-065F, U+066A-066C, U+0670, U+067E, U+0686, U+0698, U+06A9, U+06AF, U+06C0, U+06CC, U+06D4, U+06F0-06F9, U+200C-200F";
const latin = "U+0020-007E, U+00A0-00FF, U+2010-2026, U+2030, U+2039-203A, U+20AC, U+2190-2193, U+2212";

const families = [
  { family: "Vazirmatn Variable", file: "vazirmatn", display: "swap" },
  // Headlines are large: a face that came late would move them, so it is used when it is here in time, and from then on.
  { family: "Markazi Text Variable", file: "markazi", display: "optional" },
] as const;

for (const { family, file, display } of families) {
  globalFontFace(family, [
    {
      src: `url("/web/fonts/${file}-fa.woff2") format("woff2")`,
      fontWeight: "400 700",
      fontDisplay: display,
      unicodeRange: persian,
    },
    {
      src: `url("/web/fonts/${file}-latin.woff2") format("woff2")`,
      fontWeight: "400 700",
      fontDisplay: display,
      unicodeRange: latin,
    },
  ]);
}

/** Until the font is here, a system face of the same size stands in, so that nothing moves when it comes. */
globalFontFace("Vazirmatn Fallback", {
  src: 'local("Tahoma"), local("Segoe UI"), local("Arial")',
  sizeAdjust: "104%",
  ascentOverride: "98%",
  descentOverride: "46%",
  lineGapOverride: "0%",
});
globalFontFace("Markazi Fallback", {
  src: 'local("Tahoma"), local("Times New Roman")',
  sizeAdjust: "82%",
  ascentOverride: "92%",
  descentOverride: "42%",
  lineGapOverride: "0%",
});
