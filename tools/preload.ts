import type { Plugin } from "vite";

/** The bundler's helper around each `import()`, which loads the styles of what is imported. */
const helper = /vite\/preload-helper\.js$/;
const EXPORTED = /export \{ preload as __vitePreload \}|export const __vitePreload\b/;

/** `files` stand below the build's base: styles are waited for, scripts begin to load beside the one that asks for them. */
export const plainHelper = (base: string) => `
const known = new Map();
const fetched = (href) => new Promise((resolve, reject) => {
  const isStyle = href.endsWith(".css");
  document.head.append(Object.assign(document.createElement("link"), {
    rel: isStyle ? "stylesheet" : "modulepreload",
    crossOrigin: "",
    href,
    onload: resolve,
    onerror: () => reject(new Error("Not loaded: " + href)),
  }));
  if (!isStyle) resolve();
});
const once = (file) => {
  const href = ${JSON.stringify(base)} + file;
  if (!known.has(href)) known.set(href, document.querySelector('link[href="' + href + '"]') ? null : fetched(href));
  return known.get(href);
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(once)).then(load);
`;

/**
 * A smaller helper for dynamic imports in a browser: Vite's own serves older browsers, nonces, relative addresses and an
 * event that nothing here listens to. Storybook's build has relative addresses, and keeps Vite's.
 * @throws {Error} in a build whose Vite exports another helper
 */
export function plainPreload(): Plugin {
  let base = "/";
  return {
    name: "plain-preload",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (config) => {
      base = config.base;
    },
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!base.startsWith("/")) return null;
        if (!EXPORTED.test(code)) throw new Error("Vite's helper for dynamic imports has another form");
        return { code: plainHelper(base), map: null };
      },
    },
  };
}
