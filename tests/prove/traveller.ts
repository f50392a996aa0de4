import { setTimeout as delay } from "node:timers/promises";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { CancellationQuoteValue, QuoteValue, ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import type { Market } from "./town.ts";

/** A traveller's plan, and what they know of its outcome. */
export type Story = {
  readonly user: Caller;
  /** Null while the hold was never acknowledged. */
  code: string | null;
  /** When the hold was first asked for and when it was acknowledged, by `performance.now()`. */
  held: { asked: number; answered: number } | null;
  /** Another code for the same intent: must stay empty. */
  otherCodes: string[];
  total: number;
  plan: Plan;
  /** What they pay with; null while no payment was begun. */
  paymentId: string | null;
  /** The bank's name for it. */
  authority: string | null;
  /** The bank took their money. */
  isPaid: boolean;
  /** The longest that one of their requests went without an answer. */
  longestWaitMs: number;
};

/** `dropped`: paid, and the way back is lost. `abandon`: a hold that is abandoned. `cancel`: paid, then called off. */
const plans = ["pay", "pay", "pay", "cancel", "dropped", "dropped", "dropped", "decline", "abandon", "pay"] as const;
export type Plan = (typeof plans)[number];

/**
 * How long a traveller retries against a provider that is up: a payment cut short is taken up again when its lease is
 * over. For as long as the provider dies again and again they are patient: each death may cut the next try short too.
 */
const PATIENCE_MS = 90_000;

/** One request, tried until there is an answer that is no outage: always the same, with the same key. */
type Ask = <T>(what: string, request: () => Promise<Answered<T>>) => Promise<Answered<T>>;

/** @throws when there is no answer in time, with what was asked and what came instead, how often. */
const patientlyIn =
  (town: Market, story: Story): Ask =>
  async (what, request) => {
    const started = Date.now();
    const instead = new Map<string, number>();
    let lives = town.lives();
    for (let since = Date.now(); ; await delay(50 + Math.random() * 100)) {
      let last: string;
      try {
        const answer = await request();
        if (answer.status < 500 && answer.status !== 429) {
          story.longestWaitMs = Math.max(story.longestWaitMs, Date.now() - started);
          return answer;
        }
        last = answer.text;
      } catch (error) {
        // Connection refused or reset; anything else is a fault of ours.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        last = `${error.message} ${String(error.cause ?? "")}`;
      }
      instead.set(last, (instead.get(last) ?? 0) + 1);
      if (town.lives() !== lives) {
        lives = town.lives();
        since = Date.now();
      }
      if (Date.now() - since > PATIENCE_MS) {
        throw new Error(`No answer to ${what} in ${PATIENCE_MS} ms: ${JSON.stringify([...instead])}`);
      }
    }
  };

/** One traveller's way from a price to a voucher, while the provider is killed and restarted. */
export async function book(
  town: Market,
  user: Caller,
  plan: Plan = plans[Math.floor(Math.random() * plans.length)]!,
): Promise<Story> {
  const story: Story = {
    user,
    code: null,
    held: null,
    otherCodes: [],
    total: 0,
    plan,
    paymentId: null,
    authority: null,
    isPaid: false,
    longestWaitMs: 0,
  };
  const ask = patientlyIn(town, story);
  const { path: reserve, saving: save, travellers, ...wares } = town.wares;
  const request = await wares.request();
  const quote = await ask("quote", () => user.post<QuoteValue>(`${reserve}/quote`, request));
  if (quote.status !== 200) return story;
  story.total = quote.value.total;

  const key = newKey();
  const hold = () => user.post<ReservationValue>(`${reserve}/create`, { quote_id: quote.value.quote_id }, key);
  const asked = performance.now();
  const held = await ask("create", hold);
  if (held.status !== 200) return story;
  const { confirmation_code: code } = held.value;
  story.code = code;
  story.held = { asked, answered: performance.now() };
  // A repeated request must answer the same reservation.
  const again = await ask("create again", hold);
  if (again.status !== 200 || again.value.confirmation_code !== code) story.otherCodes.push(again.text);
  if (plan === "abandon") return story;

  const path = `${reserve}/${code}`;
  const [saving, choosing, submitting, starting] = [newKey(), newKey(), newKey(), newKey()];
  await ask(save, () => user.post(`${path}/${save}`, travellers, saving));
  const choice = wares.choice?.(held.value);
  // Another may have been first: then they do without.
  if (choice) await ask(choice.path, () => user.post(`${path}/${choice.path}`, choice.body, choosing));
  await ask("submit", () => user.post(`${path}/submit`, {}, submitting));
  const wanted = { confirmation_code: code, gateway: "test", use_wallet: false };
  const started = await ask("payment/start", () => user.post<StartValue>("payment/v2/start", wanted, starting));
  if (started.status !== 200) return story;
  story.paymentId = started.value.payment_id;
  const authority = started.value.redirect_address.split("/").at(-1) ?? "";
  story.authority = authority;
  story.isPaid = plan !== "decline";
  const back = await town.atBank(authority, plan === "cancel" ? "pay" : plan);
  if (back !== null) {
    const { pathname, search } = new URL(back);
    // A payer comes back once, also when the connection is refused.
    await Promise.resolve()
      .then(() => town.door.request(pathname + search, { redirect: "manual" }))
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
  if (plan === "cancel") await callOff(user, path, ask);
  return story;
}

/** Cancels, unless the reservation has ended or left already. */
async function callOff(user: Caller, path: string, ask: Ask): Promise<void> {
  const key = newKey();
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(100)) {
    const quote = await ask("cancellation-quote", () => user.get<CancellationQuoteValue>(`${path}/cancellation-quote`));
    if (quote.status !== 200) {
      const now = await ask("read", () => user.get<ReservationValue>(path));
      if (now.status === 200 && isTerminal(now.value.status)) return;
    }
    if (quote.status !== 200 || quote.value.paid === 0) continue;
    const body = { quote_id: quote.value.quote_id, destination: "card" };
    const answer = await ask("cancel", () => user.post(`${path}/cancel`, body, key));
    if (answer.status === 200) return;
  }
}
