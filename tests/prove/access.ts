import type { Hono } from "hono";
import type { BankAccountValue, GuestValue, RefundValue } from "#domain/contract/account.shapes.ts";
import type { Call } from "#domain/contract/call.ts";
import { contract } from "#domain/contract/contract.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { QuoteValue, ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { post, walletOf } from "#provider/ledger/journal.ts";
import { newConfirmationCode } from "#provider/reservation/codes.ts";
import { guestsFor, prepareRoom } from "#provider/reservation/test-stay.ts";
import type { Services } from "#provider/services.ts";
import { type Answered, type Caller, callerOf, logIn, newKey } from "#provider/test-client.ts";
import { userTokens } from "#provider/user/token.ts";
import { openTrackingView } from "#provider/user/tracking-view.ts";

/** Reliability G16: who may, for every call of the contract and everybody who may not. */

export type House = { readonly services: Services; readonly app: Hono };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Credentials that prove nothing, by what is wrong with them. */
export async function worthlessTokens({ services, app }: House): Promise<Record<string, string>> {
  const [revoked, expired, live] = [await logIn(app), await logIn(app), await logIn(app)];
  await revoked.post("user/v2/logout");
  const id = JSON.parse(Buffer.from(expired.token.split(".")[1] ?? "", "base64url").toString()).jti;
  await services.database.query("UPDATE user_session SET expires_at = app_now() WHERE id = $1", [id]);
  const [head = "", body = "", signature = ""] = live.token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  return {
    revoked: revoked.token,
    expired: expired.token,
    "of another user, by hand": `${head}.${part({ ...claims, sub: "1" })}.${signature}`,
    "of no algorithm": `${part({ alg: "none", typ: "JWT" })}.${body}.`,
    "signed by another installation": userTokens({ ...services.settings, tokenSecret: "other" }).sign(claims),
    "of a session that never was": userTokens(services.settings).sign({ ...claims, jti: "A".repeat(22) }),
    "of a session of somebody else": userTokens(services.settings).sign({ ...claims, sub: "999999" }),
    garbage: "a.b.c",
  };
}

export type Access = {
  calls: number;
  /** Calls that somebody without the right got another answer than 401 from. */
  let_in: string[];
  /** What of one traveller's another was shown, or could change. */
  leaks: string[];
  code_bits: number;
  codes_repeated: number;
  /** Answers to thirty tries of one tracking code within an hour that were tries. */
  tracking_tries: number;
};

const CODES = 20_000;
const CROCKFORD_BITS = 5;
const TRIES = 30;

/** Asks every call as everybody who may not. */
export async function askAsEverybody(house: House): Promise<Access> {
  const { services, app } = house;
  const codes = Array.from({ length: CODES }, newConfirmationCode);
  return {
    calls: contract.length,
    let_in: await strangersLetIn(house),
    leaks: await leaksToAnother(house),
    code_bits: Math.min(...codes.map(({ length }) => length * CROCKFORD_BITS)),
    codes_repeated: CODES - new Set(codes).size,
    tracking_tries: await triesOfTracking(app, services),
  };
}

async function strangersLetIn(house: House): Promise<string[]> {
  const { services, app } = house;
  const { token: view } = await openTrackingView(services.database, services.settings, "x".repeat(26));
  const user = await logIn(app);
  const bad: Record<string, string | null> = { nothing: null, ...(await worthlessTokens(house)) };
  const operator = services.settings.operatorToken;
  const wrongFor: Readonly<Record<Call["who"], Record<string, string | null>>> = {
    anyone: {},
    user: { ...bad, "a tracking view": view, "the operator": operator },
    tracking: { ...bad, "the operator": operator },
    operator: { ...bad, "a tracking view": view, "a user": user.token },
  };
  const letIn: string[] = [];
  for (const { call } of contract) {
    for (const [what, token] of Object.entries(wrongFor[call.who])) {
      const caller = callerOf(app, token === null ? {} : { Authorization: `Bearer ${token}` });
      const { status, value } = await ask(caller, call, call.path.replace(/\{\w+\}/g, "1"));
      // A call that is not built answers nobody.
      if ((status !== 401 && status !== 501) || value !== null) letIn.push(`${call.name} with ${what}: ${status}`);
    }
  }
  return letIn;
}

const ask = (caller: Caller, call: Call, path: string, body: unknown = {}): Promise<Answered> =>
  call.method === "GET" ? caller.get(path) : caller.post(path, body, newKey());

/** Words of one traveller that must never be read by another. */
const CANARY = { first_name_fa: "قناری‌زاد", national_code: "0790419904" } as const;

