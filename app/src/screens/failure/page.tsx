import type { Failure } from "#app/src/api/result.ts";
import { definePage } from "#app/src/page/page.ts";
import { FailureScreen } from "./FailureScreen.tsx";

export default definePage<Failure>({
  areas: ["stay", "failure"],
  load: async () => ({ kind: "not_found" }),
  Screen: FailureScreen,
});
