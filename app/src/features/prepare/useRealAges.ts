import { useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { type Failure, isOfAnotherStatus, isOutage } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { forgetDraft, keepDraft } from "#app/src/features/reservation/tab-storage.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { Call } from "#domain/contract/call.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { movedDraft, realParty } from "./real-party.ts";
import type { Seat } from "./seats.ts";

export type RealAgesOptions = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  seats: readonly Seat[];
  trip: Trip;
  actions: ScreenActions;
  /** Called when the reservation is no longer what the page shows. */
  onChanged: () => void;
};

/** A price of the real travellers; `total` in rial. `of`: the request it answers. */
type Priced = { quoteId: string; total: number; of: string };

/** The quote that a refused hold carries: prices changed meanwhile. */
function quoteOf(value: unknown): { quote_id: string; total: number } | null {
  if (typeof value !== "object" || value === null || !("quote_id" in value) || !("total" in value)) return null;
  const { quote_id, total } = value;
  return typeof quote_id === "string" && typeof total === "number" ? { quote_id, total } : null;
}

/**
 * Prices the same booking for the real travellers and, once they agree, holds it at that price in place of the
 * reservation. The old reservation ends in the same transaction, and stays held if the new hold fails. Typed values are
 * carried over.
 */
export function useRealAges({ reservation, parts, seats, trip, actions, onChanged }: RealAgesOptions) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [priced, setPriced] = useState<Priced | null>(null);
  const holding = useIntent();

  const party = realParty(seats, trip, parts.hasRooms);
  const wanted = parts.quoteFor?.(reservation, party) ?? null;
  const asked = JSON.stringify(wanted);
  // A price is for the ages it was asked with: another date of birth needs another.
  const price = priced?.of === asked ? priced : null;

  function refused(failure: Failure): void {
    setProblem((!isOutage(failure) && messageOf(failure)) || t("reserve.prepare.away"));
    if (isOfAnotherStatus(failure)) onChanged();
  }

  async function showPrice(): Promise<void> {
    setBusy(true);
    setProblem(null);
    // Each product has a body of its own.
    const call: Call = parts.calls.quote;
    const quoted = await actions.client.call(call, { body: wanted });
    const quote = quoted.ok ? quoteOf(quoted.value) : null;
    if (quote !== null) setPriced({ quoteId: quote.quote_id, total: quote.total, of: asked });
    if (!quoted.ok) refused(quoted.failure);
    setBusy(false);
  }

  async function accept({ quoteId, of }: Priced): Promise<void> {
    if (!(actions.isLoggedIn() || (await actions.logIn()))) return;
    setBusy(true);
    setProblem(null);
    const held = await actions.client.call(parts.calls.create, {
      body: { quote_id: quoteId },
      idempotencyKey: holding.keyOf(quoteId),
    });
    if (held.ok) {
      const { confirmation_code: code, kind } = held.value;
      keepDraft(code, movedDraft(seats, party));
      forgetDraft(reservation.confirmation_code);
      actions.go(reservationAddress(kind, "prepare", code));
    } else {
      refused(held.failure);
      // Without an answer the same call is retried: the hold may exist.
      if (!isOutage(held.failure)) {
        const fresh = held.failure.kind === "status" ? quoteOf(held.failure.value) : null;
        setPriced(fresh && { quoteId: fresh.quote_id, total: fresh.total, of });
      }
    }
    setBusy(false);
  }

  return { price, isBusy, problem, showPrice, accept };
}
