import { styleVariants } from "@vanilla-extract/css";
import { from } from "./media.ts";
import { font, weight } from "./theme.css.ts";

/** The scale of the identity: Markazi Text for display, Vazirmatn for everything else. */
export const type = styleVariants({
  display: {
    fontFamily: font.display,
    fontWeight: weight.semibold,
    fontSize: "40px",
    lineHeight: 1.2,
    "@media": { [from.lg]: { fontSize: "60px", lineHeight: 1.15 } },
  },
  h1: {
    fontFamily: font.display,
    fontWeight: weight.semibold,
    fontSize: "32px",
    lineHeight: 1.3,
    "@media": { [from.lg]: { fontSize: "42px", lineHeight: 1.25 } },
  },
  h2: {
    fontFamily: font.display,
    fontWeight: weight.semibold,
    fontSize: "27px",
    lineHeight: 1.35,
    "@media": { [from.lg]: { fontSize: "34px", lineHeight: 1.3 } },
  },
  title: { fontFamily: font.text, fontWeight: weight.bold, fontSize: "18px", lineHeight: 1.6 },
  body: { fontFamily: font.text, fontSize: "16px", lineHeight: "inherit" },
  label: { fontFamily: font.text, fontWeight: weight.medium, fontSize: "14px", lineHeight: 1.7 },
  small: { fontFamily: font.text, fontSize: "14px", lineHeight: 1.7 },
  caption: { fontFamily: font.text, fontSize: "13px", lineHeight: 1.7 },
  price: { fontFamily: font.text, fontWeight: weight.bold, fontSize: "22px", lineHeight: 1.4 },
});

export type TypeStyle = keyof typeof type;
