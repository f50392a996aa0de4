import { definePage } from "#app/src/page/page.ts";
import { productAreas } from "#products/reservations.ts";
import { loadPanel } from "./load.ts";
import { PanelScreen } from "./PanelScreen.tsx";
import { placeModules } from "./places.ts";

export default definePage({
  areas: [
    "own",
    "reserve",
    "refund",
    "panel",
    "account",
    "listing",
    "sale",
    "blocking",
    "labels",
    "stay",
    "tour",
    ...productAreas,
  ],
  load: loadPanel,
  parts: placeModules,
  Screen: PanelScreen,
});
