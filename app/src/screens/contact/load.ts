import { type LoadContext, type Loaded, unlessMissing } from "#app/src/page/page.ts";
import type { PageValue } from "#domain/contract/content.shapes.ts";

export async function loadContact({ api }: LoadContext): Promise<Loaded<PageValue>> {
  const page = await api.page("contact");
  return page.ok ? { kind: "ready", data: page.value } : unlessMissing(page.failure);
}
