/**
 * Makes everything but an element and what it stands in inert, as the browser does under a modal dialog: neither the
 * focus nor a screen reader leaves it. What is added to the document later stays alive: lists and dialogs of its own.
 *
 * @returns undoes it
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
