import { lazy } from "react";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import { pageLoaded } from "#app/src/page/on-interaction-or-idle.ts";

/** Hydrated once the page is there and its code has come; where none comes, the server's markup stays as it is. */
export const LateFrameEnd = lazy(async () => {
  await pageLoaded();
  const code = await fetchOnDemand().catch(() => null);
  return code === null ? new Promise<never>(() => {}) : { default: code.FrameEnd };
});
