import { useRef, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { isOfAnotherStatus, isOutage } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { OpenRatesProps } from "#app/src/features/reservation/product-parts.ts";
import { forgetDraft, keepDraft, keptDraft } from "#app/src/features/reservation/tab-storage.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { OpenRatesValue, StayQuoteInput, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";

/** Quote for the same stay with other rates in some of its rooms, replacing the held one; null when a room has none. */
export function wantedWith(
  { confirmation_code, property, check_in, length_of_stay, rooms }: StayReservationValue,
  { open_rates }: OpenRatesValue,
  audience: PartyAudience,
): StayQuoteInput | null {
  if (open_rates.some(({ rate }) => rate === null)) return null;
  return {
    property_id: property.id,
    check_in,
    length_of_stay,
    rooms: rooms.map((room, index) => {
      const { room_type_id, rate_plan_id } = open_rates.find((one) => one.room === index)?.rate ?? room;
      const { adults: adult_count, children, extra_beds: extra_bed, baby_cots: baby_cot } = room;
      return { room_type_id, rate_plan_id, adult_count, children, extra_bed, baby_cot };
    }),
    audience,
    instead_of: confirmation_code,
  };
}

/** Price of all rooms with the other rates, rial. */
export const totalWith = ({ totals }: StayReservationValue, { open_rates }: OpenRatesValue): number =>
  open_rates.reduce((sum, { rate }) => sum + (rate?.difference ?? 0), totals.payable);

/**
 * Holds the same stay at rates sold to its travellers, in place of the reservation whose rates are not. The old
 * reservation ends in the same transaction, and stays held if the new hold fails. Typed values are carried over.
 */
export function useOtherRate({ reservation, value, actions, onChanged }: OpenRatesProps<StayReservationValue>) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const holding = useIntent();
  /** The quote of a hold without an answer: retried unchanged, since the hold may exist. */
  const unanswered = useRef<string | null>(null);

  /** The number of a quote at the total that is shown; null where there is none, or at another. */
  async function quoteOf(client: Client, wanted: StayQuoteInput): Promise<string | null> {
    const quoted = await client.call(reservationCalls.quote, { body: wanted });
    if (!quoted.ok && isOfAnotherStatus(quoted.failure)) onChanged();
    return quoted.ok && quoted.value.total === totalWith(reservation, value) ? quoted.value.quote_id : null;
  }

  /** The code of the reservation that is held then; null where none is. */
  async function hold(wanted: StayQuoteInput): Promise<string | null> {
    if (!(actions.isLoggedIn() || (await actions.logIn()))) return null;
    const { client } = actions;
    const quote_id = unanswered.current ?? (await quoteOf(client, wanted));
    if (quote_id === null) return null;
    const idempotencyKey = holding.keyOf(quote_id);
    const held = await client.call(reservationCalls.create, { body: { quote_id }, idempotencyKey });
    if (held.ok) return held.value.confirmation_code;
    unanswered.current = isOutage(held.failure) ? quote_id : null;
    if (isOfAnotherStatus(held.failure)) onChanged();
    return null;
  }

  async function choose(wanted: StayQuoteInput): Promise<void> {
    setBusy(true);
    setFailed(false);
    const code = await hold(wanted);
    if (code === null) setFailed(true);
    else {
      const before = reservation.confirmation_code;
      keepDraft(code, keptDraft(before));
      forgetDraft(before);
      actions.go(reservationAddress("property", "prepare", code));
    }
    setBusy(false);
  }

  return { isBusy, hasFailed, choose };
}
