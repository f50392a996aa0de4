const TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** R140: three dot-separated url-safe parts. */
export const isToken = (text: string): boolean => TOKEN.test(text);
