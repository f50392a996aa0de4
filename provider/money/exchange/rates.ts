import type { IsoDate } from "#domain/calendar/types.ts";
import { type ExchangeRate, foreignCurrencies, isRateCurrent } from "#domain/payment/exchange.ts";
import type { Queryable } from "../../kernel/database/database.ts";

/** The newest rate of each currency, where it is still shown, in the order of the currencies. */
export async function currentRates(database: Queryable, today: IsoDate): Promise<ExchangeRate[]> {
  const newest = await database.query<ExchangeRate>(
    `SELECT DISTINCT ON (currency) currency, rial::float8 AS rial, day::text AS day
     FROM exchange_rate ORDER BY currency, day DESC, id DESC`,
  );
  return foreignCurrencies.flatMap((currency) =>
    newest.filter((rate) => rate.currency === currency && isRateCurrent(rate, today)),
  );
}

/** Sets a rate. */
export async function setRate(tx: Queryable, { currency, rial, day }: ExchangeRate): Promise<void> {
  await tx.query("INSERT INTO exchange_rate (currency, rial, day, set_at) VALUES ($1, $2, $3, app_now())", [
    currency,
    rial,
    day,
  ]);
}
