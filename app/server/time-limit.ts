/**
 * A limit of time that can be lifted, beside a signal that may end the same work sooner. `AbortSignal.timeout` and
 * `AbortSignal.any` do the same, but their timer comes seconds after a page was sent, and keeps its answers in memory
 * until then.
 */
export function timeLimit(ms: number, beside?: AbortSignal | null) {
  const limit = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    limit.abort(new DOMException("It takes too long", "TimeoutError"));
  }, ms);
  const leave = () => limit.abort(beside?.reason);
  if (beside?.aborted) leave();
  else beside?.addEventListener("abort", leave, { once: true });
  return {
    signal: limit.signal,
    /** True when the limit expired before anything else ended the work. */
    isLate: () => isLate,
    lift(): void {
      clearTimeout(timer);
      beside?.removeEventListener("abort", leave);
    },
  };
}
