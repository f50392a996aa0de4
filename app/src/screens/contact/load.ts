import { type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";

export async function loadContact({ client }: LoadContext): Promise<Loaded<PageValue>> {
  const page = await client.call(contentCalls.page, { params: { slug: "contact" } });
  return page.ok ? { kind: "ready", data: page.value } : notFoundOrFailed(page.failure);
}
