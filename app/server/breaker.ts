/**
 * A circuit breaker for a provider that does not answer. After `threshold` failures in a row it opens for
 * `restMs`; then it is half-open: one call at a time is a probe, and the first success closes it. `now` is milliseconds
 * of a monotonic clock: a wall clock that is set back would keep the breaker open for as long.
 */
export function createBreaker({ threshold = 4, restMs = 1000, now = () => performance.now() } = {}) {
  let failures = 0;
  let openedAt = 0;
  let isProbing = false;

  return {
    /** True when a call may go out now. */
    mayCall(): boolean {
      if (failures < threshold) return true;
      if (isProbing || now() - openedAt < restMs) return false;
      isProbing = true;
      return true;
    },
    succeeded(): void {
      failures = 0;
      isProbing = false;
    },
    failed(): void {
      failures += 1;
      openedAt = now();
      isProbing = false;
    },
    /** A call that we aborted: neither a success nor a failure. */
    abandoned(): void {
      isProbing = false;
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
