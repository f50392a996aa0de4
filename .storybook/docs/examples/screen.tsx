import { definePage, type LoadContext, type Loaded, notFoundOrFailed, type ScreenProps } from "#app/src/page/page.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";

// page.tsx: which calls an address needs
async function load({ client, request }: LoadContext): Promise<Loaded<PageValue>> {
  const found = await client.call(contentCalls.page, { params: { slug: request.match.params["slug"] ?? "" } });
  return found.ok ? { kind: "ready", data: found.value } : notFoundOrFailed(found.failure);
}

// GuideScreen.tsx: what it shows, out of data and actions alone
const GuideScreen = ({ data }: ScreenProps<PageValue>) => <h1>{data.title}</h1>;

// page.tsx: the words it needs, what it loads, what it shows, and its `<head>`
export default definePage({ areas: ["content"], load, Screen: GuideScreen });

export { editorialHead as head } from "#app/src/features/editorial/editorial-head.ts";
