import { definePage } from "#app/src/page/page.ts";
import { loadPartner } from "./load.ts";
import { PartnerScreen } from "./PartnerScreen.tsx";

export default definePage({
  areas: ["content", "listing", "sale", "labels", "blocking"],
  load: loadPartner,
  Screen: PartnerScreen,
});
