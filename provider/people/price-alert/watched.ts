import type { AlertWish, PriceAlertKind } from "#domain/contract/price-alert.shapes.ts";
import type { Services } from "../../services.ts";
import type { Reads } from "./reads.ts";
import type { Subject, Watched } from "./subject.ts";

/** @throws when no product of this provider has alerts of the kind. */
function watchedOf({ modules }: Pick<Services, "modules">, kind: PriceAlertKind): Watched<PriceAlertKind> {
  const found = modules.find(({ alert }) => alert?.kind === kind)?.alert;
  if (found === undefined) throw new Error(`No product has price alerts of the kind ${kind}`);
  return found as unknown as Watched<PriceAlertKind>;
}

/** Field for the faults that there is nothing to wait for, or no room for an alert on it. */
export const fieldOf = (services: Pick<Services, "modules">, { kind }: Subject): string =>
  watchedOf(services, kind).field;

/** Word of the notification that what was waited for has happened. */
export const wordOf = (
  services: Pick<Services, "modules">,
  { kind }: Subject,
  wish: AlertWish,
): Watched<PriceAlertKind>["words"][AlertWish] => watchedOf(services, kind).words[wish];

/** Returns the current price of a subject, rial; null where it cannot be had. */
export const totalNow = (subject: Subject, services: Services, reads: Reads): Promise<number | null> =>
  watchedOf(services, subject.kind).total(subject, services, reads);
