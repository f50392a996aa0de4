import { useEffect } from "react";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { ReservationShape } from "./ReservationShape.tsx";

export type LeadOnProps = { address: string; replace: ScreenActions["replace"] };

/** The reservation is at another step: its page takes this one's place, so that going back does not return here. */
export function LeadOn({ address, replace }: LeadOnProps) {
  useEffect(() => replace(address), [address, replace]);
  return <ReservationShape />;
}
