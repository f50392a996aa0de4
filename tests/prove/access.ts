import type { Hono } from "hono";
import type { Call } from "#domain/contract/call.ts";
import { contract } from "#products/contract.shapes.ts";
import { userTokens } from "#provider/identity/user/token.ts";
import { openTrackingView } from "#provider/identity/user/tracking-view.ts";
import type { Services } from "#provider/services.ts";
import { newConfirmationCode } from "#provider/shop/reservation/codes.ts";
import { type Answered, type Caller, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { addressesOf, codesFor, type Left, leaveCanaries } from "./canaries.ts";
import { queryOf } from "./changeable.ts";
import { onEachEngine } from "./engines.ts";
import type { Proof } from "./main.ts";

/** Authorization, for every call of the contract and every unauthorised caller. */

export type TestCluster = { readonly services: Services; readonly app: Hono };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Invalid credentials, by their fault. */
export async function worthlessTokens({ services, app }: TestCluster): Promise<Record<string, string>> {
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
    "of another user's session": userTokens(services.settings).sign({ ...claims, sub: "999999" }),
    garbage: "a.b.c",
  };
}

export type Access = {
  calls: number;
  /** Calls that answered an unauthorised caller with anything but 401. */
  let_in: string[];
  /** Data of one traveller that another could read or change. */
  leaks: string[];
  code_bits: number;
  codes_repeated: number;
  /** Thirty attempts at one tracking code within an hour: the number that were checked. */
  tracking_tries: number;
};

const CODES = 20_000;
const CROCKFORD_BITS = 5;
const TRIES = 30;

/** Makes every call as every unauthorised caller. */
export async function callAsOthers(cluster: TestCluster): Promise<Access> {
  const { services, app } = cluster;
  const codes = Array.from({ length: CODES }, newConfirmationCode);
  return {
    calls: contract.length,
    let_in: await unauthorisedLetIn(cluster),
    leaks: await leaksToAnother(cluster),
    code_bits: Math.min(...codes.map(({ length }) => length * CROCKFORD_BITS)),
    codes_repeated: CODES - new Set(codes).size,
    tracking_tries: await triesOfTracking(app, services),
  };
}

async function unauthorisedLetIn(cluster: TestCluster): Promise<string[]> {
  const { services, app } = cluster;
  const { token: view } = await openTrackingView(services.database, services.settings, "x".repeat(26));
  const user = await logIn(app);
  const bad: Record<string, string | null> = { nothing: null, ...(await worthlessTokens(cluster)) };
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
      // An unbuilt call answers no caller.
      if ((status !== 401 && status !== 501) || value !== null) letIn.push(`${call.name} with ${what}: ${status}`);
    }
  }
  return letIn;
}

const ask = (caller: Caller, call: Call, path: string, body: unknown = {}): Promise<Answered> =>
  call.method === "GET" ? caller.get(path) : caller.post(path, body, newKey());

/** Requests everything that belongs to one traveller as another one, with the right ids. */
async function leaksToAnother(cluster: TestCluster): Promise<string[]> {
  const { services, app } = cluster;
  const left = await leaveCanaries(cluster);
  const { owner, codes, everything } = left;
  const other = await logIn(app);
  const before = await stateOf(owner, codes);
  const secrets = [...Object.values(codes), ...everything];
  const stranger = await openTrackingView(services.database, services.settings, newConfirmationCode());
  const others: Record<string, Caller> = {
    "another user": other,
    "a view of another reservation": callerOf(app, { Authorization: `Bearer ${stranger.token}` }),
  };
  const leaks: string[] = [];
  for (const { call } of contract.filter(({ call }) => call.who === "user" || call.who === "tracking")) {
    if (call.name === "user.logout") continue;
    for (const [who, caller] of Object.entries(others)) {
      for (const { path, body } of askedOf(call, left)) {
        const { status, text } = await ask(caller, call, path, body);
        // Another's booking is none, whatever is asked of it; a request that its shape refuses shows nothing of that.
        if (path !== call.path && OF_BOOKING.test(call.path) && ![401, 404, 501].includes(status))
          leaks.push(`${call.name} to ${who}: ${text.slice(0, 200)}`);
        const isOwners = path !== call.path && status === 200 && !call.path.startsWith("property/");
        if (isOwners || secrets.some((secret) => text.includes(secret)))
          leaks.push(`${call.name} to ${who}: ${status}`);
      }
    }
  }
  const after = await stateOf(owner, codes);
  if (before !== after) leaks.push(`changed from ${before} to ${after}`);
  return leaks;
}

