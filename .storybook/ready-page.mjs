/** Time limit for an unresponsive page, milliseconds: longer than any story keeps it busy. */
const ANSWERS_WITHIN_MS = 15_000;

/** Runs in the page: true while the runner's calls exist, which loading another document removes. */
const hasCalls = () => typeof globalThis.__getContext === "function";

/**
 * Resolves to true when a story can be visited in the page that a worker keeps. A page that crashed, or that a story
 * led away by a form or link answered after its end, would fail every later story.
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
