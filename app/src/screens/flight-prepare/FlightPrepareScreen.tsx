import { useEffect, useRef } from "react";
import { PrepareFrame } from "#app/src/features/prepare/PrepareFrame.tsx";
import type { ScreenProps } from "#app/src/page/page.ts";
import type { FlightPrepareData } from "./load.ts";
import { prepareParts } from "./prepare-parts.tsx";
import { Review } from "./Review.tsx";

/** R66, A54: what was chosen is reviewed; once it is held, its travellers are named at the same address. */
export function FlightPrepareScreen({ data, actions }: ScreenProps<FlightPrepareData>) {
  const { kind } = data;
  const before = useRef(kind);
  useEffect(() => {
    // The form begins at its top, as a page of its own would.
    if (before.current !== kind) scrollTo({ top: 0 });
    before.current = kind;
  }, [kind]);
  return kind === "form" ? (
    <PrepareFrame data={data} parts={prepareParts} actions={actions} />
  ) : (
    <Review data={data} actions={actions} />
  );
}
