import { definePage, type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentSlugOf } from "#domain/addresses/content-pages.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";
import { ContentScreen } from "./ContentScreen.tsx";

async function load({ client, request }: LoadContext): Promise<Loaded<PageValue>> {
  const slug = contentSlugOf(request.match.name);
  if (slug === undefined) return { kind: "not_found" };
  const page = await client.call(contentCalls.page, { params: { slug } });
  return page.ok ? { kind: "ready", data: page.value } : notFoundOrFailed(page.failure);
}

export default definePage({ areas: ["content"], load, Screen: ContentScreen });

export { editorialHead as head } from "#app/src/features/editorial/editorial-head.ts";
