/** Visibility of other transactions to a statement, as `pg_current_snapshot()` writes it: `10:20:12,15`. */
export type Snapshot = {
  /** First id that had not begun: none from it on is visible. */
  readonly end: bigint;
  /** Ids before it that are under way: all others before it are visible. */
  readonly underWay: ReadonlySet<bigint>;
};

/** No server has so many transactions under way. */
const LONGEST = 20_000;
const WRITTEN = /^\d{1,19}:(\d{1,19}):((?:\d{1,19},)*\d{1,19})?$/;

/** Null where a text is no snapshot. */
export function readSnapshot(text: string): Snapshot | null {
  const [, end, underWay = ""] = (text.length <= LONGEST && WRITTEN.exec(text)) || [];
  return end === undefined
    ? null
    : { end: BigInt(end), underWay: new Set(underWay.split(",").filter(Boolean).map(BigInt)) };
}

/** True when the later snapshot sees everything that the earlier one sees. */
export const covers = (later: Snapshot, earlier: Snapshot): boolean =>
  later.end >= earlier.end && [...later.underWay].every((id) => id >= earlier.end || earlier.underWay.has(id));
