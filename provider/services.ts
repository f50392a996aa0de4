import type { Inventory } from "#products/stay/provider/property/inventory/inventory.ts";
import type { Memory } from "./atlas/memory.ts";
import type { Atlas } from "./atlas/place/atlas.ts";
import type { SearchIndex } from "./atlas/place/search-index.ts";
import type { Codes } from "./identity/user/one-time-code.ts";
import type { ChangeFeed } from "./kernel/change/feed.ts";
import type { Gathered } from "./kernel/change/gathered.ts";
import type { Clock } from "./kernel/clock.ts";
import type { Database, Queryable } from "./kernel/database/database.ts";
import type { AddressLimits } from "./kernel/http/address-limits.ts";
import type { Credentials, UnverifiedPrincipal } from "./kernel/http/principal.ts";
import type { Log } from "./kernel/log.ts";
import type { Metrics } from "./kernel/metrics/metrics.ts";
import type { OutboxHandlers } from "./kernel/outbox/handle.ts";
import type { Settings } from "./kernel/settings.ts";
import type { Vault } from "./kernel/vault.ts";
import type { Payables } from "./money/payables.ts";
import type { PaymentGateway } from "./money/payment/gateway.ts";
import type { ProductModule } from "./product-module.ts";
import type { Products } from "./shop/reservation/product.ts";
import type { Supplier } from "./shop/reservation/supplier.ts";
import type { VoucherSigner } from "./shop/voucher/signer.ts";

/** The dependencies of all calls, injected so that a test can replace any of them. */
export type Services = {
  settings: Settings;
  database: Database;
  /** The same for calls that only read and that anybody may make: see `Database.reading`. */
  reading: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  vault: Vault;
  signer: VoucherSigner;
  /** One-time codes. */
  codes: Codes;
  addressLimits: AddressLimits;
  /** Identifies the owner of these credentials: anonymous when they prove nothing. */
  identify(credentials: Credentials): UnverifiedPrincipal;
  /** The payment gateways, by the name in the callback's address. */
  gateways: ReadonlyMap<string, PaymentGateway>;
  /** Manifests of the products sold here. */
  modules: readonly ProductModule[];
  /** Their part in reservations, by kind. */
  products: Products;
  /** Reservations as the debts that payments settle. */
  payables: Payables;
  /** Balance of a user's wallet and profit that is not in it yet, rial. */
  balanceOf(from: Queryable, userId: number): Promise<{ balance: number; profit_counter: number }>;
  /** Delivers messages that transactions put into the outbox. */
  outboxHandlers: OutboxHandlers;
  /** Issues paid reservations. */
  supplier: Supplier;
  /** Places, facilities and policies: small, asked for by nearly every call, kept in memory. */
  atlas: Refreshed<Atlas>;
  /** Feed of what transactions have changed. */
  changes: ChangeFeed;
  /** Data in memory beside the inventory, kept up to date. */
  memory: Memory;
  /** Properties whose lowest coming price is to be computed again, and tours. */
  stalePrices: Gathered;
  staleTours: Gathered;
  /** Bookable stock of accommodation. */
  inventory: Inventory;
  /** Index of searchable names. */
  index: Refreshed<SearchIndex>;
  /** Cities that have an airport, by the names and codes of their airports too. */
  flightIndex: Refreshed<SearchIndex>;
};

/** Something read from the database and kept in memory until it is refreshed. */
export type Refreshed<T> = { current(): T; refresh(): Promise<void> };

/** Reads now; `refresh` reads once more and replaces the value only when that worked. */
export async function refreshed<T>(read: () => Promise<T>): Promise<Refreshed<T>> {
  let value = await read();
  let begun = 0;
  let kept = 0;
  return {
    current: () => value,
    async refresh() {
      begun += 1;
      const mine = begun;
      const found = await read();
      // Of two that overlap, the one that began last knows more, whichever ends first.
      if (mine < kept) return;
      kept = mine;
      value = found;
    },
  };
}
