/** There is something to forget: read at each start, so that other visitors load no code for it. */
const MARK = "kept_vouchers";
/**
 * `kept`: there are vouchers. `forgetting`: they are to be deleted. It is written before the deletion begins, which waits
 * for code and for other tabs: where the page is left meanwhile, the next one finishes it.
 */
const marks = { kept: "", forgetting: "forget" } as const;

/** The mark of this browser; null without vouchers, and without storage. */
export function readMark(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

export const isForgetting = (): boolean => readMark() === marks.forgetting;

/** @throws where the browser has no storage */
export function writeMark(state: keyof typeof marks): void {
  localStorage.setItem(MARK, marks[state]);
}

export const removeMark = (): void => localStorage.removeItem(MARK);
