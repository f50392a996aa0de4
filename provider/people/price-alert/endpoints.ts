import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import type { PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { isRefusal, type Refusal } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { type Principal, signedIn } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import { askedJourney } from "./flight.ts";
import { alertsOf, endAlert, judgeAlert, setAlert } from "./price-alert.ts";
import { askedStay } from "./property.ts";
import type { Asked, Subject } from "./subject.ts";
import { askedTour } from "./tour.ts";

const list = endpoint({
  call: priceAlertCalls.list,
  answer: ({ principal }, { database }) => alertsOf(database, signedIn(principal).userId),
});

type Saving = { principal: Principal; body: { limit_total: number | null } };

/** The price is read before its transaction opens: it may read a whole city. */
async function save(
  { principal, body }: Saving,
  subject: Asked<Subject>,
  services: Services,
): Promise<PriceAlertsValue | Refusal> {
  const judged = await judgeAlert(subject, body.limit_total, services);
  if (isRefusal(judged)) return judged;
  return services.database.withTx((tx) => setAlert(tx, signedIn(principal).userId, judged));
}

const saveStay = work({
  call: priceAlertCalls.save,
  answer: (asked, services) => save(asked, askedStay(asked.body, services), services),
});

const saveTour = work({
  call: priceAlertCalls.saveTour,
  answer: async (asked, services) => save(asked, await askedTour(asked.body, services), services),
});

const saveFlight = work({
  call: priceAlertCalls.saveFlight,
  answer: (asked, services) => save(asked, askedJourney(asked.body, services), services),
});

const end = effect({
  call: priceAlertCalls.end,
  effect: ({ params, principal }, tx) => endAlert(tx, signedIn(principal).userId, params.id),
});

/** Alerts on the price of a stay, a tour or a flight. */
export const priceAlertEndpoints: readonly Endpoint[] = [
  list,
  saveStay,
  { ...saveTour, product: "tour" },
  { ...saveFlight, product: "flight" },
  end,
];
