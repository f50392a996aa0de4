import { useEffect } from "react";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { AnyParts } from "./product-parts.ts";

type Actions = Pick<ScreenActions, "client" | "vouchers">;

/**
 * Brings the voucher that this browser keeps up to its reservation: without a network one of a cancelled or a changed
 * booking would still look valid.
 *
 * @param value null while it is not read.
 */
export function useKeptVoucher(value: ReservationEnvelope | null, parts: AnyParts, actions: Actions): void {
  const code = value?.is_masked === false ? value.confirmation_code : null;
  const status = value?.status;
  const revision = (value?.own_changes?.length ?? 0) + (value?.cancelled_parts?.length ?? 0);
  useEffect(() => {
    if (code === null) return;
    if (status === "cancelled") void actions.vouchers.drop(code);
    if (status === "successful" && revision > 0) void refreshKept(code, revision, parts, actions);
  }, [code, status, revision, parts, actions]);
}

/** Asks for the voucher again where an earlier revision is kept. */
export async function refreshKept(
  code: string,
  revision: number,
  parts: Pick<AnyParts, "calls" | "endsOn">,
  { client, vouchers }: Actions,
): Promise<void> {
  const kept = (await vouchers.all()).find((one) => one.confirmation_code === code);
  if (kept === undefined || (kept.revision ?? 0) >= revision) return;
  const answer = await client.call(parts.calls.voucher, { params: { confirmation_code: code } });
  if (answer.ok) await vouchers.keep(answer.value, parts.endsOn(answer.value));
}
