/** What a statement sees of other transactions, as `pg_current_snapshot()` writes it: `10:20:12,15`. */
export type Snapshot = {
  /** None from it on had begun. */
  readonly end: bigint;
  /** Those before it that are under way: it sees all others. */
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

/** Whether everything that the earlier snapshot sees is seen by the later one too. */
export const covers = (later: Snapshot, earlier: Snapshot): boolean =>
  later.end >= earlier.end && [...later.underWay].every((id) => id >= earlier.end || earlier.underWay.has(id));
