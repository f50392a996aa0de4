import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark, light } from "./palette.ts";

/** The theme's variables keep plain names (`--ink`), readable in the browser's inspector. */
const kebab = (path: string[]): string => path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = <T extends Record<string, unknown>>(keys: T) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, ""])) as { [K in keyof T]: "" };

export const space = {
  none: "0",
  xxs: "4px",
  xs: "8px",
  sm: "12px",
  md: "16px",
  lg: "24px",
  xl: "32px",
  xxl: "48px",
  xxxl: "64px",
  huge: "96px",
} as const;
export type Space = keyof typeof space;

export const radius = { chip: "6px", control: "12px", card: "20px", arch: "28px", full: "999px" } as const;
export const duration = { press: "120ms", enter: "200ms", exit: "140ms", sheet: "320ms", scene: "480ms" } as const;
export const ease = "cubic-bezier(.2,.8,.2,1)";

/**
 * Layers of the page, lowest first: the only z-index values of the site. Up to `opened` they order the parts of one
 * component.
 */
export const layer = {
  below: -1,
  raised: 1,
  grabbed: 2,
  opened: 3,
  sections: 20,
  bar: 30,
  menu: 40,
  resolving: 60,
  skip: 80,
  dialog: 90,
  toast: 95,
  failure: 100,
} as const;

/** Each language has its own stack (`fonts.css.ts`). */
export const fontVars = { display: "--font-display", text: "--font-text" } as const;
export const font = { display: `var(${fontVars.display})`, text: `var(${fontVars.text})` } as const;
/** Height that a page's bar takes at the bottom of the window. */
export const aboveBar = "--above-bar";
export const weight = { regular: "400", medium: "500", semibold: "600", bold: "700" } as const;

const shadowKeys = { float: "", lift: "" } as const;
export const colour = createGlobalThemeContract(names(light), (_value, path) => kebab(["colour", ...path]));
export const shadow = createGlobalThemeContract(shadowKeys, (_value, path) => kebab(["shadow", ...path]));

const lightShadow = { float: "0 12px 32px -12px rgb(27 31 59 / 28%)", lift: "0 4px 12px -6px rgb(27 31 59 / 22%)" };
const darkShadow = { float: "0 0 0 1px #2A3255", lift: "0 0 0 1px #2A3255" };

createGlobalTheme(":root, [data-theme=light]", colour, light);
createGlobalTheme(":root, [data-theme=light]", shadow, lightShadow);

const darkVars = Object.fromEntries([
  ...Object.entries(dark).map(([key, value]) => [colour[key as keyof typeof colour], value]),
  ...Object.entries(darkShadow).map(([key, value]) => [shadow[key as keyof typeof shadow], value]),
]);

globalStyle(":root, [data-theme=light]", { colorScheme: "light" });
// Print is always light: neither the chosen dark theme nor the system's is printed. Without the visitor's choice the
// system's preference applies.
globalStyle("[data-theme=dark]", { "@media": { screen: { vars: darkVars, colorScheme: "dark" } } });
globalStyle(":root:not([data-theme])", {
  "@media": { "screen and (prefers-color-scheme: dark)": { vars: darkVars, colorScheme: "dark" } },
});
