import { daysBetween } from "../calendar/arithmetic.ts";
import type { IsoDate } from "../calendar/types.ts";

/** Currencies that a sum can be shown in beside toman, by their ISO 4217 codes. Nothing is charged in them. */
export const foreignCurrencies = ["EUR", "USD", "AED"] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** Rial for one unit of a currency, as the company set it for a day in Tehran. */
export type ExchangeRate = { readonly currency: ForeignCurrency; readonly rial: number; readonly day: IsoDate };

/** Days after its own on which a rate is still shown. */
export const RATE_DAYS = 14;

/** True on the day of a rate and on the fourteen after it. */
export function isRateCurrent(rate: Pick<ExchangeRate, "day">, today: IsoDate): boolean {
  const age = daysBetween(rate.day, today);
  return age >= 0 && age <= RATE_DAYS;
}

/** From here on, units of the currency, sums are told in tens. */
const LARGE = 1_000;

/**
 * Whole units of a currency that a sum in rial is about: rounded up, so that the figure never tells less than the sum is
 * worth; to tens from a thousand on.
 */
export function approximateUnits(rial: number, { rial: rialPerUnit }: Pick<ExchangeRate, "rial">): number {
  const units = Math.ceil(rial / rialPerUnit);
  return units < LARGE ? units : Math.ceil(units / 10) * 10;
}
