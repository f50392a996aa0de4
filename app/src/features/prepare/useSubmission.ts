import { useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { type Failure, isOfAnotherStatus, isOutage } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { forgetDraft } from "#app/src/features/reservation/tab-storage.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ReservationEnvelope, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { OpenRatesValue } from "#domain/contract/stay-reservation.shapes.ts";

export type SubmissionOptions = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  actions: ScreenActions;
  /** Called when the reservation is no longer what the page shows. */
  onChanged: () => void;
  /** Called when the form needs correction or a retry: its message scrolls into view. */
  onRefused: () => void;
};

const isOpenRates = (value: unknown): value is OpenRatesValue =>
  typeof value === "object" && value !== null && "open_rates" in value;

/** Saves the travellers and submits the reservation (calls 49 and 50), then goes to where it stands. */
export function useSubmission({ reservation, parts, actions, onChanged, onRefused }: SubmissionOptions) {
  const t = useText();
  const code = reservation.confirmation_code;
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({});
  const [openRates, setOpenRates] = useState<OpenRatesValue | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const saving = useIntent();
  const submitting = useIntent();

  function refused(failure: Failure): void {
    setBusy(false);
    if (failure.kind !== "status" || isOutage(failure)) {
      setProblem(t("reserve.prepare.away"));
      onRefused();
      return;
    }
    setRefusedFields(Object.fromEntries(failure.errors.map(({ name, message }) => [name, message || failure.message])));
    setProblem(messageOf(failure));
    setOpenRates(isOpenRates(failure.value) ? failure.value : null);
    // Another tab has changed the price: the page shows the new one.
    if (isOfAnotherStatus(failure) || failure.reason === "price_changed") onChanged();
    if (!isOfAnotherStatus(failure)) onRefused();
  }

  function leave(): void {
    forgetDraft(code);
    actions.go(reservationAddress(reservation.kind, "status", code));
  }

  /** @param onSaved is waited for between the two calls */
  async function submit(input: SaveGuestsInput, onSaved: () => Promise<void>): Promise<void> {
    setBusy(true);
    const { client } = actions;
    const params = { confirmation_code: code };
    const idempotencyKey = saving.keyOf(input);
    const saved = await client.call(parts.calls.saveGuests, { params, body: input, idempotencyKey });
    if (!saved.ok) return refused(saved.failure);
    await onSaved();
    const total = reservation.totals.payable;
    const submitted = await client.call(parts.calls.submit, {
      params,
      body: { total },
      idempotencyKey: submitting.keyOf({ ...input, total }),
    });
    if (!submitted.ok) return refused(submitted.failure);
    leave();
  }

  return {
    isBusy,
    /** Message about a refusal that concerns no single field. */
    problem,
    /** The rates that are sold to these travellers, where those of the reservation are not. */
    openRates,
    forgetProblem() {
      setProblem(null);
      setOpenRates(null);
    },
    /** The provider's refusals, by the name of the field: `travellers.0.national_code`. */
    refusedFields,
    forgetRefusedFields: () => setRefusedFields({}),
    submit,
    leave,
  };
}
