/**
 * Measures of Shamseh as plain data, beside the colours of `palette.ts`: read by the theme, by the documentation and by
 * the token file for design tools (`token-file.ts`).
 */

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
export const easing = [0.2, 0.8, 0.2, 1] as const;
export const weight = { regular: "400", medium: "500", semibold: "600", bold: "700" } as const;
export const family = { display: "Markazi Text", text: "Vazirmatn" } as const;

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

/** Lengths in px; colour `#RRGGBBAA`. */
export type Shadow = { y: number; blur: number; spread: number; colour: string };

/** A light theme casts shadows; a dark one draws an outline. */
export const shadows = {
  light: {
    float: { y: 12, blur: 32, spread: -12, colour: "#1B1F3B47" },
    lift: { y: 4, blur: 12, spread: -6, colour: "#1B1F3B38" },
  },
  dark: {
    float: { y: 0, blur: 0, spread: 1, colour: "#2A3255FF" },
    lift: { y: 0, blur: 0, spread: 1, colour: "#2A3255FF" },
  },
} as const satisfies Record<"light" | "dark", Record<string, Shadow>>;

/** Line height of text, by language: a factor. */
export const bodyLineHeight = { fa: 1.8, en: 1.6 } as const;

/** A step of the type scale: size in rem, line height as a factor; `wide` from the breakpoint `lg` on. */
export type TypeStep = {
  family: keyof typeof family;
  weight?: keyof typeof weight;
  size: number;
  lineHeight: number | "inherit";
  wide?: { size: number; lineHeight: number };
};

/** Type scale of the identity: Markazi Text for display, Vazirmatn for everything else. */
export const typeScale = {
  display: {
    family: "display",
    weight: "semibold",
    size: 2.5,
    lineHeight: 1.2,
    wide: { size: 3.75, lineHeight: 1.15 },
  },
  h1: { family: "display", weight: "semibold", size: 2, lineHeight: 1.3, wide: { size: 2.625, lineHeight: 1.25 } },
  h2: { family: "display", weight: "semibold", size: 1.6875, lineHeight: 1.35, wide: { size: 2.125, lineHeight: 1.3 } },
  title: { family: "text", weight: "bold", size: 1.125, lineHeight: 1.6 },
  body: { family: "text", size: 1, lineHeight: "inherit" },
  label: { family: "text", weight: "medium", size: 0.875, lineHeight: 1.7 },
  small: { family: "text", size: 0.875, lineHeight: 1.7 },
  caption: { family: "text", size: 0.8125, lineHeight: 1.7 },
  price: { family: "text", weight: "bold", size: 1.375, lineHeight: 1.4 },
} as const satisfies Record<string, TypeStep>;
export type TypeStyle = keyof typeof typeScale;
