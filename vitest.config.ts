import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Unit tests: what stands beside the code, in plain Node. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ["{domain,design-system,app,provider,fixtures,cli,tools}/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
