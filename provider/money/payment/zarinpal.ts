import { z } from "zod";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import { settlementLine } from "#domain/contract/settlement.shapes.ts";
import { masked } from "#domain/text/mask.ts";
import type { Order, PaymentGateway, Reversal, Standing, Verdict } from "./gateway.ts";

/** ZarinPal's protocol, version 4, over HTTP. The test bank speaks it too. */

export type ZarinpalOptions = {
  name: GatewayName;
  /** `https://payment.zarinpal.com`, or the test bank's address; without a trailing slash. */
  base: string;
  merchantId: string;
  /** True when a day's settlement can be asked for: the test bank has it, ZarinPal's own protocol does not. */
  settles?: boolean;
  /**
   * True when it sends a part of a payment back: the test bank does. ZarinPal does so in its account interface alone,
   * whose token has all rights of the person who owns it (decision 020).
   */
  refunds?: boolean;
  fetch?: typeof fetch;
};

const TIMEOUT_MS = 8_000;

/** Paid, for the first time and again. Both are a yes; booking twice is prevented elsewhere. */
const PAID: ReadonlySet<number> = new Set([100, 101]);
/** Paid, and with another amount than the one that was asked about. */
const OTHER_AMOUNT = -50;
/** The protocol's "not paid". Every other refusal may be a fault of the question, and says nothing of the money. */
const NOT_PAID = -51;

/**
 * It cannot be reversed: the bank does not do so, our address is not on the terminal's list, half an hour has passed.
 * -61, "not in success status", is none of these: it is also said of what was reversed a moment ago.
 */
const IRREVERSIBLE: ReadonlySet<number> = new Set([-60, -62, -63]);

/** The refusals that say something of the money. */
const verdicts: Readonly<Record<number, Verdict>> = {
  [NOT_PAID]: { kind: "unpaid", code: NOT_PAID },
  [OTHER_AMOUNT]: { kind: "wrong_amount", held: null, said: null, taken: null },
};

const standings: Readonly<Record<string, Standing>> = {
  IN_BANK: "open",
  PAID: "paid",
  VERIFIED: "verified",
  FAILED: "failed",
  REVERSED: "reversed",
};

const opened = z.object({ code: z.literal(100), authority: z.string().min(10).max(100) });
/**
 * The protocol names no sum beside its yes, and a sum alone in its list. A sum or currency named all the same is
 * compared.
 */
const named = { amount: z.unknown().optional(), currency: z.unknown().optional() };
const verified = z.object({
  code: z.number(),
  ref_id: z.union([z.number(), z.string()]).transform(String),
  // It decorates the yes: money is booked without it where it is no card's number.
  card_pan: z.string().max(30).nullish().catch(null),
  ...named,
});
const stood = z.object({ status: z.string() });
const done = z.object({ code: z.literal(100) });
const refused = z.object({ code: z.number() });
const waiting = z.object({ authorities: z.array(z.object({ authority: z.string(), ...named })) });
const settlement = z.object({ code: z.literal(100), payments: z.array(settlementLine) });

/** A success has `errors: []` beside its data, a failure `data: []` beside its errors: each is read as what it is. */
const answered = z.object({ data: z.unknown().optional(), errors: z.unknown().optional() });

/** Rial in each unit that the protocol knows; we ask in the first. */
const RIAL_IN: Readonly<Record<string, number>> = { IRR: 1, IRT: 10 };

/** Sum that a gateway names as paid. Rial; null where its number or its currency cannot be read. */
function sumNamed({ amount, currency }: { amount?: unknown; currency?: unknown }): number | null {
  const unit = currency == null ? 1 : RIAL_IN[String(currency)];
  const digits = typeof amount === "number" || typeof amount === "string" ? String(amount) : "";
  return unit === undefined || !/^\d{1,15}$/.test(digits) ? null : Number(digits) * unit;
}

const MAX_SAID = 40;
/** The same as it was written, for the log. */
const saying = ({ amount, currency }: { amount?: unknown; currency?: unknown }): string | null =>
  [amount, currency]
    .filter((part) => part != null)
    .join(" ")
    .slice(0, MAX_SAID) || null;

function reversalOf({ data, errors }: z.infer<typeof answered>): Reversal {
  if (done.safeParse(data).success) return "reversed";
  const no = refused.safeParse(errors);
  return no.success && IRREVERSIBLE.has(no.data.code) ? "refused" : "unknown";
}

type Terminal = Required<Pick<ZarinpalOptions, "base" | "merchantId" | "fetch">>;

/** Calls the protocol. The answer's body; empty when there was no answer or it is not JSON. */
const askerOf =
  ({ base, merchantId, fetch: send }: Terminal) =>
  async (method: string, body: object): Promise<z.infer<typeof answered>> => {
    try {
      const response = await send(`${base}/pg/v4/payment/${method}.json`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify({ merchant_id: merchantId, ...body }),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answered.parse(await response.json());
    } catch {
      return {};
    }
  };

/** A gateway that speaks ZarinPal. */
export function zarinpal(options: ZarinpalOptions): PaymentGateway {
  const { name, base, settles = false, refunds = false } = options;
  const ask = askerOf({ fetch, ...options });
  return {
    name,
    cards: "iranian",
    async request({ amount, description, callbackUrl, orderId }: Order) {
      const { data } = await ask("request", {
        amount,
        currency: "IRR",
        description,
        callback_url: callbackUrl,
        metadata: { order_id: orderId },
      });
      const session = opened.safeParse(data);
      if (!session.success) return null;
      const { authority } = session.data;
      return { authority, redirectAddress: `${base}/pg/StartPay/${encodeURIComponent(authority)}` };
    },
    async verify(authority, amount): Promise<Verdict> {
      const { data, errors } = await ask("verify", { amount, authority });
      const yes = verified.safeParse(data);
      if (yes.success && PAID.has(yes.data.code)) {
        const taken = {
          refId: yes.data.ref_id,
          cardMasked: yes.data.card_pan == null ? null : masked(yes.data.card_pan, "card_number"),
        };
        const held = sumNamed({ ...yes.data, amount: yes.data.amount ?? amount });
        return held === amount
          ? { kind: "paid", ...taken }
          : { kind: "wrong_amount", held, said: saying(yes.data), taken };
      }
      const no = refused.safeParse(errors);
      if (!no.success) return { kind: "unknown" };
      return verdicts[no.data.code] ?? { kind: "unknown" };
    },
    async inquire(authority) {
      const { data } = await ask("inquiry", { authority });
      const found = stood.safeParse(data);
      return (found.success ? standings[found.data.status] : undefined) ?? "unknown";
    },
    async reverse(authority) {
      return reversalOf(await ask("reverse", { authority }));
    },
    ...(refunds && {
      async refund(authority: string, amount: number, reference: string) {
        return reversalOf(await ask("refund", { authority, amount, reference }));
      },
    }),
    async unverified() {
      const { data } = await ask("unVerified", {});
      const list = waiting.safeParse(data);
      if (!list.success) return [];
      return list.data.authorities.map(({ authority, ...sum }) => ({
        authority,
        amount: sumNamed(sum),
        said: saying(sum),
      }));
    },
    ...(settles && {
      async settlement(day: IsoDate) {
        const { data } = await ask("settlement", { day });
        const list = settlement.safeParse(data);
        return list.success ? list.data.payments : null;
      },
    }),
  };
}
