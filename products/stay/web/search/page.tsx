import { definePage } from "#app/src/page/page.ts";
import { loadSearch } from "./load.ts";
import { PropertySearchScreen } from "./PropertySearchScreen.tsx";

export default definePage({
  areas: ["stay", "listing", "sale", "labels", "blocking"],
  load: loadSearch,
  Screen: PropertySearchScreen,
});
