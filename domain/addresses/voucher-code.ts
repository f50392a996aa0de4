import { matchRoute, type RouteName } from "./routes.ts";

const vouchers: readonly RouteName[] = [
  "voucher",
  "tourVoucher",
  "tourVoucherOld",
  "flightVoucher",
  "flightVoucherOld",
  "flightVoucherIn",
];

/** Returns the confirmation code in any of a voucher's addresses; null for every other page. */
export function voucherCode(path: string): string | null {
  const match = matchRoute(path);
  if (match === null || !vouchers.includes(match.name)) return null;
  return match.params["confirmation_code"] ?? match.params["confirmationCode"] ?? null;
}
