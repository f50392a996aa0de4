import { matchRoute, type RouteName } from "./routes.ts";

const vouchers: readonly RouteName[] = [
  "voucher",
  "tourVoucher",
  "tourVoucherOld",
  "flightVoucher",
  "flightVoucherOld",
  "flightVoucherIn",
];

/** The confirmation code of a voucher's address, at any of its addresses; null of every other page. */
export function voucherCode(path: string): string | null {
  const match = matchRoute(path);
  if (match === null || !vouchers.includes(match.name)) return null;
  return match.params["confirmation_code"] ?? match.params["confirmationCode"] ?? null;
}
