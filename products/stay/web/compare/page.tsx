import { definePage } from "#app/src/page/page.ts";
import { CompareScreen } from "./CompareScreen.tsx";
import { loadCompare } from "./load.ts";

export default definePage({
  areas: ["stay", "property", "listing", "sale", "labels"],
  load: loadCompare,
  Screen: CompareScreen,
});
