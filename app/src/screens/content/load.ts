import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import type { RouteName } from "#domain/addresses/routes.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import type { PageSlug, PageValue } from "#domain/contract/content.shapes.ts";

/** Which text belongs to which address (R19, R21, R22). */
const slugs: Partial<Record<RouteName, PageSlug>> = {
  rulesAndPolicies: "rules-and-policies",
  about: "about",
  gallery: "gallery",
};

export async function loadContent({ client, request }: LoadContext): Promise<Loaded<PageValue>> {
  const slug = slugs[request.match.name];
  if (slug === undefined) return { kind: "not_found" };
  const page = await client.call(contentCalls.page, { params: { slug } });
  return page.ok ? { kind: "ready", data: page.value } : unlessMissing(page.failure);
}
