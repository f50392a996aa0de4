import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import "./aria.css.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";

const tags = { fa: "fa-IR", en: "en-GB" } as const;

/** React Aria is always told its locale: its own guess is the browser's, and left to right on a server. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={tags[useLocale().locale]}>{children}</I18nProvider>;
}

/** What a part that is drawn at the end of the document keeps of the place it belongs to. */
export function useSurroundings(): { lang: string; dir: "rtl" | "ltr" } {
  const { locale, direction } = useLocale();
  return { lang: locale, dir: direction };
}
