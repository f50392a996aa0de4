import type { Client } from "#app/src/api/client.ts";
import { approximation } from "#app/src/store/approximation.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { approximateUnits, type ForeignCurrency } from "#domain/payment/exchange.ts";
import { formatAbout } from "#domain/text/foreign-money.ts";

/**
 * Tells sums in a currency from now on, or in none.
 *
 * @returns false where there is no current rate for it.
 */
export async function tellInCurrency(
  currency: ForeignCurrency | null,
  client: Pick<Client, "call">,
  locale: Locale,
): Promise<boolean> {
  const terms = currency === null ? null : await client.call(paymentCalls.terms);
  const rate = terms?.ok ? terms.value.rates.find((one) => one.currency === currency) : undefined;
  approximation.value =
    rate === undefined
      ? null
      : { day: rate.day, tell: (rial) => formatAbout(approximateUnits(rial, rate), rate.currency, locale) };
  return currency === null || rate !== undefined;
}
