import type { ScreenProps } from "#app/src/page/page.ts";
import type { FlightPrepareData } from "./load.ts";
import { Review } from "./Review.tsx";

/** R66, A54: what was chosen is reviewed; once it is held, its travellers are named at the same address. */
export function FlightPrepareScreen({ data, actions }: ScreenProps<FlightPrepareData>) {
  if (data.kind === "form") return null;
  return <Review data={data} actions={actions} />;
}
