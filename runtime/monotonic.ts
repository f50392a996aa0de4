/** Seconds since the process started: monotonic, independent of the machine's clock. For measuring spans. */
export const monotonicSeconds = (): number => performance.now() / 1000;
