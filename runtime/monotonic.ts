/** Seconds since the process started: they only grow, whatever is done to the machine's clock. For measuring spans. */
export const monotonicSeconds = (): number => performance.now() / 1000;
