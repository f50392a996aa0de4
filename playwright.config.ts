import { defineConfig } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./tools/ensure-browser.mjs";

/** Journeys through the built website in a real browser. The site they run on is `tests/flows/site.ts`. */
export default defineConfig({
  testDir: "tests/flows",
  outputDir: "test-results/flows",
  globalSetup: ["tests/templates.ts", "tests/postgres-of-run.ts"],
  // Answers come at once, later on a busy machine; only a missing one takes this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each has a site and a browser of its own. Journeys wait for answers; a third fills the cores meanwhile.
  workers: 3,
  // A journey that failed runs once more, with a trace, which costs a third of a journey's processor time. One that passes
  // then is named at the end of the run; `npm run prove -- ways` counts it as failed.
  retries: 1,
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: await ensureBrowser(), args: browserArguments },
    locale: "fa-IR",
    timezoneId: "Asia/Tehran",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
});
