import type { ReadInputOf, Typed } from "#domain/contract/call.ts";
import type { AlertWish, PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import { inputShapeOf } from "#products/contract.shapes.ts";
import { isRefusal, type Refusal } from "../../kernel/envelope.ts";
import type { Asked as AskedCall, Endpoint } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import { judgeAlert, setAlert } from "./price-alert.ts";
import type { Asked, Subject } from "./subject.ts";

/** The call that sets an alert on a product. `read`: the subject of its input, or every fault of it. */
export const savingAlert = <C extends Typed & { method: "POST" }>(
  call: C,
  read: (input: ReadInputOf<C>, services: Services) => Asked<Subject> | Promise<Asked<Subject>>,
): Endpoint => ({
  kind: "work",
  call,
  body: inputShapeOf(call),
  async answer(
    { body, principal }: AskedCall<undefined, ReadInputOf<C> & { waits_for: AlertWish; limit_total: number | null }>,
    services: Services,
  ): Promise<PriceAlertsValue | Refusal> {
    // The price is read before the transaction opens: it may read a whole city.
    const judged = await judgeAlert(
      await read(body, services),
      { waitsFor: body.waits_for, limit: body.limit_total },
      services,
    );
    if (isRefusal(judged)) return judged;
    return services.database.withTx((tx) => setAlert(tx, signedIn(principal).userId, judged));
  },
});
