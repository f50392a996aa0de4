import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentSlugOf } from "#domain/addresses/content-pages.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";

export async function loadContent({ client, request }: LoadContext): Promise<Loaded<PageValue>> {
  const slug = contentSlugOf(request.match.name);
  if (slug === undefined) return { kind: "not_found" };
  const page = await client.call(contentCalls.page, { params: { slug } });
  return page.ok ? { kind: "ready", data: page.value } : notFoundOrFailed(page.failure);
}
