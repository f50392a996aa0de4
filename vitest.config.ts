import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { reactAriaPersian } from "./tools/react-aria-persian.ts";

/** Unit tests: what stands beside the code, in plain Node. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), reactAriaPersian()],
  test: {
    // Otherwise Node would load it as it is, without Persian.
    server: { deps: { inline: [/react-aria/, /react-stately/] } },
    include: [
      "{domain,design-system,app,provider,fixtures,cli,tools}/**/*.test.{ts,tsx}",
      "tests/{unit,prove}/**/*.test.ts",
    ],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
