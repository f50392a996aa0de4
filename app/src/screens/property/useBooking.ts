import { useState } from "react";
import { inPlace } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { QuoteInput, QuoteValue } from "#domain/contract/reservation.shapes.ts";

export type BookingOptions = {
  /** What is to be booked, or null while a party has no room. */
  wanted: QuoteInput | null;
  /** Rial, as the page shows it. */
  shownTotal: number;
  actions: ScreenActions;
};

/**
 * From chosen rooms to rooms that are held: a price that holds, then the reservation. A visitor who is not logged in is
 * asked to on the way, and one who meets another price than the page showed is asked before anything is held. Where a
 * room was sold meanwhile, the page is loaded again: it then says which, and what is left.
 */
export function useBooking({ wanted, shownTotal, actions }: BookingOptions) {
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [offered, setOffered] = useState<QuoteValue | null>(null);
  const placed = inPlace(actions.client);

  async function refused(result: Result<unknown>): Promise<void> {
    if (result.ok || result.failure.kind === "cancel") return;
    const { failure } = result;
    setError(failure.kind === "status" && failure.message !== "" ? failure.message : t("property.book.failed"));
    if (failure.kind === "status" && failure.reason === "sold_out") await actions.refresh();
  }

  /** Asks for the price, and holds the rooms when it is the one that was agreed to. */
  async function book(agreed: number): Promise<void> {
    if (wanted === null || isBusy) return;
    setBusy(true);
    setError(null);
    setOffered(null);
    const quote = await placed.call(reservationCalls.quote, { body: wanted });
    if (!quote.ok) await refused(quote);
    else if (quote.value.total !== agreed) setOffered(quote.value);
    else await hold(quote.value);
    setBusy(false);
  }

  async function hold({ quote_id }: QuoteValue): Promise<void> {
    if (!actions.isLoggedIn() && !(await actions.logIn())) return;
    const made = await placed.call(reservationCalls.create, {
      body: { quote_id },
      idempotencyKey: intent.keyOf(quote_id),
    });
    if (made.ok) actions.go(addressOf("prepare", { confirmation_code: made.value.confirmation_code }));
    else await refused(made);
  }

  return {
    isPossible: wanted !== null,
    isBusy,
    error,
    shownTotal,
    /** Another price than the page showed, until it is agreed to or left. */
    offered,
    book: () => void book(shownTotal),
    agree: () => offered && void book(offered.total),
    leave: () => setOffered(null),
  };
}

export type Booking = ReturnType<typeof useBooking>;
