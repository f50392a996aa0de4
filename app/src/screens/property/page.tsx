import { definePage } from "#app/src/page/page.ts";
import { propertyHead } from "./head.ts";
import { loadProperty } from "./load.ts";
import { PropertyScreen } from "./PropertyScreen.tsx";

export default definePage({
  areas: ["property", "listing"],
  load: loadProperty,
  head: propertyHead,
  Screen: PropertyScreen,
});
