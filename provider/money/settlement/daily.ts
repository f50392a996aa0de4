import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { SettlementValue } from "#domain/contract/settlement.shapes.ts";
import { tehranInstantSql } from "../../kernel/today.ts";
import type { Services } from "../../services.ts";
import type { PaymentGateway } from "../payment/gateway.ts";
import { compareDay, keepLines } from "./compare.ts";

/** Days back that are made up for when nothing ran. */
const MAX_DAYS = 7;

/**
 * Asks a gateway for a day's settlement and compares it; null when it did not answer, or has none to ask for.
 */
export async function compareWithGateway(
  services: Services,
  gateway: PaymentGateway,
  day: IsoDate,
): Promise<SettlementValue | null> {
  const lines = (await gateway.settlement?.(day)) ?? null;
  if (lines === null) return null;
  await services.database.withTx((tx) => keepLines(tx, gateway.name, day, lines, true));
  return compareDay(services, gateway.name, day);
}

/** The job: compares each day that is over, by the database's clock, with every gateway that can be asked. */
export async function compareDays(services: Services): Promise<void> {
  const { database, gateways, log } = services;
  const [clock] = await database.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
  const yesterday = addDays(tehranDate(clock?.now ?? 0), -1);
  for (const gateway of gateways.values()) {
    if (gateway.settlement === undefined) continue;
    // A day that was compared before it was over is compared again.
    const compared = await database.query<{ day: IsoDate }>(
      `SELECT day FROM settlement_run
       WHERE gateway = $1 AND at >= to_timestamp(${tehranInstantSql("(day + 1)")})`,
      [gateway.name],
    );
    const done = new Set(compared.map(({ day }) => day));
    for (let back = MAX_DAYS - 1; back >= 0; back--) {
      const day = addDays(yesterday, -back);
      if (done.has(day)) continue;
      const result = await compareWithGateway(services, gateway, day);
      if (result === null) log.warn("a settlement could not be asked for");
    }
  }
}
