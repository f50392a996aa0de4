import { Hono } from "hono";
import { z } from "zod";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import { isoDate } from "#domain/contract/envelope.shapes.ts";
import type { Books, Session } from "./books.ts";
import { cardNamed } from "./cards.ts";
import { choices, decidedPage, droppedPage, payPage, unknownPage, wayBack } from "./pages.ts";
import { bankStyles } from "./styles.ts";
import { isWrongWay, type WrongWay, type WrongWayName, wrongWays } from "./wrong-amounts.ts";

/** A bank to try payments with: ZarinPal's protocol for programs, and a page on which a person pays or does not. */

const requestInput = z.object({
  amount: z.number().int().positive(),
  description: z.string().max(500),
  callback_url: z.url({ protocol: /^https?$/ }).max(500),
});
const sessionInput = z.object({ authority: z.string().max(100) });
const settlementInput = z.object({ day: isoDate });
const refundInput = sessionInput.extend({ amount: z.number().int().positive(), reference: z.string().min(1).max(100) });
const wrongInput = sessionInput.extend({ way: z.custom<WrongWayName>(isWrongWay) });
const verifyInput = sessionInput.extend({ amount: z.number().int() });

/** A success has `errors: []`, a failure `data: []`, as the real one answers. */
const yes = (data: object) => ({ data, errors: [] });
const no = (code: number, message: string) => ({ data: [], errors: { code, message, validations: [] } });

/** A session's state in the protocol's words; one that is paid is `VERIFIED` once the shop has verified it. */
const standings = { open: "IN_BANK", paid: "PAID", declined: "FAILED", reversed: "REVERSED" } as const;

const refusals = {
  [-50]: "Session is not valid, amounts values is not the same",
  [-51]: "Session is not valid, session is not active paid try",
} as const;

/** Reason why the bank refuses to verify a sum; null: it verifies. */
function refusalOf({ state, amount, held, way }: Session, asked: number): keyof typeof refusals | null {
  if (state !== "paid") return -51;
  const { refusal }: Pick<WrongWay, "refusal"> = way === null ? { refusal: -50 } : wrongWays[way];
  const isRight = refusal === null ? asked === amount : asked === held && held > 0;
  return isRight ? null : (refusal ?? -50);
}

const written = ({ held, way }: Session) => (way === null ? { amount: held } : wrongWays[way].written(held));

/** Reasons why money does not go back. */
const irreversible = {
  not_paid: [-61, "Session is not in success status."],
  too_late: [-63, "Maximum time for reverse this session is expired."],
  too_much: [-60, "Session can not be reversed."],
} as const;

type Choice = keyof typeof choices;
const isChoice = (text: unknown): text is Choice => typeof text === "string" && Object.hasOwn(choices, text);

/** The shop's side of ZarinPal's protocol. */
function addProtocol(app: Hono, books: Books): void {
  app.post("/pg/v4/payment/request.json", async (context) => {
    const input = requestInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success) return context.json(no(-9, "Validation error"), 422);
    const { amount, description, callback_url } = input.data;
    const authority = books.open(amount, description, callback_url);
    return context.json(yes({ code: 100, message: "Success", authority, fee_type: "Merchant", fee: 0 }));
  });

  app.post("/pg/v4/payment/verify.json", async (context) => {
    const input = verifyInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success) return context.json(no(-9, "Validation error"), 422);
    const session = books.find(input.data.authority);
    if (session === null) return context.json(no(-54, "Invalid authority"), 422);
    const refusal = refusalOf(session, input.data.amount);
    if (refusal !== null) return context.json(no(refusal, refusals[refusal]), 422);
    const code = session.is_verified === 1 ? 101 : 100;
    books.markVerified(session.authority);
    return context.json(
      yes({
        code,
        message: code === 100 ? "Paid" : "Verified",
        ref_id: session.ref_id,
        card_pan: cardNamed(session.card),
        fee: 0,
        ...(session.way !== null && wrongWays[session.way].refusal === null && written(session)),
      }),
    );
  });

  app.post("/pg/v4/payment/inquiry.json", async (context) => {
    const input = sessionInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success) return context.json(no(-9, "Validation error"), 422);
    const session = books.find(input.data.authority);
    if (session === null) return context.json(no(-54, "Invalid authority"), 422);
    const isVerified = session.state === "paid" && session.is_verified === 1;
    const status = isVerified ? "VERIFIED" : standings[session.state];
    return context.json(yes({ code: 100, message: "Success", status }));
  });

  app.post("/pg/v4/payment/reverse.json", async (context) => {
    const input = sessionInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success) return context.json(no(-9, "Validation error"), 422);
    if (books.find(input.data.authority) === null) return context.json(no(-54, "Invalid authority"), 422);
    const outcome = books.reverse(input.data.authority);
    if (outcome === "reversed") return context.json(yes({ code: 100, message: "Reversed" }));
    const [code, message] = irreversible[outcome];
    return context.json(no(code, message), 422);
  });

  app.post("/pg/v4/payment/unVerified.json", (context) => {
    const authorities = books.unverified().map((session) => ({
      authority: session.authority,
      callback_url: session.callback_url,
      ...written(session),
    }));
    return context.json(yes({ code: 100, message: "Success", authorities }));
  });
}

