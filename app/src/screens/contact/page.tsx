import { definePage, type LoadContext, type Loaded, notFoundOrFailed } from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";
import { ContactScreen } from "./ContactScreen.tsx";

async function load({ client }: LoadContext): Promise<Loaded<PageValue>> {
  const page = await client.call(contentCalls.page, { params: { slug: "contact" } });
  return page.ok ? { kind: "ready", data: page.value } : notFoundOrFailed(page.failure);
}

export default definePage({ areas: ["content", "own"], load, Screen: ContactScreen });

export { editorialHead as head } from "#app/src/features/editorial/editorial-head.ts";
