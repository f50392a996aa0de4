import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { localDigits } from "#domain/text/digits.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { MapSeat, Standing } from "./choices.ts";

/** Words for seats. @param names of the travellers, by their place */
export function seatWords(t: Translate, locale: Locale, names: readonly string[]) {
  const priceOf = (price: number): string =>
    price === 0 ? t("flightSeats.price.none") : formatMoneyText(price, locale);

  /** `۱۲ A`: the row in the reader's digits. */
  const spoken = ({ seat, column }: Pick<MapSeat, "seat" | "column">): string =>
    `${localDigits(seat.slice(0, -column.length), locale)} ${column}`;

  /** Name, traits and price of a seat, in a list of those available. */
  const listed = (seat: MapSeat): string =>
    [spoken(seat), ...seat.traits.map((trait) => t(`flight.seatTraits.${trait}`)), priceOf(seat.price)].join(
      COMMA[locale],
    );

  const stateOf = (standing: Standing): string =>
    standing.kind === "ours"
      ? t("flightSeats.state.ours", { name: names[standing.traveller] ?? "" })
      : standing.kind === "free" || standing.kind === "taken" || standing.kind === "blocked"
        ? t(`flight.seatStates.${standing.kind}`)
        : t(`flightSeats.state.${standing.kind}`);

  /** «۱۲ A، کنار پنجره، ردیف خروج، ۸۵۰٬۰۰۰ تومان، آزاد» */
  const whole = (seat: MapSeat, standing: Standing): string => [listed(seat), stateOf(standing)].join(COMMA[locale]);

  /** Reason why a seat cannot be chosen; null when it can. */
  function refusedText({ seat }: MapSeat, standing: Standing): string | null {
    if (standing.kind === "exit") return refusal("exit_seat", {}, locale);
    if (standing.kind === "ours")
      return t("flightSeats.refused.ours", { seat: isolated(seat), name: names[standing.traveller] ?? "" });
    if (standing.kind === "taken" || standing.kind === "blocked")
      return t(`flightSeats.refused.${standing.kind}`, { seat: isolated(seat) });
    return null;
  }

  return { priceOf, spoken, whole, listed, refusedText };
}

export type SeatWords = ReturnType<typeof seatWords>;