/** Calls that this bank offers and ZarinPal does not. */
function addTestCalls(app: Hono, books: Books): void {
  /** From now on it holds another sum for a session. */
  app.post("/pg/wrong", async (context) => {
    const input = wrongInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success || books.find(input.data.authority) === null)
      return context.json(no(-9, "Validation error"), 422);
    books.goWrong(input.data.authority, input.data.way);
    return context.json(yes({ code: 100, message: "Success" }));
  });

  app.post("/pg/v4/payment/refund.json", async (context) => {
    const input = refundInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success) return context.json(no(-9, "Validation error"), 422);
    const { authority, amount, reference } = input.data;
    if (books.find(authority) === null) return context.json(no(-54, "Invalid authority"), 422);
    const outcome = books.refund(authority, amount, reference);
    if (outcome === "reversed") return context.json(yes({ code: 100, message: "Refunded" }));
    const [code, message] = irreversible[outcome];
    return context.json(no(code, message), 422);
  });

  app.post("/pg/v4/payment/settlement.json", async (context) => {
    const input = settlementInput.safeParse(await context.req.json().catch(() => null));
    if (!input.success) return context.json(no(-9, "Validation error"), 422);
    const from = tehranInstant(input.data.day);
    const payments = books
      .settled(from, from + DAY_SECONDS)
      .map(({ authority, ref_id, held, refunded, card, paid_at }) => ({
        authority,
        ref_id: String(ref_id),
        amount: held,
        refunded,
        card_masked: cardNamed(card),
        paid_at,
      }));
    return context.json(yes({ code: 100, message: "Success", payments }));
  });

  app.get("/pg/books", (context) => context.json(books.totals()));
}

/** The pages of the payer. */
function addPages(app: Hono, books: Books): void {
  app.get("/bank.css", (context) => context.body(bankStyles, 200, { "Content-Type": "text/css; charset=utf-8" }));

  app.get("/pg/StartPay/:authority", (context) => {
    const session = books.find(context.req.param("authority"));
    if (session === null) return context.html(unknownPage(), 404);
    return context.html(session.state === "open" ? payPage(session) : decidedPage(session));
  });

  app.post("/pg/StartPay/:authority", async (context) => {
    const session = books.find(context.req.param("authority"));
    if (session === null) return context.html(unknownPage(), 404);
    const { choice, card } = await context.req.parseBody();
    if (!isChoice(choice)) return context.redirect(`/pg/StartPay/${session.authority}`, 303);
    books.decide(session.authority, choices[choice].state, cardNamed(card));
    const now = books.find(session.authority) ?? session;
    return choices[choice].isBack ? context.redirect(wayBack(now), 303) : context.html(droppedPage(now));
  });
}

/** The bank over its books. */
export function createBank(books: Books): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; form-action *; frame-ancestors 'none'; base-uri 'none'",
    );
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("Cache-Control", "no-store");
  });
  addProtocol(app, books);
  addTestCalls(app, books);
  addPages(app, books);
  return app;
}
