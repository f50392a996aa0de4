import { privateHead } from "#app/src/features/own/private-head.ts";
import { definePage } from "#app/src/page/page.ts";
import { productAreas } from "#products/reservations.ts";
import { loadPanel } from "./load.ts";
import { PanelScreen } from "./PanelScreen.tsx";
import { sectionModules } from "./sections.ts";

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
  parts: sectionModules,
  Screen: PanelScreen,
});

export const head = privateHead("panel.title");
