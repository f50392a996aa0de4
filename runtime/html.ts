const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML: between tags, and in attributes in double quotes. */
export const html = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
