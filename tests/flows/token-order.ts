import type { Page } from "@playwright/test";

/**
 * Flight tokens in Latin letters and digits, whose order a Persian page must not change. Bidirectional layout is the
 * browser's, so the position of each character is measured.
 */
const KINDS = {
  /** `8P 289` */
  flight: "[0-9A-Z]{2}[ \\u00a0]\\d{2,4}",
  /** `IKA` */
  airport: "[A-Z]{3}",
  /** `۰۶:۳۰` */
  time: "[\\d۰-۹]{2}:[\\d۰-۹]{2}",
  /** `12A` */
  seat: "\\d{1,2}[A-K]",
  /** Fourteen digits of a ticket, ten of a tracking code. */
  number: "\\d{10}(?:\\d{4})?",
  /** `K7XQ2M` */
  locator: "(?=[A-Z]*\\d)(?=\\d*[A-Z])[A-HJ-NP-Z2-9]{6}",
} as const;
export type TokenKind = keyof typeof KINDS;

export type Token = { kind: TokenKind; text: string; isInOrder: boolean };

/** Finds the visible tokens. Runs in the page. */
function tokensHere(kinds: readonly (readonly [string, string])[]) {
  const isSeen = (element: Element): boolean => {
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      const { width, height } = outer.getBoundingClientRect();
      // Text for screen readers alone has a box of one pixel.
      if (getComputedStyle(outer).display !== "contents" && width <= 1 && height <= 1) return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };
  /** True when the characters run from left to right on one line. */
  const isInOrder = (text: Text, from: number, to: number): boolean => {
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    for (let at = from; at < to; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const [box] = range.getClientRects();
      if (box && box.width > 0) boxes.push(box);
    }
    return boxes.every((box, at) => {
      const before = boxes[at - 1];
      return before === undefined || (box.left > before.left && Math.abs(box.top - before.top) < 2);
    });
  };
  const found: { kind: string; text: string; isInOrder: boolean }[] = [];
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node as Text;
    const { parentElement } = text;
    if (parentElement === null || !isSeen(parentElement)) continue;
    for (const [kind, source] of kinds) {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "gu");
      for (const { index, 0: token } of text.data.matchAll(pattern))
        found.push({ kind, text: token, isInOrder: isInOrder(text, index, index + token.length) });
    }
  }
  return found;
}

/** All visible tokens of these kinds on a page. */
export const tokensOn = async (page: Page): Promise<Token[]> =>
  (await page.evaluate(tokensHere, Object.entries(KINDS))) as Token[];

/** Times of arrival on another day: each with its day shift, and whether the two are side by side. Runs in the page. */
export function shiftsHere(): { text: string; isBeside: boolean }[] {
  return [...document.querySelectorAll("main time + bdi")]
    .filter((shift) => shift.checkVisibility())
    .map((shift) => {
      const own = shift.getBoundingClientRect();
      const time = shift.previousElementSibling?.getBoundingClientRect() ?? own;
      const isRightToLeft = getComputedStyle(shift.parentElement ?? shift).direction === "rtl";
      const gap = isRightToLeft ? time.left - own.right : own.left - time.right;
      const isOnItsLine = own.bottom > time.top && own.top < time.bottom;
      return { text: shift.textContent ?? "", isBeside: isOnItsLine && gap > -1 && gap < time.height / 2 };
    });
}
