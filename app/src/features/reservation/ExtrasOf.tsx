import { lazy, Suspense } from "react";
import type { ExtraLinesProps } from "./ExtraLines.tsx";

/** Few bookings have any. */
const ExtraLines = lazy(() => import("./ExtraLines.tsx"));

/** The extras of a reservation; nothing without any. */
export function ExtrasOf({ of }: { of: ExtraLinesProps }) {
  if (!of.extras?.length) return null;
  return (
    <Suspense fallback={null}>
      <ExtraLines extras={of.extras} travellers={of.travellers} />
    </Suspense>
  );
}
