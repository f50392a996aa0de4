import type { Finding, PageSnapshot } from "../review/snapshot.ts";

/** A finding's place without the view that it was seen in: `fa 1200: `. */
const bare = (place: string): string => place.replace(/^(?:fa|en|fa\/en) \d+: /, "");

/**
 * Elements that findings are about. Checks name places in words: of several elements in the same place, the first
 * finding refers to the first. Findings that compare two languages name the Persian page's places: on the English page
 * they refer to the twin.
 */
export function elementsOf<Node>(
  findings: readonly Pick<Finding, "place">[],
  page: PageSnapshot,
  nodes: readonly Node[],
  other: PageSnapshot | null,
): (Node | null)[] {
  const seen = new Map<string, number>();
  const indexOfKey = new Map(page.elements.map(({ key }, index) => [key, index]));
  const indicesOf = (place: string): number[] => {
    const own = page.elements.flatMap((element, index) => (element.place === place ? [index] : []));
    if (own.length > 0 || other === null) return own;
    return other.elements.flatMap((element) => {
      const index = element.place === place ? indexOfKey.get(element.key) : undefined;
      return index === undefined ? [] : [index];
    });
  };
  return findings.map(({ place: seenIn }) => {
    const place = bare(seenIn);
    const indices = indicesOf(place);
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    const index = indices[Math.min(nth, indices.length - 1)];
    return index === undefined ? null : (nodes[index] ?? null);
  });
}
