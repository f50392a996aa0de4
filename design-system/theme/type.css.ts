import { styleVariants } from "@vanilla-extract/css";
import { from } from "./media.ts";
import { font, weight } from "./theme.css.ts";

/** Type scale of the identity: Markazi Text for display, Vazirmatn for everything else. */
export const type = styleVariants({
  display: {
    fontFamily: font.display,
    fontWeight: weight.semibold,
    fontSize: "2.5rem",
    lineHeight: 1.2,
    "@media": { [from.lg]: { fontSize: "3.75rem", lineHeight: 1.15 } },
  },
  h1: {
    fontFamily: font.display,
    fontWeight: weight.semibold,
    fontSize: "2rem",
    lineHeight: 1.3,
    "@media": { [from.lg]: { fontSize: "2.625rem", lineHeight: 1.25 } },
  },
  h2: {
    fontFamily: font.display,
    fontWeight: weight.semibold,
    fontSize: "1.6875rem",
    lineHeight: 1.35,
    "@media": { [from.lg]: { fontSize: "2.125rem", lineHeight: 1.3 } },
  },
  title: { fontFamily: font.text, fontWeight: weight.bold, fontSize: "1.125rem", lineHeight: 1.6 },
  body: { fontFamily: font.text, fontSize: "1rem", lineHeight: "inherit" },
  label: { fontFamily: font.text, fontWeight: weight.medium, fontSize: "0.875rem", lineHeight: 1.7 },
  small: { fontFamily: font.text, fontSize: "0.875rem", lineHeight: 1.7 },
  caption: { fontFamily: font.text, fontSize: "0.8125rem", lineHeight: 1.7 },
  price: { fontFamily: font.text, fontWeight: weight.bold, fontSize: "1.375rem", lineHeight: 1.4 },
});

export type TypeStyle = keyof typeof type;
