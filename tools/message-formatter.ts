import type { Plugin } from "vite";

const library = /\/intl-messageformat\/index\.js$/;
const messageClass = /^var IntlMessageFormat = (class IntlMessageFormat \{[\s\S]*?^\});$/m;

/**
 * Makes the library's class an expression without side effects, so that the bundler leaves it out where only
 * `formatToParts` is imported: its static blocks would keep it, its memoised formatters and its default formats.
 * @throws {Error} when the library has another form
 */
export function withRemovableClass(code: string): string {
  const removable = code.replace(messageClass, "var IntlMessageFormat = /* @__PURE__ */ (() => $1)();");
  if (removable === code) throw new Error("intl-messageformat has changed its shape");
  return removable;
}

/** Keeps of `intl-messageformat` in a browser only the function that formats a message from its syntax tree. */
export const messageFormatter = (): Plugin => ({
  name: "message-formatter",
  apply: "build",
  transform: { filter: { id: library }, handler: (code) => ({ code: withRemovableClass(code), map: null }) },
});
