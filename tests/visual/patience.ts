/**
 * Longer than a story's plays in two languages and their processing take. A page that hangs reports nothing by itself.
 */
const PATIENCE_MS = 150_000;

/** @throws a worded error at the time limit */
export async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`it did not end within ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS);
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
