import type { Locale } from "#domain/enums/enums.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";

/** Storybook's frame around the stories: its direction, and the words that Storybook has in English alone. */

const SEARCH = "#storybook-explorer-searchfield";
const searchWords: Record<Locale, string> = { fa: "نام جزء یا صفحه", en: "Component or screen" };

/** Sets the frame to a language. The sidebar stands at the start of the line, and its search says what it finds. */
export function setFrame(locale: Locale): void {
  const { documentElement: root } = document;
  root.lang = locale;
  root.dir = DIRECTION[locale];
  const field = document.querySelector<HTMLInputElement>(SEARCH);
  if (field) field.placeholder = searchWords[locale];
}

/** Calls `then` once the sidebar has been drawn. */
export function onceDrawn(then: () => void): void {
  const drawing = new MutationObserver(() => {
    if (document.querySelector(SEARCH) === null) return;
    drawing.disconnect();
    then();
  });
  drawing.observe(document.documentElement, { childList: true, subtree: true });
}
