import type { MethodsValue } from "#domain/contract/payment.shapes.ts";
import type { Services } from "../../services.ts";

const titles = {
  zarinpal: { title_fa: "زرین‌پال", title_en: "ZarinPal" },
  test: { title_fa: "بانک آزمایشی", title_en: "Test bank" },
} as const;

/** Gateways that can be paid at, with their names. */
export const gatewaysOf = (gateways: Services["gateways"]): MethodsValue["gateways"] =>
  [...gateways.values()].map(({ name }) => ({ name, ...titles[name] }));
