/** A fault that a check of the story tests finds, other than a play function that failed: no second try takes it back. */
const NAME = "StoryViolation";

/** The test runner's wording of an axe violation on a first visit. */
const OF_RUNNER = /to have no violations/;

/**
 * @param {string} message
 * @returns {Error} thrown by a check of ours
 */
export const violation = (message) => Object.assign(new Error(message), { name: NAME });

/**
 * @param {unknown} error of a test, or a list that begins with it
 * @returns {boolean}
 */
export function isViolation(error) {
  const [first] = [error].flat();
  return first?.name === NAME || OF_RUNNER.test(String(first?.message ?? first));
}
