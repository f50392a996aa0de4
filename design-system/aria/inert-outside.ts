/**
 * Makes everything inert but an element and its ancestors, as the browser does under a modal dialog: neither the focus
 * nor a screen reader leaves it. Nodes added to the document later stay active: the element's own lists and dialogs.
 *
 * @returns a function that undoes it
 */
export function inertOutside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => {
    for (const one of made) one.inert = false;
  };
}
