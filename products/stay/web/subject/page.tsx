import { definePage } from "#app/src/page/page.ts";
import { loadSubject } from "./load.ts";
import { SubjectScreen } from "./SubjectScreen.tsx";

export default definePage({
  areas: ["stay", "listing", "sale", "labels", "blocking"],
  load: loadSubject,
  Screen: SubjectScreen,
});
