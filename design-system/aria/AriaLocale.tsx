import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import "./aria.css.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";

const tags = { fa: "fa-IR", en: "en-GB" } as const;

/** Always passes the locale to React Aria: its own guess is the browser's, and left to right on a server. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={tags[useLocale().locale]}>{children}</I18nProvider>;
}

/** Language and direction for a part rendered at the end of the document, as at the place it belongs to. */
export function useSurroundings(): { lang: string; dir: "rtl" | "ltr" } {
  const { locale, direction } = useLocale();
  return { lang: locale, dir: direction };
}
