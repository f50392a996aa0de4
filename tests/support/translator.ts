/**
 * Translates a page as Google Translate does: each text is removed, and elements with another text take its place.
 * Later texts are translated too. References nothing outside itself, so that it can be injected into a page.
 *
 * @returns a function that stops the translation.
 */
export function translate(root: Element = document.body): () => void {
  const done = new WeakSet<Node>();
  const translateIn = (part: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text as Text);
    for (const text of texts) {
      const { parentElement } = text;
      if (text.data.trim() === "" || parentElement === null || parentElement.closest("font, script, style")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.dir = "auto";
      inner.append(`«${text.data}»`);
      outer.append(inner);
      done.add(outer);
      text.replaceWith(outer);
    }
  };
  document.documentElement.classList.add("translated-ltr");
  translateIn(root);
  const later = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === "characterData") translateIn(target.parentNode ?? target);
      else for (const node of addedNodes) if (!done.has(node)) translateIn(node.parentNode ?? node);
  });
  later.observe(root, { childList: true, subtree: true, characterData: true });
  return () => {
    later.disconnect();
    document.documentElement.classList.remove("translated-ltr");
  };
}
