import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { Head } from "#app/src/page/page.ts";
import { shareText } from "#app/src/page/share.ts";
import { type PageAddress, STATE_ELEMENT } from "#app/src/page/view.ts";
import { dark, light } from "#design-system/theme/palette.ts";
import { choosing, inLanguage } from "#domain/addresses/chosen-address.ts";
import { withQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { cutAtWord } from "#domain/text/cut.ts";
import { OTHER_LOCALE } from "#domain/text/in-locale.ts";
import { html } from "#runtime/html.ts";
import type { HeadLinks } from "./assets.ts";
import { inertJson } from "./inert-json.ts";
import { manifestAddress } from "./manifest.ts";
import { shareAddress } from "./share-address.ts";
import { HEIGHT, WIDTH } from "./share-ground.ts";

/** Length of a description that a list of results shows, characters: those of a shop may be longer. */
const DESCRIPTION = 160;

export type DocumentParts = {
  environment: RenderEnvironment;
  address: PageAddress;
  head: Head;
  links: HeadLinks;
  body: string;
  /** Language that the address chooses; null when it chooses none. */
  chosen: Locale | null;
  /** As `stateJson` writes it. Null: a page that runs no scripts, since it has nothing to go on from. */
  state: readonly string[] | null;
};

const siteName = { fa: "شمسه", en: "Shamseh" } as const;
const OG_LOCALE = { fa: "fa_IR", en: "en_US" } as const;
/**
 * Files of the fonts that every page of a language uses. A Persian page has signs and the word "English": a file of them
 * that came later would change where its lines wrap.
 */
const FONT_FILES = {
  fa: ["vazirmatn-fa", "markazi-fa", "vazirmatn-signs"],
  en: ["vazirmatn-latin", "markazi-latin"],
} as const;

/** The picture of links to the page: its own at its address, or else that of Home. */
function shareMeta(head: Head, { environment, address }: DocumentParts): string[] {
  const own = choosing(head.canonical ?? withQuery(address.path, address.query), null);
  const picture = environment.publicBase + shareAddress(environment.locale, head.share ? own : addressOf("home"));
  return [
    `<meta property="og:image" content="${html(picture)}">`,
    `<meta property="og:image:type" content="image/jpeg">`,
    `<meta property="og:image:width" content="${WIDTH}">`,
    `<meta property="og:image:height" content="${HEIGHT}">`,
    `<meta property="og:image:alt" content="${html(shareText(head.share) ?? siteName[environment.locale])}">`,
  ];
}

/**
 * The page in each language for search engines, canonical to itself; without a language it is Persian, and that
 * is also where a reader of any other language begins.
 */
function languageLinks(canonical: string, publicBase: string): string[] {
  const alternate = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${html(publicBase + address)}">`;
  return [
    ...locales.map((locale) => alternate(locale, inLanguage(canonical, locale))),
    alternate("x-default", inLanguage(canonical, "fa")),
  ];
}

/**
 * The whole document as text, in parts: put together, the longest of them would be copied before they are encoded.
 * Nothing in it is executed but two scripts by their addresses.
 */
export function documentHtml(parts: DocumentParts): readonly string[] {
  const { environment, head, links, body, state, chosen } = parts;
  const { locale, direction, theme, publicBase } = environment;
  const canonical = head.canonical === null ? null : publicBase + inLanguage(head.canonical, chosen ?? "fa");
  const themeAttribute = theme === "system" ? "" : ` data-theme="${theme}"`;
  const meta = [
    `<title>${html(head.title)}</title>`,
    `<meta name="description" content="${html(cutAtWord(head.description, DESCRIPTION))}">`,
    canonical === null ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${html(canonical)}">`,
    ...(head.canonical === null ? [] : languageLinks(head.canonical, publicBase)),
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${siteName[locale]}">`,
    `<meta property="og:title" content="${html(head.title)}">`,
    `<meta property="og:description" content="${html(head.description)}">`,
    canonical === null ? "" : `<meta property="og:url" content="${html(canonical)}">`,
    ...shareMeta(head, parts),
    `<meta property="og:locale" content="${OG_LOCALE[locale]}">`,
    `<meta property="og:locale:alternate" content="${OG_LOCALE[OTHER_LOCALE[locale]]}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.canvas}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.canvas}">`,
    `<link rel="manifest" href="${manifestAddress(locale)}">`,
    `<link rel="apple-touch-icon" href="/web/icon-apple.png">`,
    `<link rel="icon" href="/web/icon.svg" type="image/svg+xml">`,
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${inertJson(item)}</script>`),
  ];
  const styles = links.styles.map((address) => `<link rel="stylesheet" href="${address}">`);
  const modules = (state === null ? [] : links.modules).map(
    ({ address, integrity }) =>
      `<link rel="modulepreload" href="${address}" integrity="${integrity}" fetchpriority="low">`,
  );
  const { early, entry } = links;
  const earlyScript =
    state === null
      ? ""
      : `
<script type="module" src="${early.address}" integrity="${early.integrity}" async blocking="render" fetchpriority="high"></script>`;
  const scripts =
    state === null
      ? []
      : [
          `<script type="application/json" id="${STATE_ELEMENT}" data-later="${links.later.join(" ")}">`,
          ...state,
          `</script>
<script type="module" src="${entry.address}" integrity="${entry.integrity}" async fetchpriority="low"></script>
`,
        ];
  const before = `<!doctype html>
<html lang="${locale}" dir="${direction}"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${earlyScript}
${FONT_FILES[locale].map((font) => `<link rel="preload" href="/web/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin>`).join("\n")}
${styles.join("\n")}
${meta.filter((line) => line !== "").join("\n")}
${modules.join("\n")}
</head>
<body>
<div id="root">`;
  return [before, body, "</div>\n", ...scripts, "</body>\n</html>\n"];
}
