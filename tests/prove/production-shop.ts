import type { ExtrasValue } from "#domain/contract/extra.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { contract } from "#products/contract.shapes.ts";
import { createApp } from "#provider/app.ts";
import { jobs } from "#provider/jobs.ts";
import type { Log, LogFields } from "#provider/kernel/log.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import type { Services } from "#provider/services.ts";
import { startServices } from "#provider/start.ts";
import { callAt } from "#tests/support/answer-faults.ts";
import { type Answered, type Caller, type Client, callerOf, newKey, newMobile } from "#tests/support/client.ts";
import type { BookableItem } from "./bookable-items.ts";
import type { Ground } from "./production-ground.ts";

/** Clients of a journey's calls, and its observations. */
export type Shop = {
  readonly ground: Ground;
  readonly services: Services;
  readonly anyone: Caller;
  /** Two operators: a large sum needs both. */
  readonly operators: readonly [Caller, Caller];
  /** A new customer, logged in by a code from an SMS. */
  logIn(mobile?: string): Promise<Customer>;
  /** Makes a raw request, for answers without an envelope. */
  visit(path: string, init?: RequestInit): Promise<number>;
  /** A caller with these headers. */
  as(headers: Readonly<Record<string, string>>): Caller;
  /** Runs every job once, in order. */
  runJobs(): Promise<void>;
  /** Calls of the contract with a successful answer. */
  readonly answered: ReadonlySet<string>;
  /** Failed calls and jobs: 5xx, or an error of a job. */
  readonly faults: string[];
  close(): Promise<void>;
};

export type Customer = Caller & { readonly mobile: string; readonly token: string };

/** Value of a successful answer. @throws for any other. */
export function done<T>({ status, value, text }: Answered<T>): T {
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
  return value;
}

export async function openShop(ground: Ground): Promise<Shop> {
  const faults: string[] = [];
  const settings = readSettings(ground.environment);
  const notice = (event: string, fields?: LogFields) => {
    if (fields?.error_code !== undefined || fields?.error_name !== undefined)
      faults.push(
        `log: ${event} ${fields.job ?? fields.route ?? ""} ${fields.error_code ?? ""} ${fields.error_at ?? ""}`,
      );
  };
  const log: Log = { info: () => {}, warn: notice, error: notice };
  const services = await startServices(settings, log, () => FROZEN_NOW);
  const app = createApp(services);
  const answered = new Set<string>();
  const client: Client = {
    async request(address, init) {
      const response = await app.request(address, init);
      const method = init?.method ?? "GET";
      const name = callAt(address.replace(/^\//, "").replace(/\?.*$/s, ""), method)?.call.name ?? address;
      if (response.ok) answered.add(name);
      if (response.status >= 500)
        faults.push(`${name}: ${response.status} ${(await response.clone().text()).slice(0, 200)}`);
      return response;
    },
  };
  const as = (headers: Readonly<Record<string, string>>) =>
    callerOf(client, { "Client-Token": settings.clientToken, ...headers });
  const anyone = as({});
  async function runJobs(): Promise<void> {
    for (const job of jobs) {
      await job.run(services).catch((error: unknown) => {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        faults.push(`job ${job.name}: ${String(cause)}`);
      });
    }
  }
  async function logIn(mobile = newMobile()): Promise<Customer> {
    // A number gets one code a minute.
    await ground.pass(61);
    const { challenge } = done(await anyone.post<{ challenge: string }>("user/v2/send-otp", { mobile }));
    await runJobs();
    const code = ground.codeSentTo(mobile);
    const { token } = done(await anyone.post<{ token: string }>("user/v2/login-by-otp", { mobile, challenge, code }));
    return { ...as({ Authorization: `Bearer ${token}` }), mobile, token };
  }
  const root = as({ Authorization: `Bearer ${settings.operatorToken}` });
  const operator = async (name: string): Promise<Caller> => {
    const body = { operator: "Root", name };
    const { token } = done(await root.post<{ token: string }>("operator/v2/operators", body));
    return as({ Authorization: `Bearer ${token}` });
  };
  const operators = [await operator("Mina"), await operator("Reza")] as const;
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = { "Client-Token": settings.clientToken, "Content-Type": "application/json" };
    return (await client.request(`/${path}`, { ...init, headers })).status;
  };
  return {
    ground,
    services,
    anyone,
    visit,
    operators,
    logIn,
    as,
    runJobs,
    answered,
    faults,
    close: () => services.database.close(),
  };
}

/** Calls of the contract without a successful answer in any journey. */
export const unexercised = ({ answered }: Shop): string[] =>
  contract.map(({ call }) => call.name).filter((name) => !answered.has(name));

export type Booked = { readonly code: string; readonly held: ReservationEnvelope };

/** Holds an item, names its travellers, and submits it. */
export async function book(user: Caller, item: BookableItem, discountCode?: string): Promise<Booked> {
  const { path, saving, travellers, request, choice } = item;
  const { quote_id } = done(await user.post<{ quote_id: string }>(`${path}/quote`, await request()));
  const held = done(await user.post<ReservationEnvelope>(`${path}/create`, { quote_id }, newKey()));
  const code = held.confirmation_code;
  done(await user.post(`${path}/${code}/${saving}`, travellers, newKey()));
  if (choice !== undefined) {
    const chosen = choice(held);
    done(await user.post(`${path}/${code}/${chosen.path}`, chosen.body, newKey()));
  }
  if (discountCode !== undefined) {
    for (const typed of [discountCode, null, discountCode]) {
      done(await user.post(`${path}/${code}/discount-code`, { code: typed }, newKey()));
    }
  }
  const { items } = done(await user.get<ExtrasValue>(`${path}/${code}/extras`));
  const extra = items.find((one) => one.code === "proof-insurance");
  const place = extra?.places[0];
  const chosen =
    extra && place ? { extras: [{ code: extra.code, ...place }], total: extra.price } : { extras: [], total: 0 };
  done(await user.post(`${path}/${code}/extras`, chosen, newKey()));
  done(await user.post(`${path}/${code}/submit`, {}, newKey()));
  return { code, held };
}

/** Pays at the gateway as the payer, and returns. Answers the payment's id. */
export async function payAtBank(
  { ground, visit }: Shop,
  user: Caller,
  start: () => Promise<Answered<Started>>,
  decision: "paid" | "declined" = "paid",
): Promise<{ payment_id: string; authority: string }> {
  const { payment_id, redirect_address } = done(await start());
  const authority = redirect_address.split("/").at(-1) ?? "";
  ground.books.decide(authority, decision);
  const status = decision === "paid" ? "OK" : "NOK";
  await visit(`payment/v2/callback/zarinpal?Authority=${authority}&Status=${status}`);
  done(await user.get(`payment/v2/${payment_id}`));
  return { payment_id, authority };
}

type Started = { payment_id: string; redirect_address: string };
