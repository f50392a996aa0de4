import { getTestRunnerConfig, setupPage } from "@storybook/test-runner";
import PlaywrightEnvironment from "@storybook/test-runner/dist/jest-playwright-entries/test-environment.js";
import { isReadyForStories } from "./ready-page.mjs";
import { isViolation } from "./violation.mjs";

/**
 * The test runner's environment starts a browser and loads Storybook for each story file, which costs more than most
 * files' stories. This one does so once for each worker: later files reuse its page, as a designer leafs through
 * stories.
 */

/** Key of a worker's page: test files have globals of their own, and share the process. */
const KEPT = Symbol.for("shamseh.story-page");

/** An uncaught error in the page fails the test, as the runner's own listener makes it. */
const failTest = (error) => process.emit("uncaughtException", error);

/**
 * Functions that the tests of a story file call. The runner's own set-up creates them in each file's globals, and loads
 * Storybook and Babel into them for that: over a second of processor time per file, and memory that is never released.
 */
async function callsOfTests() {
  const { preVisit, postVisit } = await getTestRunnerConfig();
  return { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage, __sbCollectCoverage: false };
}

export default class OnePageEnvironment extends PlaywrightEnvironment {
  async setup() {
    const kept = process[KEPT];
    const isThere = kept !== undefined && !kept.page.isClosed();
    this._config.testEnvironmentOptions["jest-playwright"].skipInitialization = isThere;
    await super.setup();
    Object.assign(this.global, await callsOfTests());
    this.global.jestPlaywright.resetPage = () => this.openPage();
    // Without a usable page, the first test opens another.
    if (!isThere) return setupPage(this.global.page, this.global.context).catch(console.warn);
    Object.assign(this.global, kept);
    this.global.page.on("pageerror", failTest);
  }

  /** Replaces the runner's own, which waits for the old page to close: while loading, it may never report it. */
  async openPage() {
    this.global.page.close().catch(() => {});
    this.global.page = await this._setNewPageInstance();
  }

  /**
   * Before each test the page is opened once more where the story before it has left it, or its set-up failed; and before
   * a second try always: Storybook leaves a story that is on the page as it is, and the runner would take that for a pass.
   */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === "test_retry") return this.prepareRetry(event.test);
    if (event.name !== "test_start") return;
    const { page } = this.global;
    if (!(await isReadyForStories(page))) {
      const before = this.lastTest ?? "the first test of a file";
      console.warn(`The stories' page is opened once more: after ${before} it was at ${page.url()}`);
      await this.openPageAgain();
    }
    this.lastTest = `${event.test.parent.parent?.name} › ${event.test.parent.name}`;
  }

  /** A violation fails the second try too, without a visit; a play function has another page for it. */
  async prepareRetry(test) {
    const found = test.retryReasons.find(isViolation);
    if (found === undefined) return this.openPageAgain();
    test.fn = () => {
      throw [found].flat()[0];
    };
  }

  async openPageAgain() {
    await this.global.jestPlaywright.resetPage();
    await setupPage(this.global.page, this.global.context);
  }

  async teardown() {
    const { browser, context, page } = this.global;
    page?.removeListener("pageerror", failTest);
    process[KEPT] = { browser, context, page };
    // The parent's teardown would close the browser held here.
    this.global.browser = undefined;
    await super.teardown();
  }
}
