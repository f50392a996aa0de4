/** A code inside a text that cannot hold elements (an option of a list): read from left to right whatever is around it. */
export const isolated = (code: string): string => (code === "" ? "" : `\u2066${code}\u2069`);
