import { expect, test } from "vitest";
import { elementsByKey, keyUnder, type Tree, twinIn } from "./pairing.ts";

type Node = Tree & { children: Node[]; name: string };

/** An element written as `tag.class#id`. */
function node(written: string, ...children: Node[]): Node {
  const [, localName = "", className = null, id = ""] = /^(\w+)(?:\.([\w-]+))?(?:#([\w-]+))?/.exec(written) ?? [];
  return { name: written, localName, id, getAttribute: () => className, children };
}

const buttons = () => [node("button.search", node("svg.icon", node("path"))), node("button.cancel")];

test("an element is paired with the one of the same tag, classes and place among its likes", () => {
  const fa = node("body", node("div", ...buttons()));
  const en = node("body", node("div", ...buttons()));
  const icon = fa.children[0]!.children[0]!.children[0]!;
  expect(twinIn(icon, fa, en)).toBe(en.children[0]!.children[0]!.children[0]);
});

test("what stands in one language alone moves no pair of another kind", () => {
  const fa = node("body", node("div", ...buttons()));
  const en = node("body", node("div", node("p.note"), ...buttons()));
  expect(twinIn(fa.children[0]!.children[1]!, fa, en)?.name).toBe("button.cancel");
  expect(twinIn(en.children[0]!.children[0]!, en, fa)).toBeNull();
});

test("a stable id is found wherever it stands; one that React numbers is not used", () => {
  const fa = node("body", node("main#list", node("p")));
  const en = node("body", node("div", node("main#list", node("p"))));
  expect(twinIn(fa.children[0]!.children[0]!, fa, en)).toBe(en.children[0]!.children[0]!.children[0]);
  expect(twinIn(node("p#_r_1_"), fa, en)).toBeNull();
  const numbered = [node("body", node("p#_r_1_")), node("body", node("p#_r_2_"))] as const;
  expect(twinIn(numbered[0].children[0]!, ...numbered)).toBe(numbered[1].children[0]);
});

test("likes are told apart by their places", () => {
  const list = node("body", node("ul", node("li"), node("li"), node("li")));
  expect(elementsByKey(list).size).toBe(5);
  expect(keyUnder(list, list.children[0]!.children[1]!)).not.toBe(keyUnder(list, list.children[0]!.children[2]!));
});
