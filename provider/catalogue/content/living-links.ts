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

/** A list without the items that lead nowhere; null when nothing is left of it. Other blocks stay as they are. */
function livingBlock(block: Block, leads: Leads): Block | null {
  if (block.kind !== "facts" && block.kind !== "pictures") return block;
  const isLiving = ({ address }: { address: string | null }) => address === null || leads(address);
  const living: Block =
    block.kind === "facts"
      ? { ...block, items: block.items.filter(isLiving) }
      : { ...block, items: block.items.filter(isLiving) };
  return living.items.length > 0 ? living : null;
}

/** A text without the facts and pictures that lead nowhere, and without the heading of a list of which nothing is left. */
export function livingBlocks(blocks: readonly Block[], leads: Leads): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const living = livingBlock(block, leads);
    if (living !== null) kept.push(living);
    else if (kept.at(-1)?.kind === "heading") kept.pop();
  }
  return kept;
}
