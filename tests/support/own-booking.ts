import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { queryOf } from "#tests/prove/changeable.ts";
import { chargeWalletOf } from "./charge-wallet.ts";
import { type Caller, newKey } from "./client.ts";

/** Calls by which an owner reads, changes and cancels an issued booking, for tests. `prefix`: `reserve/v2`. */
export function ownBooking<Value, Voucher = unknown>(database: Database, user: Caller, prefix: string, code: string) {
  const path = `${prefix}/${code}`;
  return {
    ...{ user, path, code },
    read: async () => (await user.get<Value>(path)).value,
    voucher: async () => (await user.get<Voucher>(`${path}/voucher`)).value,
    balance: async () => (await user.get<BalanceValue>("wallet/v2/balance")).value.balance,
    topUp: (amount: number) => chargeWalletOf(database, code, amount),
    quote: (wish: object) =>
      user.get<ChangeQuoteValue>(`${path}/change-quote?${queryOf(wish as Record<string, string | number>)}`),
    change: (wish: object, quote_id: string, key = newKey()) =>
      user.post<Value & ChangeQuoteValue>(`${path}/change`, { ...wish, quote_id }, key),
    cancellation: async (part?: string) =>
      (await user.get<CancellationQuoteValue>(`${path}/cancellation-quote${part ? `?part=${part}` : ""}`)).value,
    cancel: (quote_id: string, part?: string) =>
      user.post<Value>(`${path}/cancel`, { quote_id, ...(part && { part }) }, newKey()),
  };
}
