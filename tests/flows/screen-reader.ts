import type { Locator, Page } from "@playwright/test";
import { ready } from "./watch.ts";

/** What someone who hears a page must find after each of their actions. */

/** A site's page, as its heading and its title call it. */
export type Heard = { path: string; heading: string; title: string };

/** How long a focus that was lost may take to come back, milliseconds. */
const COMES_BACK = 1_500;

/**
 * Keeps what live regions say. What counts is a change within a region that was there before it: a region that comes
 * with its text is not read out by all screen readers.
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
  // The way to another page may be long: what is said on it must have the focus.
  addEventListener("pagehide", () => {
    const isLost = document.activeElement === document.body;
    sessionStorage.setItem("leftOn", isLost ? "nothing" : "something");
  });
}

/** Where the focus is, for a page that must not lose it; null where it is as it should be. Runs in the page. */
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

/** Why a dialog that has just opened does not begin where it should; null where it does. Runs in the page. */
function dialogFault(dialog: Element): string | null {
  const focused = document.activeElement;
  const first = [...dialog.querySelectorAll("input, select, textarea, h1, h2, h3, [data-day][tabindex='0']")].find(
    (one) => one.checkVisibility() && (!/^H\d$/.test(one.tagName) || one.hasAttribute("tabindex")),
  );
  // A dialog that has the focus itself is read by its heading, which names it.
  const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
  if (focused === dialog) return title?.textContent ? null : "the dialog has the focus and no name";
  return focused === first ? null : `the dialog opens on ${focused?.outerHTML.slice(0, 120)}`;
}

/** Follows a walk through the site and keeps every fault, so that one run shows all of them. */
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
    /** What live regions have said since the last time. */
    said: () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0)),

    /** Whether the focus was lost on the page of the site that was left last; null where it was not. */
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
     * within the dialog that is open.
     *
     * @param then is in sight when it is done; `isElsewhere`: on a page that is not the site's
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

    /** A dialog that has just opened: named, and with the focus where one begins. */
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
