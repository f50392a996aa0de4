import type { ViewportName } from "./viewports.ts";

/** What one picture of a story is taken in: by Chromatic, and by `npm run visual`. */
export type Mode = { locale: "fa" | "en"; theme: "light" | "dark"; viewport: ViewportName };

export const modes = {
  "fa-mobile-light": { locale: "fa", theme: "light", viewport: "phone" },
  "fa-desktop-light": { locale: "fa", theme: "light", viewport: "xl" },
  "fa-mobile-dark": { locale: "fa", theme: "dark", viewport: "phone" },
  "en-desktop-light": { locale: "en", theme: "light", viewport: "xl" },
} as const satisfies Record<string, Mode>;

/** Both languages on both sizes in both themes: what the eye judges before a release. */
export const allModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  (["fa", "en"] as const).flatMap((locale) =>
    Object.entries({ mobile: "phone", desktop: "xl" } as const).flatMap(([size, viewport]) =>
      (["light", "dark"] as const).map((theme) => [`${locale}-${size}-${theme}`, { locale, theme, viewport }]),
    ),
  ),
);

/** What `npm run visual` compares: both languages on both sizes. */
export const comparedModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.entries(allModes).filter(([, { theme }]) => theme === "light"),
);
