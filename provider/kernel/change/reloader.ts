/** Something in memory that is read over when it has changed, one reading at a time. */
export type Rereading = {
  changed(): void;
  /** Begins to re-read changed data, unless that is being done; null when nothing changed. */
  begin(): Promise<void> | null;
  /** Resolves when every change before the call has been read. */
  settled(): Promise<void>;
};

export function createReloader(read: () => Promise<void>): Rereading {
  let hasChanged = false;
  let underWay: Promise<void> | null = null;

  async function readOver(): Promise<void> {
    hasChanged = false;
    try {
      await read();
    } catch (error) {
      hasChanged = true;
      throw error;
    } finally {
      underWay = null;
    }
  }
  const begin = () => {
    if (!hasChanged || underWay !== null) return null;
    underWay = readOver();
    return underWay;
  };

  return {
    changed() {
      hasChanged = true;
    },
    begin,
    async settled() {
      // The read under way may have begun before the change.
      if (underWay !== null) await underWay.catch(() => {});
      await (begin() ?? underWay);
    },
  };
}
