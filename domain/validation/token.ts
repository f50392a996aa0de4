const TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/**
 * True for the shape of a token: three dot-separated url-safe parts (R140). Tokens are never typed, so digits are not
 * folded.
 */
export const isToken = (text: string): boolean => TOKEN.test(text);
