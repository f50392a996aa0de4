import { defineConfig } from "vitest/config";

/** Tests that need a built Storybook and a browser: run after the build, and not among the unit tests. */
export default defineConfig({
  test: { include: ["tests/visual/**/*.test.ts"], testTimeout: 90_000, hookTimeout: 120_000 },
});
