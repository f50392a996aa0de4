import { breakpoints } from "#domain/enums/enums.ts";

/** Media queries of the specification's breakpoints, for `"@media"` in styles: mobile first. */
export const from = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
} as const;

export const stillness = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";
