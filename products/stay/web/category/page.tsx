import { definePage } from "#app/src/page/page.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { loadCategory } from "./load.ts";

export default definePage({
  areas: ["stay", "listing", "sale", "labels", "blocking"],
  load: loadCategory,
  Screen: CategoryScreen,
});
