import { keyOf } from "./collect/places.ts";

/** Properties of an element that pairing reads. */
export type Tree = Pick<Element, "id" | "localName" | "getAttribute"> & { readonly children: Iterable<Tree> };

/**
 * All elements under a root by their keys (`keyOf`): the nearest stable id, then tags, classes and positions among equal
 * siblings. The same part of a page has the same key in both languages, even if one of them has more siblings there.
 */
export function elementsByKey<Node extends Tree>(root: Node): Map<number, Node> {
  const found = new Map<number, Node>();
  /** Siblings met so far of each parent, tag and class: `keyOf` numbers equal ones. */
  const counts = new Map<string, number>();
  const visit = (element: Node, key: number): void => {
    if (!found.has(key)) found.set(key, element);
    for (const child of element.children) visit(child as Node, keyOf(child as unknown as Element, key, counts));
  };
  visit(root, 0);
  return found;
}

/** The key of an element under a root; null when it is not there. */
export function keyUnder<Node extends Tree>(root: Node, element: Node): number | null {
  for (const [key, candidate] of elementsByKey(root)) if (candidate === element) return key;
  return null;
}

/** The same element in the other page; null when that page has none. */
export function twinIn<Node extends Tree>(element: Node, own: Node, other: Node): Node | null {
  const key = keyUnder(own, element);
  return key === null ? null : (elementsByKey(other).get(key) ?? null);
}
