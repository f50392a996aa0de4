import type { Block } from "#domain/contract/content.shapes.ts";

/** The blocks of a page in sections, each begun by its heading; blocks before the first heading are one too. */
export function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last === undefined || block.kind === "heading") sections.push([block]);
    else last.push(block);
  }
  return sections;
}
