import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark, light } from "./palette.ts";
import { easing, type Shadow, shadows } from "./tokens.ts";

/** The theme's variables keep plain names (`--ink`), readable in the browser's inspector. */
const kebab = (path: string[]): string => path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = <T extends Record<string, unknown>>(keys: T) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, ""])) as { [K in keyof T]: "" };

export { duration, layer, radius, type Space, space, weight } from "./tokens.ts";
export const ease = `cubic-bezier(${easing.join(",")})`;

/** Each language has its own stack (`fonts.css.ts`). */
export const fontVars = { display: "--font-display", text: "--font-text" } as const;
export const font = { display: `var(${fontVars.display})`, text: `var(${fontVars.text})` } as const;
/** Height that a page's bar takes at the bottom of the window. */
export const aboveBar = "--above-bar";

export const colour = createGlobalThemeContract(names(light), (_value, path) => kebab(["colour", ...path]));
export const shadow = createGlobalThemeContract(names(shadows.light), (_value, path) => kebab(["shadow", ...path]));

const written = ({ y, blur, spread, colour: hex }: Shadow): string => `0 ${y}px ${blur}px ${spread}px ${hex}`;
const writtenOf = (of: (typeof shadows)["light" | "dark"]) => ({ float: written(of.float), lift: written(of.lift) });

createGlobalTheme(":root, [data-theme=light]", colour, light);
createGlobalTheme(":root, [data-theme=light]", shadow, writtenOf(shadows.light));

const darkVars = Object.fromEntries([
  ...Object.entries(dark).map(([key, value]) => [colour[key as keyof typeof colour], value]),
  ...Object.entries(writtenOf(shadows.dark)).map(([key, value]) => [shadow[key as keyof typeof shadow], value]),
]);

globalStyle(":root, [data-theme=light]", { colorScheme: "light" });
// Print is always light: neither the chosen dark theme nor the system's is printed. Without the visitor's choice the
// system's preference applies.
globalStyle("[data-theme=dark]", { "@media": { screen: { vars: darkVars, colorScheme: "dark" } } });
globalStyle(":root:not([data-theme])", {
  "@media": { "screen and (prefers-color-scheme: dark)": { vars: darkVars, colorScheme: "dark" } },
});
