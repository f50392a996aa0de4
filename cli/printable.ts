/** Escapes untrusted text for a terminal: control sequences that move the cursor or change colours are replaced. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
export const printable = (text: string): string => text.replace(/[\u0000-\u001F\u007F-\u009F]/g, "\uFFFD");
