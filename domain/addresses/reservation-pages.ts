import { addressOf, type RouteName } from "./routes.ts";

type Pages = Readonly<Record<"prepare" | "status" | "voucher", RouteName>>;

/** The routes of a reservation's pages, by its kind. */
const pagesOf = {
  property: { prepare: "prepare", status: "status", voucher: "voucher" },
  tour: { prepare: "tourPrepare", status: "tourStatus", voucher: "tourVoucher" },
} as const satisfies Record<string, Pages>;

const isKnown = (kind: string): kind is keyof typeof pagesOf => Object.hasOwn(pagesOf, kind);

/** The address of a page of a reservation. A kind without pages of its own is shown on those of accommodation. */
export const reservationAddress = (kind: string, page: keyof Pages, code: string): string =>
  addressOf(pagesOf[isKnown(kind) ? kind : "property"][page], { confirmation_code: code });
