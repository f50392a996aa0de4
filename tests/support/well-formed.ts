/** True if every opened element of an SVG is closed, in order. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing) open.push(name);
  }
  return open.length === 0;
}
