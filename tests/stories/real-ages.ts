import { expect, userEvent, waitFor, within } from "storybook/test";
import { forgetDraft, keptDraft } from "#app/src/features/reservation/tab-storage.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";

/** Code of the reservation held with the real ages. */
export const REAL_AGES_CODE = "7QZ4K9W2M8T3V5X6Y1B0C9D2EF";
const MORE = 12_000_000;

/** Answers to a quote of the real ages and its hold, at a higher price than the present hold. */
export const realAgesAnswers = (prefix: string, held: ReservationEnvelope, quote: QuoteEnvelope) => {
  const total = held.totals.payable + MORE;
  return {
    [`${prefix}/quote`]: { ...quote, rack_total: total, discount: 0, total },
    [`${prefix}/create`]: { ...held, confirmation_code: REAL_AGES_CODE },
  };
};

type Played = { canvasElement: HTMLElement; kind: string; pay: RegExp; go: unknown };

/**
 * Continues with an age other than the priced one: the price for the real ages is shown beside the present one, is
 * accepted, and leads to the new hold with everything typed.
 */
export async function agreeToRealAges({ canvasElement, kind, pay, go }: Played, typed: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: pay }));
  await userEvent.click(
    await canvas.findByRole("button", { name: /^(دیدن قیمت با سن واقعی|See the price for the real ages)$/ }),
  );
  await canvas.findByText(/^(قیمت فعلی|Current price): /);
  await canvas.findByText(/^(قیمت جدید|New price): /);
  await expect(go).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole("button", { name: /^(ادامه با قیمت جدید|Go on with the new price)$/ }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(reservationAddress(kind, "prepare", REAL_AGES_CODE)));
  await expect(JSON.stringify(keptDraft(REAL_AGES_CODE))).toContain(typed);
  forgetDraft(REAL_AGES_CODE);
}
