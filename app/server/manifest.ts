import { light } from "#design-system/theme/palette.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { words } from "./words.ts";

/** Address of the web app manifest in the language of the page. */
export const manifestAddress = (locale: Locale): string => `/web/site-${locale}.webmanifest`;

const icon = { src: "/web/icon-192.png", sizes: "192x192", type: "image/png" };

const icons = [
  { src: "/web/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  { ...icon, purpose: "any" },
  { src: "/web/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/web/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export async function manifestText(locale: Locale): Promise<string> {
  const { t } = await words(locale);
  const name = t("site.name");
  return JSON.stringify({
    // One application, whichever language it is installed in.
    id: "/",
    name,
    short_name: name,
    description: t("site.description"),
    lang: locale,
    dir: DIRECTION[locale],
    start_url: addressOf("home"),
    scope: "/",
    display: "standalone",
    background_color: light.canvas,
    theme_color: light.lajvard,
    icons,
    shortcuts: [
      { name: t("panel.reserves"), url: addressOf("panelReserves"), icons: [icon] },
      { name: t("shell.nav.tracking"), url: addressOf("tracking"), icons: [icon] },
    ],
  });
}
