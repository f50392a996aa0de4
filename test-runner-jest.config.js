import { join } from "node:path";
import { getJestConfig } from "@storybook/test-runner";
import { browserArguments, ensureBrowser } from "./tools/ensure-browser.mjs";

const base = getJestConfig();

/** The story tests' browser is the one that `ensure-browser` finds; the runner has no other place for what is set here. */
export default {
  ...base,
  testEnvironment: join(import.meta.dirname, ".storybook/test-environment.mjs"),
  // Instead of the runner's own, which each file would load: its environment makes what they make, and nothing here
  // asks for their matchers or takes snapshots.
  setupFilesAfterEnv: [join(import.meta.dirname, ".storybook/retry-once.cjs")],
  snapshotSerializers: [],
  // Other frameworks that are measured beside ours are projects of their own, built in `.cache`.
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/tests/bench/peers/"],
  testTimeout: 60_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...base.testEnvironmentOptions?.["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: { executablePath: await ensureBrowser(), headless: true, args: browserArguments },
    },
  },
};
