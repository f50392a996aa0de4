import { definePage } from "#app/src/page/page.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

export default definePage({
  areas: ["stay"],
  load: async () => ({ kind: "ready", data: null }),
  Screen: NotFoundScreen,
});
