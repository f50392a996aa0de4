import { normaliseIso } from "#domain/calendar/parse.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { TermsValue } from "#domain/contract/payment.shapes.ts";
import { foreignCurrencies } from "#domain/payment/exchange.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { currentRates, setRate } from "./rates.ts";

/** Cards that can pay, with current rates, before anything is booked, and the part of call 87 that sets rates. */

const terms = endpoint({
  call: paymentCalls.terms,
  async answer(_asked, { clock, database, gateways }): Promise<TermsValue> {
    const takesAny = [...gateways.values()].some(({ cards }) => cards === "any");
    return { cards: takesAny ? "any" : "iranian", rates: await currentRates(database, tehranDate(clock())) };
  },
});

const set = effect({
  call: operatorCalls.setExchangeRate,
  async effect({ params, body }, tx, { clock }) {
    const currency = foreignCurrencies.find((one) => one === params.currency);
    if (currency === undefined) return refuse("not_found");
    const today = tehranDate(clock());
    const fault = typedDateFault(body.day ?? today);
    if (fault !== null) return refuse("invalid_input", [{ name: "day", ...fault }]);
    const day = normaliseIso(body.day ?? today) ?? today;
    if (day > today) return refuse("invalid_input", [{ name: "day", code: "future_date" }]);
    await setRate(tx, { currency, rial: body.rial, day });
    return { state: "set" };
  },
});

export const exchangeEndpoints: readonly Endpoint[] = [terms, set];
