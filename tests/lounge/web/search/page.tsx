import { definePage } from "#app/src/page/page.ts";
import { LoungeSearchScreen } from "./LoungeSearchScreen.tsx";
import { loadLoungeSearch } from "./load.ts";

export default definePage({
  areas: ["stay", "lounge", "listing"],
  load: loadLoungeSearch,
  Screen: LoungeSearchScreen,
});
