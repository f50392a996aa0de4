import { useEffect, useRef } from "react";
import { PrepareFrame } from "#app/src/features/prepare/PrepareFrame.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import type { FlightPrepareData } from "./load.ts";
import { prepareParts } from "./prepare-parts.tsx";
import { Review } from "./Review.tsx";
import { titles } from "./titles.ts";

/** R66: a review of the choice; once it is held, its travellers are named at the same address. */
export function FlightPrepareScreen({ data, actions }: ScreenProps<FlightPrepareData>) {
  const t = useText();
  const { kind } = data;
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    // The form is announced and begins at its top, as a page of its own would.
    document.title = t("site.title", { page: t(titles[kind]) });
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [kind, t]);
  return kind === "form" ? (
    <PrepareFrame data={data} parts={prepareParts} actions={actions} />
  ) : (
    <Review data={data} actions={actions} />
  );
}
