import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { fontVars } from "./theme.css.ts";

/** Subset by `tools/build-fonts.mjs` to the site's characters. Each letter is in one file, so ranges do not overlap. */
const PERSIAN =
  "U+0020, U+00A0, U+060C, U+061B, U+061F, U+0621-065F, U+066A-066C, U+0670, U+067E, U+0686, U+0698, U+06A9, U+06AF, U+06C0, U+06CC, U+06D4, U+06F0-06F9, U+200C-200F";
/** Signs between Persian words, and the letters of the Latin words that are on every page. */
const SIGNS =
  "U+0021-0022, U+0025, U+0028-003A, U+0045, U+004E, U+0061, U+0067-0069, U+006C, U+006E, U+0072-0075, U+00AB, U+00B1-00B2, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2022, U+2026, U+2190, U+2192, U+2212";
const OTHER_LATIN =
  "U+0023-0024, U+0026-0027, U+003B-0044, U+0046-004D, U+004F-0060, U+0062-0066, U+006A-006B, U+006D, U+006F-0071, U+0076-007E, U+00B0, U+2010-2012, U+2015-2021, U+2023-2025, U+2191, U+2193";
const LATIN = "U+0020-007E, U+00A0, U+00AB, U+00B0-00B2, U+00B7, U+00BB, U+00D7, U+2010-2026, U+2190-2193, U+2212";
/** Letters of other languages in Latin script: few pages have any. */
const ACCENTS =
  "U+00A1-00AA, U+00AC-00AF, U+00B3-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+2030, U+2039-203A, U+20AC";

const families = [
  { name: "Vazirmatn", file: "vazirmatn", display: "swap" },
  // Headlines are large: a font that loads late would move them, so it is used only if loaded in time, and from then
  // on.
  { name: "Markazi Text", file: "markazi", display: "optional" },
] as const;

for (const { name, file, display } of families) {
  const face = (part: string, unicodeRange: string) => ({
    src: `url("/web/fonts/${file}-${part}.woff2") format("woff2")`,
    fontWeight: "400 700",
    fontDisplay: display,
    unicodeRange,
  });
  globalFontFace(`${name} Variable`, [
    face("fa", PERSIAN),
    face("signs", SIGNS),
    face("latin", OTHER_LATIN),
    face("accents", ACCENTS),
  ]);
  // A page in English takes spaces and signs from the file of its letters.
  globalFontFace(`${name} Latin`, [face("latin", LATIN), face("accents", ACCENTS)]);
}

globalStyle(":root", {
  vars: {
    [fontVars.display]: '"Markazi Text Variable", "Markazi Fallback", Georgia, serif',
    [fontVars.text]: '"Vazirmatn Variable", "Vazirmatn Fallback", Tahoma, "Segoe UI", sans-serif',
  },
});
globalStyle(":root:lang(en)", {
  vars: {
    [fontVars.display]: '"Markazi Text Latin", "Markazi Text Variable", "Markazi Fallback", Georgia, serif',
    [fontVars.text]: '"Vazirmatn Latin", "Vazirmatn Variable", "Vazirmatn Fallback", Tahoma, "Segoe UI", sans-serif',
  },
});

/** Fallback until the font has loaded: a system face with the same metrics, so that nothing moves. */
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
