/** A text of a stranger's as a terminal may show it: what would move its cursor or change its colours is replaced. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
export const printable = (text: string): string => text.replace(/[\u0000-\u001F\u007F-\u009F]/g, "\uFFFD");
