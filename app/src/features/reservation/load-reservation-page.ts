import type { LoadContext, Loaded } from "#app/src/page/page.ts";

/** A page of one reservation: which one, the address says; the rest is its owner's and asked for by the browser. */
export type ReservationPageData = { code: string };

export async function loadReservationPage({ request }: LoadContext): Promise<Loaded<ReservationPageData>> {
  return { kind: "ready", data: { code: request.match.params["confirmation_code"] ?? "" } };
}
