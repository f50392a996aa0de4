import { breakpoints } from "#domain/enums/enums.ts";

type Viewport = { name: string; width: number; height: number; type: "mobile" | "tablet" | "desktop" };

/** The widths a screen is looked at: the specification's breakpoints, the commonest phone, and 320 for reflow (WCAG 1.4.10). */
export const viewports = {
  reflow: { name: "۳۲۰ · reflow", width: 320, height: 640, type: "mobile" },
  phone: { name: "۳۶۰ · phone", width: 360, height: 740, type: "mobile" },
  sm: { name: `sm · ${breakpoints.sm}`, width: breakpoints.sm, height: 900, type: "mobile" },
  md: { name: `md · ${breakpoints.md}`, width: breakpoints.md, height: 1024, type: "tablet" },
  lg: { name: `lg · ${breakpoints.lg}`, width: breakpoints.lg, height: 800, type: "desktop" },
  xl: { name: `xl · ${breakpoints.xl}`, width: breakpoints.xl, height: 900, type: "desktop" },
} as const satisfies Record<string, Viewport>;

export type ViewportName = keyof typeof viewports;

/** The same table as Storybook's viewport toolbar wants it. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height, type }]) => [
    key,
    { name, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
