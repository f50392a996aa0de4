/** @param digits decimal places. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Median; of an even number of values the upper of the middle two, and 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Percentile of the times, in their unit, to two digits. */
export function percentile(times: readonly number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other);
  return round(ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0, 2);
}

/** Growth exponent of a time with a size: ln(time of the largest / time of the smallest) / ln(their sizes' ratio). */
export const exponentOf = (first: { size: number; time: number }, last: { size: number; time: number }): number =>
  round(Math.log(last.time / first.time) / Math.log(last.size / first.size), 3);

/** Student's t for 95 % and many values; for 40 it is 2.02. */
const T = 2.02;

/** The 95 % interval of the geometric mean of ratios, of some forty or more. */
export function interval(ratios: readonly number[]): { low: number; high: number } {
  const logs = ratios.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const half = T * Math.sqrt(variance / logs.length);
  return { low: Math.exp(mean - half), high: Math.exp(mean + half) };
}
