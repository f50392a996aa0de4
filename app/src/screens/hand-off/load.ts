import type { Result } from "#app/src/api/result.ts";
import { type LoadContext, type Loaded, movedTo, notFoundOrFailed } from "#app/src/page/page.ts";
import { handOffCalls } from "#domain/contract/hand-off.calls.ts";
import type { HandOffValue } from "#domain/contract/reservation.shapes.ts";

/** A stay or a tour is requested by the app's code for it, a flight by the code of its addresses. */
const asked = ({ client, request: { match } }: LoadContext): Promise<Result<HandOffValue>> => {
  const { hashTrackingCode, confirmationCode = "" } = match.params;
  return hashTrackingCode === undefined
    ? client.call(handOffCalls.flightHandOff, { params: { confirmation_code: confirmationCode } })
    : client.call(handOffCalls.handOff, { params: { hashTrackingCode } });
};

export async function loadHandOff(context: LoadContext): Promise<Loaded<HandOffValue>> {
  const found = await asked(context);
  if (!found.ok) return notFoundOrFailed(found.failure);
  const { app_address, fallback_address } = found.value;
  const isByTrackingCode = context.request.match.params["hashTrackingCode"] !== undefined;
  // Without an app there is nothing to choose: the browser keeps the fragment of the link, and with it the code to track.
  if (app_address === null && isByTrackingCode)
    return { ...movedTo(fallback_address, context.request), isForNow: true };
  return { kind: "ready", data: found.value };
}
