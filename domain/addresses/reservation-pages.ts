import { addressOf } from "./routes.ts";

type Page = "prepare" | "status" | "voucher";
type Pages = Readonly<Record<Page, (confirmation_code: string) => string>>;

/** Addresses of a reservation's pages, by its kind. */
const pagesOf: Readonly<Record<string, Pages>> = {
  property: {
    prepare: (confirmation_code) => addressOf("prepare", { confirmation_code }),
    status: (confirmation_code) => addressOf("status", { confirmation_code }),
    voucher: (confirmation_code) => addressOf("voucher", { confirmation_code }),
  },
  tour: {
    prepare: (confirmation_code) => addressOf("tourPrepare", { confirmation_code }),
    status: (confirmation_code) => addressOf("tourStatus", { confirmation_code }),
    voucher: (confirmation_code) => addressOf("tourVoucher", { confirmation_code }),
  },
  flight: {
    // The same address is the review of a booking before it is made.
    prepare: (confirmation_code) => addressOf("flightPrepare", {}, { confirmation_code }),
    status: (confirmation_code) => addressOf("flightStatus", { confirmation_code }),
    voucher: (confirmation_code) => addressOf("flightVoucher", { confirmation_code }),
  },
} satisfies Record<string, Pages>;

const { property } = pagesOf as { property: Pages };

/** Returns the address of a page of a reservation. Kinds without pages of their own use those of accommodation. */
export const reservationAddress = (kind: string, page: Page, code: string): string =>
  (Object.hasOwn(pagesOf, kind) ? (pagesOf[kind] ?? property) : property)[page](code);
