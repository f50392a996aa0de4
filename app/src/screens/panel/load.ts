import type { LoadContext, Loaded } from "#app/src/page/page.ts";

/** Which page of the panel it is. Its personal data is loaded by the browser. */
export type PanelData = { path: string; query: URLSearchParams };

export const loadPanel = async ({ request: { path, query } }: LoadContext): Promise<Loaded<PanelData>> => ({
  kind: "ready",
  data: { path, query },
});
