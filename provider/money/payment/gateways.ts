import type { Settings } from "../../kernel/settings.ts";
import type { PaymentGateway } from "./gateway.ts";
import { zarinpal } from "./zarinpal.ts";

/** The test bank speaks ZarinPal's protocol: the code tested against it is the one that runs against ZarinPal. */
const TEST_MERCHANT = "00000000-0000-0000-0000-000000000000";

/** The gateways that these settings allow, by name. */
export function gatewaysOf({ zarinpal: real, testBank }: Settings): ReadonlyMap<string, PaymentGateway> {
  const all = [
    ...(real === null ? [] : [zarinpal({ name: "zarinpal", ...real })]),
    ...(testBank === null
      ? []
      : [zarinpal({ name: "test", base: testBank, merchantId: TEST_MERCHANT, settles: true, refunds: true })]),
  ];
  return new Map(all.map((gateway) => [gateway.name, gateway]));
}
