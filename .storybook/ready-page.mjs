/** How long a page is waited for that says nothing: longer than any story keeps it busy. */
const ANSWERS_WITHIN_MS = 15_000;

/** Runs in the page: whether the runner's calls are there. They are gone when the page has loaded another document. */
const hasCalls = () => typeof globalThis.__getContext === "function";

/**
 * Whether a story can be visited in the page that a worker keeps. A story that led away from it, by a form or a link that
 * was answered after its end, or a page that crashed, would fail every story after it.
 * @param {import("playwright").Page} page
 * @returns {Promise<boolean>}
 */
export async function isReadyForStories(page) {
  let timer;
  const silence = new Promise((resolve) => {
    timer = setTimeout(resolve, ANSWERS_WITHIN_MS, false);
  });
  try {
    return await Promise.race([page.evaluate(hasCalls).catch(() => false), silence]);
  } finally {
    clearTimeout(timer);
  }
}
