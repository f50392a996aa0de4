import { type ForeignCurrency, foreignCurrencies } from "#domain/payment/exchange.ts";

/** Key in the browser's storage. */
const KEY = "currency";

/** Reads a currency by its code; null for any other text. */
export const currencyOf = (text: string | null): ForeignCurrency | null =>
  foreignCurrencies.find((currency) => currency === text) ?? null;

/** The currency that this browser keeps; null where none was chosen, or nothing can be read. */
export function keptCurrency(): ForeignCurrency | null {
  try {
    return currencyOf(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keeps a choice for the pages to come. */
export function keepCurrency(currency: ForeignCurrency | null): void {
  try {
    if (currency === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, currency);
  } catch {
    // Without storage the choice is this page's alone.
  }
}
