/** Joints that some write within a word and others omit or write as a space: ZWNJ, the apostrophe, the hyphen. */
const JOINT = /[\u200C'\u2019\u02BC\u2010\u2011-]/;
/** Limit beyond which only all joined and all apart are forms: each further joint doubles their number. */
const MAX_JOINTS = 3;

/**
 * A text with each of its half-spaces, apostrophes and hyphens left out or written as a space: «خرم‌آباد» as «خرمآباد» and
 * «خرم آباد». The text itself where it has none.
 */
export function spacedForms(text: string): string[] {
  const [first = "", ...rest] = text.split(JOINT);
  if (rest.length > MAX_JOINTS) return [[first, ...rest].join(""), [first, ...rest].join(" ")];
  return rest.reduce((forms, part) => forms.flatMap((form) => [form + part, `${form} ${part}`]), [first]);
}
