import { useState } from "react";
import type { Failure } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { QuoteEnvelope } from "#domain/contract/reservation.shapes.ts";
import { type BookingCalls, book, type Wanted } from "./book.ts";

/** What a product says while it is booked. */
export type BookingWords = Readonly<{
  book: MessageId;
  busy: MessageId;
  /** No answer came. */
  failed: MessageId;
  /** Another price than the page showed; `text` takes `before` and `after`. */
  newPrice: Readonly<Record<"title" | "text" | "go" | "stop", MessageId>>;
}>;

export type BookingOptions<Calls extends BookingCalls> = {
  calls: Calls;
  /** What is to be booked, or null while something is still to be chosen. */
  wanted: Wanted<Calls> | null;
  /** Rial, as the page shows it. */
  shownTotal: number;
  /** What is done about a refusal beside saying it. */
  onRefused?: (failure: Failure) => Promise<void> | void;
  words: BookingWords;
  actions: ScreenActions;
  /** How the page of the travellers is gone to; as by a link when absent. */
  go?: ScreenActions["go"];
};

/**
 * From what was chosen to the page where the travellers of a held reservation are named, for any product. A visitor who is
 * not logged in is asked to on the way, and one who meets another price than the page showed is asked before anything is
 * held.
 */
export function useBooking<Calls extends BookingCalls>(options: BookingOptions<Calls>) {
  const { calls, wanted, shownTotal, onRefused, words, actions, go = actions.go } = options;
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  /** Nothing is held while its price is asked for, or the visitor logs in. */
  const [isHolding, setHolding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [offered, setOffered] = useState<QuoteEnvelope | null>(null);

  async function refused(failure: Failure): Promise<void> {
    if (failure.kind === "cancel") return;
    setError(failure.kind === "status" && failure.message !== "" ? failure.message : t(words.failed));
    await onRefused?.(failure);
  }

  async function bookAt(agreed: number): Promise<void> {
    if (wanted === null || isBusy) return;
    setBusy(true);
    setError(null);
    setOffered(null);
    const outcome = await book({
      calls,
      wanted,
      agreed,
      client: actions.client,
      async logIn() {
        const isLoggedIn = actions.isLoggedIn() || (await actions.logIn());
        setHolding(isLoggedIn);
        return isLoggedIn;
      },
      keyOf: intent.keyOf,
    });
    if (outcome.kind === "held") {
      const { kind, confirmation_code } = outcome.reservation;
      go(reservationAddress(kind, "prepare", confirmation_code));
    } else if (outcome.kind === "repriced") setOffered(outcome.quote);
    else if (outcome.kind === "refused") await refused(outcome.failure);
    setHolding(false);
    setBusy(false);
  }

  return {
    isPossible: wanted !== null,
    isBusy,
    isHolding,
    error,
    shownTotal,
    words,
    /** Another price than the page showed, until it is agreed to or left. */
    offered,
    book: () => void bookAt(shownTotal),
    agree: () => offered && void bookAt(offered.total),
    leave: () => setOffered(null),
  };
}

export type Booking = ReturnType<typeof useBooking>;
