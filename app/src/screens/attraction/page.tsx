import { definePage } from "#app/src/page/page.ts";
import { AttractionScreen } from "./AttractionScreen.tsx";
import { loadAttraction } from "./load.ts";

export default definePage({
  areas: ["content", "listing", "sale", "labels", "blocking"],
  load: loadAttraction,
  Screen: AttractionScreen,
});
