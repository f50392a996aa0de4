import { setTimeout as delay } from "node:timers/promises";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { StayQuoteValue, StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import type { BookingSite } from "./load-scenario.ts";

/** A traveller's plan, and their knowledge of its outcome. */
export type Story = {
  readonly user: Caller;
  /** Null while the hold was never acknowledged. */
  code: string | null;
  /** Times of the first request for the hold and of its acknowledgement, by `performance.now()`. */
  held: { asked: number; answered: number } | null;
  /** Other codes for the same intent: must stay empty. */
  otherCodes: string[];
  total: number;
  plan: Plan;
  /** Payment; null while none was begun. */
  paymentId: string | null;
  /** The bank's name for it. */
  authority: string | null;
  /** The bank took their money. */
  isPaid: boolean;
  /** Longest time without an answer to one of their requests. */
  longestWaitMs: number;
};

/** `dropped`: paid, and the return is lost. `abandon`: an abandoned hold. `cancel`: paid, then cancelled. */
const plans = ["pay", "pay", "pay", "cancel", "dropped", "dropped", "dropped", "decline", "abandon", "pay"] as const;
export type Plan = (typeof plans)[number];

/**
 * Retry timeout of a traveller against a provider that is up: an interrupted payment is resumed when its lease is over.
 * Each death of the provider restarts the timeout, since it may interrupt the next attempt too.
 */
const PATIENCE_MS = 90_000;

/** One request, always the same and with the same key, repeated until an answer that is no outage. */
type Ask = <T>(what: string, request: () => Promise<Answered<T>>) => Promise<Answered<T>>;

/** @throws without an answer in time, with the request and the counts of what came instead. */
const patientlyIn =
  (scenario: BookingSite, story: Story): Ask =>
  async (what, request) => {
    const started = Date.now();
    const instead = new Map<string, number>();
    let lives = scenario.lives();
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
        // Connection refused or reset; anything else is a defect of ours.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        last = `${error.message} ${String(error.cause ?? "")}`;
      }
      instead.set(last, (instead.get(last) ?? 0) + 1);
      if (scenario.lives() !== lives) {
        lives = scenario.lives();
        since = Date.now();
      }
      if (Date.now() - since > PATIENCE_MS) {
        throw new Error(`No answer to ${what} in ${PATIENCE_MS} ms: ${JSON.stringify([...instead])}`);
      }
    }
  };

/** One traveller's way from a quote to a voucher, while the provider is killed and restarted. */
export async function book(
  scenario: BookingSite,
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
  const ask = patientlyIn(scenario, story);
  const { path: reserve, saving: save, travellers, ...item } = scenario.item;
  const request = await item.request();
  const quote = await ask("quote", () => user.post<StayQuoteValue>(`${reserve}/quote`, request));
  if (quote.status !== 200) return story;
  story.total = quote.value.total;

  const key = newKey();
  const hold = () => user.post<StayReservationValue>(`${reserve}/create`, { quote_id: quote.value.quote_id }, key);
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
  const choice = item.choice?.(held.value);
  // Another may have been first: then they go without.
  if (choice) await ask(choice.path, () => user.post(`${path}/${choice.path}`, choice.body, choosing));
  await ask("submit", () => user.post(`${path}/submit`, {}, submitting));
  const wanted = { confirmation_code: code, gateway: "test", use_wallet: false };
  const started = await ask("payment/start", () => user.post<StartValue>("payment/v2/start", wanted, starting));
  if (started.status !== 200) return story;
  story.paymentId = started.value.payment_id;
  const authority = started.value.redirect_address.split("/").at(-1) ?? "";
  story.authority = authority;
  story.isPaid = plan !== "decline";
  const back = await scenario.atBank(authority, plan === "cancel" ? "pay" : plan);
  if (back !== null) {
    const { pathname, search } = new URL(back);
    // A payer returns once, even when the connection is refused.
    await Promise.resolve()
      .then(() => scenario.client.request(pathname + search, { redirect: "manual" }))
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
      const now = await ask("read", () => user.get<StayReservationValue>(path));
      if (now.status === 200 && isTerminal(now.value.status)) return;
    }
    if (quote.status !== 200 || quote.value.paid === 0) continue;
    const body = { quote_id: quote.value.quote_id, destination: "card" };
    const answer = await ask("cancel", () => user.post(`${path}/cancel`, body, key));
    if (answer.status === 200) return;
  }
}
