import { privateHead } from "#app/src/features/own/private-head.ts";
import { definePage } from "#app/src/page/page.ts";
import { offlineAreas } from "./areas.ts";
import { OfflineScreen } from "./OfflineScreen.tsx";

export default definePage({
  areas: offlineAreas,
  load: async () => ({ kind: "ready", data: null }),
  Screen: OfflineScreen,
});

export const head = privateHead("offline.title");
