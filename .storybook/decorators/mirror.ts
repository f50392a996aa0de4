/** Where a document stands because it followed another: a scroll to there is an echo and is not sent back. */
const repeatedScroll = new WeakMap<Document, number>();

/**
 * Repeats in `follower` what a person does in `leader`: clicks, typing and scrolling. Elements are matched by their
 * place in the tree, which both documents share because they render the same story. Only trusted events are repeated,
 * so a repeated one is never sent back.
 */
export function mirror(leader: Document, follower: Document): () => void {
  const twinOf = (target: EventTarget | null) => find(follower.body, pathOf(target, leader.body));

  const onClick = (event: Event) => {
    if (event.isTrusted) twinOf(event.target)?.click();
  };
  const onInput = (event: Event) => {
    const twin = twinOf(event.target);
    if (!event.isTrusted || !isField(event.target) || !isField(twin)) return;
    setValue(twin, event.target.value);
  };
  const onScroll = () => {
    const top = leader.scrollingElement?.scrollTop ?? 0;
    if (repeatedScroll.get(leader) === top) return;
    follower.scrollingElement?.scrollTo({ top, behavior: "instant" });
    repeatedScroll.set(follower, follower.scrollingElement?.scrollTop ?? top);
  };

  leader.addEventListener("click", onClick, true);
  leader.addEventListener("input", onInput, true);
  leader.addEventListener("scroll", onScroll);
  return () => {
    leader.removeEventListener("click", onClick, true);
    leader.removeEventListener("input", onInput, true);
    leader.removeEventListener("scroll", onScroll);
  };
}

type Field = HTMLElement & { value: string };

const isField = (target: unknown): target is Field =>
  typeof target === "object" && target !== null && "value" in target && typeof target.value === "string";

/** React listens to the native setter, so the value has to go through the prototype's. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function pathOf(target: EventTarget | null, root: HTMLElement): number[] {
  const path: number[] = [];
  let element = target as Element | null;
  while (element && element !== root && element.parentElement) {
    path.unshift([...element.parentElement.children].indexOf(element));
    element = element.parentElement;
  }
  return path;
}

function find(root: HTMLElement, path: number[]): HTMLElement | null {
  let element: Element | undefined = root;
  for (const index of path) element = element?.children[index];
  return (element as HTMLElement | undefined) ?? null;
}
