import { defineConfig } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./tools/ensure-browser.mjs";

/** Journeys through the built website in a real browser. The site they run on is `tests/flows/site.ts`. */
export default defineConfig({
  testDir: "tests/flows",
  outputDir: "test-results/flows",
  globalSetup: "tests/templates.ts",
  timeout: 60_000,
  // Each has a site and a browser of its own. A journey waits more than it works: with one, two cores stood idle by half.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: await ensureBrowser(), args: browserArguments },
    trace: "retain-on-failure",
    locale: "fa-IR",
    timezoneId: "Asia/Tehran",
  },
});
