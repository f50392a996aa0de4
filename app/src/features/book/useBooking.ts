import { useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import type { Failure } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { QuoteEnvelope } from "#domain/contract/reservation.shapes.ts";
import { type BookingCalls, book, type Wanted } from "./book.ts";

/** Messages of a product's booking. */
export type BookingWords = Readonly<{
  book: MessageId;
  busy: MessageId;
  /** No answer came. */
  failed: MessageId;
  /** Messages about a price that differs from the one shown; `text` takes `before` and `after`. */
  newPrice: Readonly<Record<"title" | "text" | "go" | "stop", MessageId>>;
}>;

export type BookingOptions<Calls extends BookingCalls> = {
  calls: Calls;
  /** The booking's input, or null while something is still to be chosen. */
  wanted: Wanted<Calls> | null;
  /** Rial, as the page shows it. */
  shownTotal: number;
  /** Handles a refusal, beside its message. */
  onRefused?: (failure: Failure) => Promise<void> | void;
  words: BookingWords;
  actions: ScreenActions;
  /** Goes to the page of the travellers; by default like a link. */
  go?: ScreenActions["go"];
};

/**
 * Leads from the choice to the page where the travellers of a held reservation are named, for any product. An anonymous
 * visitor is asked to log in on the way, and a price that differs from the one shown needs consent before anything is
 * held.
 */
export function useBooking<Calls extends BookingCalls>(options: BookingOptions<Calls>) {
  const { calls, wanted, shownTotal, onRefused, words, actions, go = actions.go } = options;
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  /** True while holding, not while the price is asked for or the visitor logs in. */
  const [isHolding, setHolding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [offered, setOffered] = useState<QuoteEnvelope | null>(null);

  async function refused(failure: Failure): Promise<void> {
    if (failure.kind === "cancel") return;
    setError(messageOf(failure) ?? t(words.failed));
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
    /** A price that differs from the one shown, until the visitor agrees or declines. */
    offered,
    book: () => void bookAt(shownTotal),
    agree: () => offered && void bookAt(offered.total),
    leave: () => setOffered(null),
  };
}

export type Booking = ReturnType<typeof useBooking>;
