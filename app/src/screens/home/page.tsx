import { definePage } from "#app/src/page/page.ts";
import { HomeScreen } from "./HomeScreen.tsx";
import { loadHome } from "./load.ts";

export default definePage({
  areas: ["stay", "home", "listing", "sale", "labels", "blocking"],
  load: loadHome,
  Screen: HomeScreen,
});
