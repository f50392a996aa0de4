import { definePage } from "#app/src/page/page.ts";
import { productAreas } from "#app/src/products/products.ts";
import { loadPanel } from "./load.ts";
import { PanelScreen } from "./PanelScreen.tsx";

export default definePage({
  areas: ["stay", "own", "reserve", "panel", "account", "listing", "blocking", "labels", ...productAreas],
  load: loadPanel,
  Screen: PanelScreen,
});
