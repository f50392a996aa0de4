import { signal } from "@preact/signals-react";
import type { Locale } from "#domain/enums/enums.ts";

/** The cookie in which a chosen locale is kept (R189). */
export const LOCALE_COOKIE = "lang";

/** The locale that answers are asked for in. Another language is another document. */
export const createLocale = signal<Locale>;
