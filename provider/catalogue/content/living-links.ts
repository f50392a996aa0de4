import { contentSlugOf } from "#domain/addresses/content-pages.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import type { Block } from "#domain/contract/content.shapes.ts";
import type { Services } from "../../services.ts";
import { page } from "./schema.ts";

/** True when an address written into a text leads to something that exists now. */
export type Leads = (address: string) => boolean;

/** Only cities and pages about the company may disappear; every other address, ours or not, counts as valid. */
export async function livingLinks({ database, atlas }: Pick<Services, "database" | "atlas">): Promise<Leads> {
  const { cityOfSlug } = atlas.current();
  const written = new Set<string>((await database.orm.select({ slug: page.slug }).from(page)).map(({ slug }) => slug));
  return (address) => {
    const match = address.startsWith("/") ? matchRoute(address.replace(/[?#].*$/, "")) : null;
    if (match === null) return true;
    const slug = contentSlugOf(match.name);
    if (slug !== undefined) return written.has(slug);
    const city = match.params["destinationName"];
    return match.name !== "city" || city === undefined || cityOfSlug.has(city);
  };
}

/** A text without the facts that lead nowhere, and without the heading of a list of which nothing is left. */
export function livingBlocks(blocks: readonly Block[], leads: Leads): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== "facts") {
      kept.push(block);
      continue;
    }
    const items = block.items.filter(({ address }) => address === null || leads(address));
    if (items.length > 0) kept.push({ ...block, items });
    else if (kept.at(-1)?.kind === "heading") kept.pop();
  }
  return kept;
}
