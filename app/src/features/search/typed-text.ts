import { cutText } from "#domain/text/cut.ts";

/** Characters of a date with its weekday and the name of its month. */
export const LONGEST_DATE = 40;

/** Text of a parameter without blanks around it, cut to a length. */
export const typedText = (query: URLSearchParams, name: string, longest: number): string =>
  cutText((query.get(name) ?? "").trim(), longest);
