import type { ReactNode } from "react";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { InLocale } from "./page/InLocale.tsx";

/** Live components in both languages, beside each other where there is room. */
export const InBoth = ({ draw }: { draw: (locale: Locale) => ReactNode }) => (
  <div className="guide-both">
    {locales.map((locale) => (
      <div key={locale} className="guide-live" lang={locale} dir={DIRECTION[locale]}>
        <InLocale locale={locale}>{draw(locale)}</InLocale>
      </div>
    ))}
  </div>
);
