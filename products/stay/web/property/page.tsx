import { definePage } from "#app/src/page/page.ts";
import { loadProperty, propertyAtQuery } from "./load.ts";
import { PropertyScreen } from "./PropertyScreen.tsx";

export default definePage({
  areas: ["stay", "property", "listing", "sale", "own", "labels", "blocking", "sharing"],
  load: loadProperty,
  atQuery: propertyAtQuery,
  Screen: PropertyScreen,
});
