import { productModules } from "#products/provider.ts";
import { createInventory } from "#products/stay/provider/property/inventory/inventory.ts";
import { priceKeyOf } from "#products/stay/provider/property/list-facts.ts";
import { tourKeyOf } from "#products/tour/provider/cheapest-by-month.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { createMemory, rereadMemory } from "./atlas/memory.ts";
import { readAtlas } from "./atlas/place/atlas.ts";
import { flightIndexOf, readIndex } from "./atlas/place/findables.ts";
import { markDemonstration, refuseWrongWorld } from "./demo/mark.ts";
import { type MakeWorld, seedDemo } from "./demo/seed.ts";
import { demoSupplier } from "./demo/supplier.ts";
import { createIdentify } from "./identity/user/identify.ts";
import { createCodes } from "./identity/user/one-time-code.ts";
import { createChangeFeed } from "./kernel/change/feed.ts";
import { gatherChanges } from "./kernel/change/gathered.ts";
import { readChanges } from "./kernel/change/read.ts";
import { aheadOf, type Clock, systemClock, today } from "./kernel/clock.ts";
import { migrationsFolder, openDatabase } from "./kernel/database/connection.ts";
import { bulkLimits, type Database } from "./kernel/database/database.ts";
import { lackingRights, ownsTables } from "./kernel/database/grants.ts";
import { refuseNewerSchema } from "./kernel/database/schema-floor.ts";
import { UnfitTarget, validateTarget } from "./kernel/database/validate-target.ts";
import { createAddressLimits } from "./kernel/http/address-limits.ts";
import { checkIndexKey } from "./kernel/keys/index-key.ts";
import { errorFields, type Log } from "./kernel/log.ts";
import { noMetrics } from "./kernel/metrics/metrics.ts";
import { sealAgain } from "./kernel/sealed-again.ts";
import { databasePlaceOf, type Settings } from "./kernel/settings.ts";
import { createVault } from "./kernel/vault.ts";
import { gatewaysOf } from "./money/payment/gateways.ts";
import { balanceOf } from "./money/wallet/wallet.ts";
import { outboxHandlers } from "./outbox-handlers.ts";
import type { ProductModule } from "./product-module.ts";
import { refreshed, type Services } from "./services.ts";
import { reservationPayables } from "./shop/reservation/payables.ts";
import { productsOf } from "./shop/reservation/product.ts";
import { byHand, type Supplier } from "./shop/reservation/supplier.ts";
import { createVoucherSigner } from "./shop/voucher/signer.ts";

/**
 * Opens and prepares everything that calls need: the database, migrated, in the demonstration with its world, and its
 * data in memory.
 *
 * @throws UnusableFolder when the data folder is open in another process, its disk is full, or it holds no database.
 *
 * @throws WrongWorld when the database belongs to the other `APP_ENV`; nothing is written then.
 *
 * @throws UnfitTarget when an address of the database leads elsewhere than its setting says, or its role lacks a right.
 */
