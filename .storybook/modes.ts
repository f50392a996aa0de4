import type { ViewportName } from "./viewports.ts";

/** Settings of one picture of a story, for Chromatic and for `npm run visual`. */
export type Mode = { locale: "fa" | "en"; theme: "light" | "dark"; viewport: ViewportName };

export const modes = {
  "fa-mobile-light": { locale: "fa", theme: "light", viewport: "phone" },
  "fa-desktop-light": { locale: "fa", theme: "light", viewport: "xl" },
  "fa-mobile-dark": { locale: "fa", theme: "dark", viewport: "phone" },
  "en-desktop-light": { locale: "en", theme: "light", viewport: "xl" },
} as const satisfies Record<string, Mode>;

/** Both languages at both sizes in both themes: compared by eye before a release. */
export const allModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  (["fa", "en"] as const).flatMap((locale) =>
    Object.entries({ mobile: "phone", desktop: "xl" } as const).flatMap(([size, viewport]) =>
      (["light", "dark"] as const).map((theme) => [`${locale}-${size}-${theme}`, { locale, theme, viewport }]),
    ),
  ),
);

/** Modes compared by `npm run visual`: both languages at both sizes. */
export const comparedModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.entries(allModes).filter(([, { theme }]) => theme === "light"),
);

/** Components with enough states and layouts to be viewed in every mode, as pages are. */
const COMPLEX =
  /^design-system\/components\/(ActionBar|Combobox|DateStrip|Dialog|FoldingSheet|MapView|Menu|OccupancyPicker|RoomPlan|Sheet|StayPicker)\//;

/** The one mode of a small component: its other languages, sizes and themes are in the pages that it is on. */
const SMALL: keyof typeof modes = "fa-desktop-light";

const isSmall = (path: string): boolean => path.startsWith("design-system/") && !COMPLEX.test(path);

/** The modes in which Chromatic takes the stories of a file, named from the repository's root. */
export const chromaticModesOf = (path: string): readonly string[] => (isSmall(path) ? [SMALL] : Object.keys(modes));
