import type { Locale } from "#domain/enums/enums.ts";

const PERSIAN = /\p{Script=Arabic}/u;

/** A name from the address, for a heading without an answer; null in the script of another language. */
export const nameOfAddress = (name: string, locale: Locale): string | null =>
  name !== "" && PERSIAN.test(name) === (locale === "fa") ? name : null;
