import type { Hono } from "hono";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PriceAlertKind } from "#domain/contract/price-alert.shapes.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import type { World } from "#fixtures/world/types.ts";
import type { ExportPage } from "./desk/import/export.ts";
import type { Queryable } from "./kernel/database/database.ts";
import type { Endpoint } from "./kernel/http/endpoint.ts";
import type { Job } from "./kernel/job/repeat.ts";
import type { Watched } from "./people/price-alert/subject.ts";
import type { Services } from "./services.ts";
import type { Product } from "./shop/reservation/product.ts";
import type { Issued } from "./shop/reservation/supplier.ts";

/** Import and export of what a product sells. */
export type ProductInventory = {
  readonly name: Inventory;
  /** A page of it as rows of an import. */
  readonly exportPage: ExportPage;
  /** Updates derived data after the last batch of an import, in its transaction. */
  followUp(tx: Queryable, importId: number, services: Services): Promise<void>;
};

/** The product's part of the demonstration. */
export type ProductDemo = {
  /** Tables emptied before a world is loaded. */
  readonly tables: readonly string[];
  /** Deletes its counters from `stock`; absent: it has none there. */
  clearStock?(tx: Queryable): Promise<unknown>;
  /** Loads what a world sells; days come with `topUp`. Absent: it is loaded with the world's places. */
  load?(tx: Queryable, world: World): Promise<void>;
  /** Adds the days on sale that are missing. */
  topUp?(tx: Queryable, world: World, today: IsoDate): Promise<void>;
  /** Restores counters of its own from the reservations that outlive a world. */
  restore?(tx: Queryable): Promise<void>;
  /** Adds its calls of the demonstration. */
  addHooks?(app: Hono, services: Services): void;
  /** Invents the documents that an offer is issued with, beside the supplier's code. */
  inventDocuments?(offer: unknown): Issued["directions"];
};

/** Manifest of a product: all that the provider needs to know of it. Hosts loop over `products/provider.ts`. */
export type ProductModule = {
  readonly product: Product;
  /** Its calls beside those of reservations. */
  readonly endpoints: readonly Endpoint[];
  readonly jobs: readonly Job[];
  /** Watches its prices; absent: it has no price alerts. */
  readonly alert?: { readonly [Kind in PriceAlertKind]: { readonly kind: Kind } & Watched<Kind> }[PriceAlertKind];
  /** Absent: it is not imported. */
  readonly inventory?: ProductInventory;
  /** Table that has rows where the product is for sale. */
  readonly table: string;
  /** First work of a day: derived prices; absent: none. */
  prepareDay?(tx: Queryable, today: IsoDate): Promise<void>;
  /** Absent: the demonstration has none of it. */
  readonly demo?: ProductDemo;
};
