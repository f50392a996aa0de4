/** Longer than a story may play in two languages, and what is done with it takes. A page that hangs says nothing by itself. */
const PATIENCE_MS = 150_000;

/** @throws an error in words when the work does not end */
export async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`it did not end within ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS);
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
