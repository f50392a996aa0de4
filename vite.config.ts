import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { reactAriaPersian } from "./tools/react-aria-persian.ts";

const withoutParser: Record<string, string> = {
  "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
};

/** The website's build, shared by development, Storybook and the tests. */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: "/web/",
  publicDir: "app/public",
  // Every browser that runs the site's code knows `modulepreload`.
  build: { modulePreload: { polyfill: false } },
  plugins: [react(), vanillaExtractPlugin(), reactAriaPersian()],
  resolve: {
    // Catalogues are compiled to syntax trees at build time, so no browser needs the ICU parser.
    alias: command === "build" && !isSsrBuild ? withoutParser : {},
  },
}));