/** Everything that belongs to one traveller, asked for by another, with the numbers that open it. */
async function leaksToAnother({ services, app }: House): Promise<string[]> {
  const [owner, other] = [await logIn(app), await logIn(app)];
  const room = await prepareRoom(services.database, { rooms: 2 });
  const quote = await owner.post<QuoteValue>("reserve/v2/quote", room.request());
  const created = { quote_id: quote.value.quote_id };
  const held = await owner.post<ReservationValue>("reserve/v2/create", created, newKey());
  const code = held.value.confirmation_code;
  const guests = guestsFor(1, (one, index) => (index === 0 ? { ...one, ...CANARY } : one));
  await owner.post(`reserve/v2/${code}/save-guests`, guests, newKey());
  await owner.post(`reserve/v2/${code}/submit`, {}, newKey());
  const { id: ownerId } = (await owner.get<{ id: number }>("user/v2/me")).value;
  const WALLET = 900_000_000;
  await services.database.withTx((tx) =>
    post(tx, {
      kind: "charge",
      ref: `access:${ownerId}`,
      postings: [
        { account: walletOf(ownerId), amount: WALLET },
        { account: { kind: "gateway_clearing" }, amount: -WALLET },
      ],
    }),
  );
  const [first] = guests.travellers;
  const { room: _room, age_group: _group, is_room_supervisor: _supervisor, ...person } = first!;
  const guest = await owner.post<GuestValue>("user/v2/guests/save", { ...person, id: null }, newKey());
  const account = await owner.post<BankAccountValue>("user/save-bank-account-information", {
    sheba: "IR820540102680020817909002",
    owner_name: CANARY.first_name_fa,
  });
  const refund = await owner.post<RefundValue>(
    "user/create-refund-request",
    { source: "wallet", amount: 1_000_000, destination: "bank", bank_account_id: made(account).id },
    newKey(),
  );
  const choice = { confirmation_code: code, gateway: "test", use_wallet: true };
  const started = await owner.post<StartValue>("payment/v2/start", choice, newKey());
  const idOf: Readonly<Record<string, string>> = {
    confirmation_code: code,
    payment_id: made(started).payment_id,
    "user/v2/refund-requests": String(made(refund).id),
    "user/v2/bank-accounts": String(made(account).id),
    "user/v2/guests": String(made(guest).id),
  };
  const before = await stateOf(owner, code);
  const secrets = [code, owner.mobile, CANARY.first_name_fa, CANARY.national_code];
  const stranger = await openTrackingView(services.database, services.settings, newConfirmationCode());
  const others: Record<string, Caller> = {
    "another user": other,
    "a view of another reservation": callerOf(app, { Authorization: `Bearer ${stranger.token}` }),
  };
  const leaks: string[] = [];
  for (const { call } of contract.filter(({ call }) => call.who === "user" || call.who === "tracking")) {
    if (call.name === "user.logout") continue;
    const filled = call.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => idOf[name] ?? idOf[call.path.split("/{")[0] ?? ""] ?? "1",
    );
    const path = call.name === "payment.methods" ? `${filled}?confirmation_code=${code}` : filled;
    const body = call.name === "payment.start" ? choice : call.name === "reservation.saveGuests" ? guests : {};
    for (const [who, caller] of Object.entries(others)) {
      const { status, text } = await ask(caller, call, path, body);
      const isOwners = filled !== call.path && status === 200 && !call.path.startsWith("property/");
      if (isOwners || secrets.some((secret) => text.includes(secret))) leaks.push(`${call.name} to ${who}: ${status}`);
    }
  }
  const after = await stateOf(owner, code);
  if (before !== after) leaks.push(`changed from ${before} to ${after}`);
  return leaks;
}

/** What was made; without it there would be nothing to leak. */
function made<T>({ status, value, text }: Answered<T>): T {
  if (status !== 200) throw new Error(`Nothing was made: ${text}`);
  return value;
}

/** All that another could have changed. */
async function stateOf(owner: Caller, code: string): Promise<string> {
  const paths = [`reserve/v2/${code}`, "user/v2/guests", "user/v2/bank-accounts", "user/v2/refund-requests"];
  const texts = await Promise.all(paths.map(async (path) => (await owner.get(path)).text));
  // The moment of asking is another.
  return texts.join("\n").replace(/"now":\d+/g, "");
}

async function triesOfTracking(app: Hono, { database }: Services): Promise<number> {
  const [row] = await database.query<{ code: string }>("SELECT tracking_code AS code FROM reservation LIMIT 1");
  const anyone = callerOf(app);
  let tries = 0;
  for (let turn = 0; turn < TRIES; turn++) {
    const mobile = `0935${String(turn).padStart(7, "0")}`;
    const answer = await anyone.post("reserve/v2/tracking", { tracking_code: row?.code ?? "1000000000", mobile });
    if (answer.reason !== "too_many_requests") tries += 1;
  }
  return tries;
}

const MOST_TRIES = 10;
const LEAST_BITS = 128;
export const isClosed = ({ let_in, leaks, code_bits, codes_repeated, tracking_tries }: Access): boolean =>
  let_in.length + leaks.length + codes_repeated === 0 && code_bits >= LEAST_BITS && tracking_tries <= MOST_TRIES;
