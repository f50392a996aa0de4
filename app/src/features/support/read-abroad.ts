import type { Locale } from "#domain/enums/enums.ts";

/** True for languages whose readers are often abroad. */
export const isReadAbroad: Readonly<Record<Locale, boolean>> = { fa: false, en: true };
