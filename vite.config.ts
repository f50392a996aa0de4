import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shortNames } from "./tools/class-names.ts";
import { messageFormatter } from "./tools/message-formatter.ts";
import { plainPreload } from "./tools/preload.ts";
import { reactAriaPersian } from "./tools/react-aria-persian.ts";

const withoutParser: Record<string, string> = {
  "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
};

/** React has it since version 18; packages still import the shim for older versions. */
const withoutShim: Record<string, string> = { "use-sync-external-store/shim/index.js": "react" };

/** The website's build, shared by development, Storybook and the tests. */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: "/web/",
  publicDir: "app/public",
  build: {
    modulePreload: {
      // Every browser that runs the site's code knows `modulepreload`.
      polyfill: false,
      // A page names the code of its screen (`HeadLinks.later`), so the entry need not list it for all screens. Styles
      // are listed all the same.
      resolveDependencies: (file, files) => (/\/page-[\w-]+\.js$/.test(file) ? [] : files),
    },
  },
  plugins: [
    react(),
    vanillaExtractPlugin(command === "build" ? { identifiers: shortNames() } : {}),
    reactAriaPersian(),
    messageFormatter(),
    plainPreload(),
  ],
  resolve: {
    // Catalogues are compiled to syntax trees at build time, so no browser needs the ICU parser.
    alias: command === "build" && !isSsrBuild ? { ...withoutParser, ...withoutShim } : {},
  },
}));
