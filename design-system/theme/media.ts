import { breakpoints } from "#domain/enums/enums.ts";

/** In em, as type is in rem: larger letters leave less room, and the layout is that of a smaller screen. */
const wide = (px: number): string => `(min-width: ${px / 16}em)`;

/** Media queries of the specification's breakpoints, for `"@media"` in styles: mobile first. */
export const from = {
  sm: wide(breakpoints.sm),
  md: wide(breakpoints.md),
  lg: wide(breakpoints.lg),
  xl: wide(breakpoints.xl),
} as const;

/** Below a breakpoint: for content that wide screens show in another form. */
export const below = {
  sm: `(width < ${breakpoints.sm / 16}em)`,
  md: `(width < ${breakpoints.md / 16}em)`,
  lg: `(width < ${breakpoints.lg / 16}em)`,
} as const;

export const stillness = "(prefers-reduced-motion: reduce)";
export const forcedColours = "(forced-colors: active)";

/** A telephone whose letters are twice as large: 360 px are 11 em. Columns there stand one below the other. */
export const largeLetters = "(width < 16em)";