export async function startServices(
  settings: Settings,
  log: Log,
  clock: Clock = systemClock,
  makeWorld?: MakeWorld,
): Promise<Services> {
  const place = databasePlaceOf(settings);
  if ("url" in place) await validateTarget(place);
  const database = await openDatabase(place, (error) => log.warn("database connection lost", errorFields(error)));
  try {
    await refuseWrongWorld(database, settings.appEnv);
    await database.migrate();
    // Before any other row is written: a second process would find them.
    if (settings.appEnv === "demo") await database.alone(() => markDemonstration(database));
    await refuseNewerSchema(database, migrationsFolder);
    if (settings.appEnv === "production") await refuseUnfitRole(database, log);
    const vault = vaultOf(settings);
    await checkIndexKey(database, vault);
    await sealAgain(database, vault, log);
    await prepareDay(settings, database, await productClock(settings, database, clock), log, makeWorld);
    if (settings.appEnv === "production" && (await isEmpty(database)))
      log.warn("nothing is for sale: bring an inventory with shamseh operator import, see docs/import.md");
    const services = await servicesOver(database, settings, log, clock);
    if (settings.appEnv !== "demo") return services;
    return { ...services, clock: aheadOf(clock, services.changes.clockAhead) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The clock that a start stands by: the demonstration's may have been moved before. */
async function productClock({ appEnv }: Settings, database: Database, clock: Clock): Promise<Clock> {
  if (appEnv !== "demo") return clock;
  const { clockAhead } = await readChanges(database, null);
  return aheadOf(clock, () => clockAhead);
}

/** A role that lacks a right would serve until the first call that needs it. */
async function refuseUnfitRole(database: Database, log: Log): Promise<void> {
  if (await ownsTables(database)) return log.warn("the database role owns its tables");
  const lacking = await lackingRights(database);
  if (lacking.length > 0)
    throw new UnfitTarget(
      `The role of DATABASE_URL lacks ${lacking.slice(0, 5).join(", ")}${lacking.length > 5 ? " and more" : ""}: npm run migrate with DATABASE_ROLE, as the owner`,
    );
}

const vaultOf = ({ piiKey, earlierPiiKeys, indexKey }: Settings) => createVault(piiKey, earlierPiiKeys, indexKey);

const isEmpty = async (database: Database): Promise<boolean> =>
  (await database.query(`${productModules.map(({ table }) => `SELECT 1 FROM ${table}`).join(" UNION ALL ")} LIMIT 1`))
    .length === 0;

/** The supplier of an installation: codes are invented for the demonstration alone. */
export const supplierOf = ({ appEnv }: Pick<Settings, "appEnv">): Supplier =>
  appEnv === "demo" ? demoSupplier : byHand;

/** Services over a database that is ready. */
export async function servicesOver(
  database: Database,
  settings: Settings,
  log: Log,
  clock: Clock,
  modules: readonly ProductModule[] = productModules,
): Promise<Services> {
  const reading = database.reading(() => changes.writtenTo());
  const changes = createChangeFeed(database, monotonicSeconds, reading !== database);
  // Everything read from here on is at least as late.
  await changes.catchUp();
  const atlas = await refreshed(() => readAtlas(database));
  const index = await refreshed(() => readIndex(database, atlas.current()));
  const flightIndex = await refreshed(async () => flightIndexOf(atlas.current()));
  const vault = vaultOf(settings);
  return {
    settings,
    database,
    reading,
    clock,
    log,
    metrics: noMetrics,
    vault,
    signer: createVoucherSigner(settings.voucherKey, settings.earlierVoucherKeys),
    codes: createCodes(settings.tokenSecret),
    addressLimits: createAddressLimits(settings.limitFactor, vault),
    identify: createIdentify(settings),
    gateways: gatewaysOf(settings),
    modules,
    products: productsOf(modules.map(({ product }) => product)),
    payables: reservationPayables,
    balanceOf,
    outboxHandlers,
    supplier: supplierOf(settings),
    atlas,
    changes,
    memory: createMemory({ changes, atlas, index, flightIndex, log }, monotonicSeconds),
    stalePrices: gatherChanges(changes, priceKeyOf),
    staleTours: gatherChanges(changes, tourKeyOf),
    inventory: createInventory(reading, changes),
    index,
    flightIndex,
  };
}

/**
 * Work of the first start of each day, once however many processes start: the nights ahead of the demonstration, and
 * the lowest coming prices.
 */
async function prepareDay(
  settings: Settings,
  database: Database,
  clock: Clock,
  log: Log,
  makeWorld?: MakeWorld,
): Promise<void> {
  await database.alone(() =>
    settings.appEnv === "demo"
      ? seedDemo(database, today(clock), log, makeWorld)
      : database.withTx(async (tx) => {
          for (const { prepareDay } of productModules) await prepareDay?.(tx, today(clock));
        }, bulkLimits),
  );
}

const DAY_CHECK_MS = 60_000;

/**
 * Runs the daily work when Tehran's date changes, and refreshes the in-memory caches. Returns a function that stops it.
 */
export function watchDays(services: Services): () => void {
  const { settings, database, clock, log } = services;
  let day = today(clock);
  const timer = setInterval(async () => {
    if (today(clock) === day) return;
    try {
      await prepareDay(settings, database, clock, log);
      await rereadMemory(services);
      day = today(clock);
    } catch (error) {
      log.error("the new day's work failed", errorFields(error));
    }
  }, DAY_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
