import type { QuoteValue } from "#domain/contract/reservation.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import type { LimitKind } from "#provider/kernel/http/address-limits.ts";
import type { Settings } from "#provider/kernel/settings.ts";
import { type Answered, type Caller, callerOf, newKey, newMobile } from "#tests/support/client.ts";
import { type Door, houseOf } from "./house.ts";
import type { Wares } from "./wares.ts";

/** What limited calls are made with: a database, the site's own settings, and what a price is asked for. */
export type Limited = {
  readonly database: Database;
  readonly settings: Settings;
  readonly request: Wares["request"];
};

/** One call, made again and again by a caller at a door. */
type LimitedCall = {
  /** What an answer that was allowed gives for a reason: null where the call does what it is for. */
  readonly allowedAs: string | null;
  /** Makes ready to ask so many times at a door. The answer asks once. */
  ready(from: Limited, door: Door, times: number): Promise<(turn: number) => Promise<Answered>>;
};

/** What is asked of the door itself, with nothing to make ready. */
const anyone =
  (ask: (caller: Caller) => Promise<Answered>): LimitedCall["ready"] =>
  async (_from, door) =>
  () =>
    ask(callerOf(door));

/** A challenge that no browser was given. */
const UNKNOWN = "0".repeat(22);

/** How each kind of limited call is made, for every kind that the provider limits. */
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
    ready: async ({ request }, door) => {
      const wanted = await request();
      return () => callerOf(door).post("reserve/v2/quote", wanted);
    },
  },
  ownQuotes: {
    allowedAs: null,
    async ready({ database, settings, request }, door) {
      const user = await houseOf(database, [door], settings).user();
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
    // Each by another traveller, who may hold three only.
    async ready({ database, settings, request }, door, times) {
      const house = houseOf(database, [door], settings);
      const wanted = await request();
      const asks: (() => Promise<Answered>)[] = [];
      while (asks.length < times) {
        const user = await house.user();
        const { value } = await user.post<QuoteValue>("reserve/v2/quote", wanted);
        asks.push(() => user.post("reserve/v2/create", { quote_id: value.quote_id }, newKey()));
      }
      return (turn) => asks[turn]!();
    },
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
