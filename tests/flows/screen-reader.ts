import type { Locator, Page } from "@playwright/test";
import { ready } from "./watch.ts";

/** Requirements of a screen reader's user after each of their actions. */

/** A page of the site, with its heading and title. */
export type Heard = { path: string; heading: string; title: string };

/** Maximum time until a lost focus comes back, milliseconds. */
const COMES_BACK = 1_500;

/**
 * Records the announcements of live regions. Only changes within an existing region count: not all screen readers
 * announce a region that is inserted with its text.
 */
function keepAnnouncements(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const live = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region?.textContent) said.push(region.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  // Loading the next page may take long: a message shown meanwhile must have the focus.
  addEventListener("pagehide", () => {
    const isLost = document.activeElement === document.body;
    sessionStorage.setItem("leftOn", isLost ? "nothing" : "something");
  });
}

/** Describes a lost or misplaced focus; null when the focus is correct. Runs in the page. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return "the focus is lost";
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].findLast((one) =>
    one.checkVisibility(),
  );
  if (dialog === undefined || dialog === focused) return null;
  if (!dialog.contains(focused)) return `the focus is outside of the dialog, on ${focused.outerHTML.slice(0, 120)}`;
  return null;
}

/** Describes a wrong initial focus of a dialog that has just opened; null when it is correct. Runs in the page. */
function dialogFault(dialog: Element): string | null {
  const focused = document.activeElement;
  const first = [...dialog.querySelectorAll("input, select, textarea, h1, h2, h3, [data-day][tabindex='0']")].find(
    (one) => one.checkVisibility() && (!/^H\d$/.test(one.tagName) || one.hasAttribute("tabindex")),
  );
  // A focused dialog is announced by its heading, which names it.
  const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
  if (focused === dialog) return title?.textContent ? null : "the dialog has the focus and no name";
  return focused === first ? null : `the dialog opens on ${focused?.outerHTML.slice(0, 120)}`;
}

/** Follows a walk through the site and collects every fault, so that one run shows all of them. */
export async function listen(page: Page, name: RegExp) {
  await page.addInitScript(keepAnnouncements);
  const faults: string[] = [];
  const pages: Heard[] = [];
  const fault = (what: string, why: string | null) => void (why !== null && faults.push(`${what}: ${why}`));

  /** The page's heading and title. */
  async function hear(what: string): Promise<void> {
    const headings = page.getByRole("heading", { level: 1 });
    const texts = await headings.allTextContents();
    if (texts.length !== 1) fault(what, `${texts.length} headings of the first level: ${texts.join(" | ")}`);
    const title = await page.title();
    if (!name.test(title)) fault(what, `the title is “${title}”`);
    pages.push({ path: new URL(page.url()).pathname, heading: texts.join(" | "), title });
  }

  /** Waits until nothing is loading, and until the focus has had time to come back. */
  async function settle(isReady: boolean): Promise<void> {
    if (isReady) await ready(page);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[aria-busy=true]")].every((one) => !one.checkVisibility()),
    );
  }

  return {
    faults,
    pages,
    fault,
    /** Announcements of live regions since the last call. */
    said: () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0)),

    /** Describes a focus that was lost on the previous page of the site; null when it was kept. */
    leftOnNothing: async () =>
      (await page.evaluate(() => sessionStorage.getItem("leftOn"))) === "nothing"
        ? "the focus is lost on the way"
        : null,

    /** Opens the first page. */
    async open(address: string): Promise<void> {
      await page.goto(address);
      await settle(true);
      await hear(`opened ${address}`);
    },

    /**
     * Runs an action and waits for its result. Unless it loaded another page, the focus must be on an element, and
     * within an open dialog.
     *
     * @param then element in sight when it is done; `isElsewhere`: on a page of another site
     */
    async act(what: string, action: () => Promise<void>, then: Locator, { isElsewhere = false } = {}): Promise<void> {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await action();
      await then.first().waitFor();
      await settle(!isElsewhere);
      if (!(await page.evaluate(() => "isSamePage" in window))) {
        if (!isElsewhere) await hear(what);
        return;
      }
      await page
        .waitForFunction(() => document.activeElement !== document.body, null, { timeout: COMES_BACK })
        .catch(() => null);
      fault(what, await page.evaluate(focusFault));
    },

    /** Expects a newly opened dialog to have a name and the right initial focus. */
    async begins(what: string, dialog: Locator): Promise<void> {
      await page
        .waitForFunction(() => document.activeElement?.closest("dialog, [role=dialog], [role=alertdialog]"), null, {
          timeout: COMES_BACK,
        })
        .catch(() => null);
      fault(what, await dialog.evaluate(dialogFault));
    },
  };
}
