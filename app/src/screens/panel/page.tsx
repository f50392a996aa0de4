import { definePage } from "#app/src/page/page.ts";
import { loadPanel } from "./load.ts";
import { PanelScreen } from "./PanelScreen.tsx";

export default definePage({
  areas: ["stay", "own", "reserve", "panel", "account", "listing", "blocking", "labels"],
  load: loadPanel,
  Screen: PanelScreen,
});
