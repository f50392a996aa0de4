import { expect, type Page } from "@playwright/test";

/**
 * Watches a page for faults: console output, an error, a failed request, a call to the provider while loading, and
 * layout shifts.
 */
export async function watch(page: Page) {
  const faults: string[] = [];
  const calls: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its requests.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/favicon.ico"))
      faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Content that depends on the visitor's location is never in a page: the browser asks for it.
    const isOfThePage = pathname !== "/base/v2/context";
    if (isOfThePage && /^\/(property|tour|base|content|attraction)\/v2\//.test(pathname)) calls.push(pathname);
    if (request.url().includes("/csp-report")) faults.push("csp report");
  });
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: number[] = [];
    const moved: string[] = [];
    Object.assign(window, { shifts, moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as Shift;
        if (hadRecentInput) continue;
        shifts.push(value);
        for (const { node, previousRect: from, currentRect: to } of sources)
          moved.push(`${node?.nodeName} «${node?.textContent?.slice(0, 40)}» ${from.x},${from.y} → ${to.x},${to.y}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    calls,
    /** Fails when a fault was seen since the last call. */
    expectClean: () => {
      expect(faults.splice(0)).toEqual([]);
    },
    /** Elements that moved, with their place before and after, px. */
    moved: () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.join("; ")),
    shift: () =>
      page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)),
  };
}

/** Waits until scripts run on the page. */
export const ready = (page: Page) => page.locator("html[data-ready]").waitFor();

/**
 * Texts that are clipped by their own box or one around it. Visually hidden text for screen readers, scrolling boxes
 * and the first lines of expandable text are excluded. Runs in the page.
 */
export function clippedTexts(): string[] {
  // Content skipped far below the screen is measured as it will be drawn.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [drawn];
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!text || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let outer: HTMLElement | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const around = outer.getBoundingClientRect();
      if (around.width <= 1 || around.height <= 1) break;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (document.querySelector(`[aria-expanded="false"][aria-controls="${outer.parentElement?.id}"]`)) break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const isCut = box.left < around.left - 1 || box.right > around.right + 1 || box.bottom > around.bottom + 2;
      if (isCut) found.push(`${text.textContent?.trim().slice(0, 60)} (in ${outer.className})`);
      break;
    }
  }
  return found;
}
