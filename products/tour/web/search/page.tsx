import { definePage } from "#app/src/page/page.ts";
import { loadTourSearch } from "./load.ts";
import { TourSearchScreen } from "./TourSearchScreen.tsx";

export default definePage({
  areas: ["stay", "tour", "listing", "sale", "labels"],
  load: loadTourSearch,
  Screen: TourSearchScreen,
});
