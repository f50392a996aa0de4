/** Which option of a list is active after a key: -1 is none. Up from the first leaves the list, as down from the last does. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  if (key === "Home" && active >= 0) return 0;
  if (key === "End" && active >= 0) return count - 1;
  return null;
}
