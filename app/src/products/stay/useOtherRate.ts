import { useState } from "react";
import { inPlace } from "#app/src/api/client.ts";
import { book } from "#app/src/features/book/book.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { forgetDraft, keepDraft, keptDraft } from "#app/src/features/reservation/kept.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { OpenRatesValue, QuoteInput, ReservationValue } from "#domain/contract/reservation.shapes.ts";

/** The same stay with other rates in some of its rooms, as it is asked for; null where one of them has none. */
export function wantedWith(
  { property, check_in, length_of_stay, rooms }: ReservationValue,
  { open_rates }: OpenRatesValue,
): QuoteInput | null {
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
  };
}

/** What all rooms cost with the other rates, rial. */
export const totalWith = ({ totals }: ReservationValue, { open_rates }: OpenRatesValue): number =>
  open_rates.reduce((sum, { rate }) => sum + (rate?.difference ?? 0), totals.payable);

/**
 * Holds the same stay at the rates that are sold to its travellers, in place of the reservation that is not: that one is
 * given up first, since its room may be the last. What was typed goes along.
 */
export function useOtherRate(reservation: ReservationValue, value: OpenRatesValue, actions: ScreenActions) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const cancelling = useIntent();
  const holding = useIntent();
  const { confirmation_code } = reservation;

  /** Gives up what is held and not paid. False where that is refused. */
  async function giveUp(): Promise<boolean> {
    const client = inPlace(actions.client);
    const params = { confirmation_code };
    const asked = await client.call(reservationCalls.cancellationQuote, { params });
    if (!asked.ok || asked.value.penalty > 0) return false;
    const body = { quote_id: asked.value.quote_id };
    const idempotencyKey = cancelling.keyOf(body);
    return (await client.call(reservationCalls.cancel, { params, body, idempotencyKey })).ok;
  }

  async function choose(wanted: QuoteInput): Promise<void> {
    setBusy(true);
    setFailed(false);
    const outcome =
      (await giveUp()) &&
      (await book({
        calls: reservationCalls,
        wanted,
        agreed: totalWith(reservation, value),
        client: actions.client,
        logIn: async () => actions.isLoggedIn() || actions.logIn(),
        keyOf: holding.keyOf,
      }));
    if (outcome && outcome.kind === "held") {
      keepDraft(outcome.reservation.confirmation_code, keptDraft(confirmation_code));
      forgetDraft(confirmation_code);
      actions.go(reservationAddress("property", "prepare", outcome.reservation.confirmation_code));
    } else setFailed(true);
    setBusy(false);
  }

  return { isBusy, hasFailed, choose };
}
