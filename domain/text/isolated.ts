/**
 * Isolates a code inside plain text that cannot hold elements (an option of a list): it reads left to right in text of
 * either direction.
 */
export const isolated = (code: string): string => (code === "" ? "" : `\u2066${code}\u2069`);
