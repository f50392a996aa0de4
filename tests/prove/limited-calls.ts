import type { StayQuoteValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import type { LimitKind } from "#provider/kernel/http/address-limits.ts";
import type { Settings } from "#provider/kernel/settings.ts";
import { type Answered, type Caller, callerOf, newKey, newMobile } from "#tests/support/client.ts";
import type { BookableItem } from "./bookable-items.ts";
import { type Client, testClusterOf } from "./test-cluster.ts";

/** Context of limited calls: a database, the site's own settings, and the request for a price. */
export type Limited = {
  readonly database: Database;
  readonly settings: Settings;
  readonly request: BookableItem["request"];
};

/** One call, repeated by one client. */
type LimitedCall = {
  /** Error reason of a call within the limit; null when the call succeeds. */
  readonly allowedAs: string | null;
  /** Prepares a number of calls of a client. The returned function makes one. */
  ready(from: Limited, client: Client, times: number): Promise<(turn: number) => Promise<Answered>>;
};

/** Calls that need no preparation. */
const anyone =
  (ask: (caller: Caller) => Promise<Answered>): LimitedCall["ready"] =>
  async (_from, client) =>
  () =>
    ask(callerOf(client));

/** A challenge issued to no browser. */
const UNKNOWN = "0".repeat(22);

/** Call for each kind of limit that the provider has. */
export const limitedCalls: Readonly<Record<LimitKind, LimitedCall>> = {
  codes: {
    allowedAs: null,
    ready: anyone((caller) => caller.post("user/v2/send-otp", { mobile: newMobile() })),
  },
  verifications: {
    allowedAs: "invalid_input",
    ready: anyone((caller) =>
      caller.post("user/v2/login-by-otp", { mobile: newMobile(), challenge: UNKNOWN, code: "123456" }),
    ),
  },
  passwords: {
    allowedAs: "invalid_input",
    ready: anyone((caller) =>
      caller.post("user/v2/login-by-password", { mobile: newMobile(), password: "a wrong password" }),
    ),
  },
  quotes: {
    allowedAs: null,
    ready: async ({ request }, client) => {
      const wanted = await request();
      return () => callerOf(client).post("reserve/v2/quote", wanted);
    },
  },
  ownQuotes: {
    allowedAs: null,
    async ready({ database, settings, request }, client) {
      const user = await testClusterOf(database, [client], settings).user();
      const wanted = await request();
      return () => user.post("reserve/v2/quote", wanted);
    },
  },
  proofs: {
    allowedAs: null,
    ready: anyone((caller) => caller.post("voucher/v2/state", { proof: "SHV1.x" })),
  },
  holds: {
    allowedAs: null,
    // Each by another traveller, since one may have only three holds.
    async ready({ database, settings, request }, client, times) {
      const cluster = testClusterOf(database, [client], settings);
      const wanted = await request();
      const asks: (() => Promise<Answered>)[] = [];
      while (asks.length < times) {
        const user = await cluster.user();
        const { value } = await user.post<StayQuoteValue>("reserve/v2/quote", wanted);
        asks.push(() => user.post("reserve/v2/create", { quote_id: value.quote_id }, newKey()));
      }
      return (turn) => asks[turn]!();
    },
  },
  links: {
    allowedAs: "not_found",
    ready: anyone((caller) => caller.post(`payment/v2/share/${UNKNOWN}/check`, {})),
  },
  linkReads: {
    allowedAs: "not_found",
    ready: anyone((caller) => caller.get(`voucher/v2/companion/${UNKNOWN}`)),
  },
  inquiries: {
    allowedAs: null,
    ready: anyone((caller) =>
      caller.post(
        "content/v2/contact-message",
        { name: "مریم کاشانی", mobile: "09131234567", text: "برای گروه چهل‌نفره راهنمایی می‌خواهم." },
        newKey(),
      ),
    ),
  },
  refreshes: {
    allowedAs: null,
    ready: anyone((caller) => caller.get("cache/v2/refresh?address=/Content/About.html")),
  },
};
