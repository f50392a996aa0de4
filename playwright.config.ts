import { defineConfig } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./tools/ensure-browser.mjs";

/**
 * What runs in a real browser: journeys through the built website (`tests/flows/site.ts`), and the stories of the built
 * Storybook. `--project journeys` or `--project stories` runs one of them.
 */
export default defineConfig({
  outputDir: "test-results/browser",
  globalSetup: "tests/templates.ts",
  // What is waited for comes at once; a busy machine may take longer, and only what never comes waits this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A journey waits more than it works, and a story waits for its animations: two workers leave two cores idle in part.
  workers: 3,
  failOnFlakyTests: true,
  forbidOnly: true,
  use: { launchOptions: { executablePath: await ensureBrowser(), args: browserArguments } },
  projects: [
    {
      name: "journeys",
      testDir: "tests/flows",
      // Recording a trace costs a third of a journey's processor time. A journey that failed has failed; it runs once
      // more for its trace.
      retries: 1,
      use: { locale: "fa-IR", timezoneId: "Asia/Tehran", trace: "on-first-retry", screenshot: "only-on-failure" },
    },
    // One by one, after the journeys: whatever worker is free takes the next.
    { name: "stories", testDir: "tests/stories", fullyParallel: true },
  ],
});
