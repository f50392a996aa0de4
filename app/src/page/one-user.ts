import type { Session, SessionEvent } from "#app/src/store/session.ts";
import { addressOf, isOwnersAlone, type RouteName, routeNamed } from "#domain/addresses/routes.ts";
import { voucherCode } from "#domain/addresses/voucher-code.ts";
import type { KeptVouchers } from "./offline-vouchers.ts";

/** Key of the user whose forms, payments and codes this tab keeps. */
const OWNER = "owner";

/** Clears data that another user left here; null: any user's. */
function keepFor(user: string | null): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== user) sessionStorage.clear();
    if (user !== null) sessionStorage.setItem(OWNER, user);
  } catch {
    // Storage is not available: nothing is kept.
  }
}

/** Leaves a page that is its user's, or may be. Nothing leads back to it. */
async function leave(vouchers: KeptVouchers, route: RouteName | null): Promise<void> {
  await vouchers.forget();
  const isOwn = route !== null && isOwnersAlone(routeNamed(route));
  // A reservation that the query names is its owner's too.
  const isVoucher = route === "offline" || voucherCode(location.pathname) !== null;
  if (isOwn || isVoucher || new URLSearchParams(location.search).has("confirmation_code"))
    location.replace(addressOf("home"));
}

/** The user whose data this document may show. */
let shownTo: string | undefined;

/**
 * Keeps one user's data in this tab from the next, wherever either of them logged in or out: a log-out or another
 * user's log-in clears stored data, and a page open at the other user's log-in is reloaded.
 */
export function keepUsersApart(
  event: SessionEvent,
  { payload }: Pick<Session, "payload">,
  ...[vouchers, route]: [vouchers: KeptVouchers, route: RouteName | null]
): void {
  if (event.kind === "logout") {
    if (event.why === "left") {
      keepFor(null);
      void leave(vouchers, route);
    }
    return;
  }
  // A log-out that came right after has an event of its own.
  if (payload.value === null) return;
  const user = `${payload.value["sub"]}`;
  keepFor(user);
  shownTo ??= user;
  // Unlike a reload, this restores no fields.
  if (shownTo !== user) location.replace(location.pathname + location.search);
}