/** Calls about one booking. */
const OF_BOOKING = /^(\w+\/v2\/)?reserve(\/v2)?\/\{confirmation_code\}/;

type Asked = { path: string; body: unknown };

/** Inputs of changes, well-formed, by the product's calls. */
const CHANGES = {
  reservation: { check_in: "2026-12-20", length_of_stay: 2 },
  tourReservation: { departure_id: 1, package_id: 1 },
  flightReservation: { offer_id: "one" },
} as const;

/** A call with the ids of the traveller's data. */
function askedOf(call: Call, left: Left): Asked[] {
  const { travellers } = left;
  const codes = codesFor(call, left);
  const bodies: Readonly<Record<string, readonly unknown[]>> = {
    "payment.start": codes.map((code) => ({ confirmation_code: code, gateway: "test", use_wallet: true })),
    "reservation.saveGuests": [travellers.stay],
    "tourReservation.saveGuests": [travellers.tour],
    "flightReservation.saveGuests": [travellers.flight],
    ...Object.fromEntries(
      Object.entries(CHANGES).flatMap(([of, change]) => [
        [`${of}.correctName`, [{ traveller: 1, first_name_en: "Arezou" }]],
        [`${of}.change`, [{ ...change, quote_id: "one" }]],
        [`${of}.discountCode`, [{ code: "NOWRUZ" }]],
        [`${of}.chooseExtras`, [{ extras: [], total: 0 }]],
        [`${of}.cancel`, [{ quote_id: "one" }, { quote_id: "one", part: "room-1" }]],
      ]),
    ),
    "flightReservation.seats": [{ seats: [{ flight_id: 1, traveller: 0, seat: "15B" }], agreed_total: 0 }],
    "flightReservation.answerChange": [{ change_id: 1, answer: "accept" }],
  };
  return addressesOf(call, left).flatMap((path) => {
    if (call.name === "payment.methods")
      return codes.map((code) => ({ path: `${path}?confirmation_code=${code}`, body: {} }));
    const of = call.name.split(".")[0] as keyof typeof CHANGES;
    if (call.name.endsWith(".changeQuote")) return [{ path: `${path}?${queryOf(CHANGES[of])}`, body: {} }];
    return (bodies[call.name] ?? [{}]).map((body) => ({ path, body }));
  });
}

/** Everything that another traveller could have changed. */
async function stateOf(owner: Caller, { stay, tour, flight }: Left["codes"]): Promise<string> {
  const paths = [
    `reserve/v2/${stay}`,
    `tour/v2/reserve/${tour}`,
    `flight/v2/reserve/${flight}`,
    "user/v2/guests",
    "user/v2/bank-accounts",
    "user/v2/refund-requests",
  ];
  const texts = await Promise.all(paths.map(async (path) => (await owner.get(path)).text));
  // The time of the request differs.
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

const MAX_TRIES = 10;
const LEAST_BITS = 128;
export const isClosed = ({ let_in, leaks, code_bits, codes_repeated, tracking_tries }: Access): boolean =>
  let_in.length + leaks.length + codes_repeated === 0 && code_bits >= LEAST_BITS && tracking_tries <= MAX_TRIES;

/** On both engines: every call of the contract, made by every kind of unauthorised caller. */
export async function run(): Promise<Proof> {
  const outcomes = await onEachEngine(callAsOthers);
  return { holds: outcomes.every(isClosed), outcomes };
}
