import type { LoadContext, Loaded } from "#app/src/page/page.ts";

/** Where in the panel one is. What is shown there is its owner's, and asked for by the browser. */
export type PanelData = { path: string; query: URLSearchParams };

export const loadPanel = async ({ request: { path, query } }: LoadContext): Promise<Loaded<PanelData>> => ({
  kind: "ready",
  data: { path, query },
});
