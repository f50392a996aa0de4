/**
 * A code inside a text that cannot hold elements (an option of a list): read from left to right in text of either
 * direction.
 */
export const isolated = (code: string): string => (code === "" ? "" : `\u2066${code}\u2069`);
