import { definePage } from "#app/src/page/page.ts";
import { CityScreen } from "./CityScreen.tsx";
import { loadCity } from "./load.ts";

export default definePage({
  areas: ["stay", "listing", "sale", "labels", "blocking"],
  load: loadCity,
  Screen: CityScreen,
});
