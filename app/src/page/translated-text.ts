/**
 * A browser's translator takes text nodes out of the page and puts elements of its own in their place. React still holds
 * the nodes: removing one throws and ends the page, and changing one changes nothing that is seen. So each node that was
 * taken out is put back just before React touches it, and after its text was changed; the translator then translates it
 * again. Known of Google Translate, which Chromium has built in, and of extensions that work like it.
 */

type StandIn = HTMLElement;

/** The tag that translators wrap their texts in. No page of ours has one. */
const STAND_IN = "FONT";

const isStandIn = (node: Node | null | undefined): node is StandIn => node?.nodeName === STAND_IN;

/** For each text node that was taken out, the element in its place; and for each such element, its nodes in order. */
const standInOf = new WeakMap<Node, StandIn>();
const textsOf = new WeakMap<StandIn, Node[]>();

/** Puts the nodes of a text back in the place of their translation. */
function putBack(text: Node): void {
  const standIn = standInOf.get(text);
  if (standIn === undefined) return;
  const texts = textsOf.get(standIn) ?? [];
  textsOf.delete(standIn);
  for (const one of texts) standInOf.delete(one);
  if (standIn.isConnected) standIn.replaceWith(...texts);
}

/** Notes the replacement of a text node that a record reports as removed. */
function noteTakenOut(text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): boolean {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
  if (standIn === undefined || text.parentNode !== null) return false;
  standInOf.set(text, standIn);
  textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text]);
  return true;
}

let isFollowed = false;

/** Follows the browser's translator from now on, within React's whole root; once per document. */
export function followTranslator(root: HTMLElement): void {
  if (isFollowed) return;
  isFollowed = true;
  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  const taking = new MutationObserver((records) => {
    for (const record of records)
      for (const node of record.removedNodes)
        if (node.nodeType === Node.TEXT_NODE && noteTakenOut(node, record))
          changes.observe(node, { characterData: true });
  });
  taking.observe(root, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  const settle = (parent: Node, child: Node | null) => {
    if (child === null || child.parentNode === parent) return;
    // Nodes removed in this same task have not been noted yet.
    for (const record of taking.takeRecords()) for (const node of record.removedNodes) noteTakenOut(node, record);
    putBack(child);
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    settle(this, child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    settle(this, before);
    return insertBefore.call(this, node, before) as T;
  };
}
