import { randomBytes } from "node:crypto";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { answerFaults, callAt } from "./answer-faults.ts";

/** Something that answers requests: a provider's app, or the website before it. */
export type Client = { request(address: string, init?: RequestInit): Response | Promise<Response> };

/** An answer as a program sees it. The test sets the type of `value`. */
export type Answered<T = unknown> = {
  status: number;
  reason: string | null;
  message: string;
  errors: FieldError[];
  value: T;
  text: string;
  headers: Headers;
};

export type Caller = {
  get<T>(path: string): Promise<Answered<T>>;
  post<T>(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered<T>>;
};

/** Calls the app as a program does, with these headers on each call. */
export function callerOf(app: Client, always: Readonly<Record<string, string>> = {}): Caller {
  const token = { "Client-Token": "shamseh-web", ...always };
  return {
    get: async (path) => answered(await app.request(`/${path}`, { headers: token }), "GET", path),
    post: async (path, body = {}, headers = {}) =>
      answered(
        await app.request(`/${path}`, {
          method: "POST",
          headers: { ...token, "Content-Type": "application/json", ...headers },
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
        "POST",
        path,
      ),
  };
}

async function answered<T>(response: Response, method: "GET" | "POST", path: string): Promise<Answered<T>> {
  const text = await response.text();
  const { reason, message, errors, value } = JSON.parse(text);
  if (response.status === 200) keepsContract(method, path, value);
  return { status: response.status, reason, message, errors, value, text, headers: response.headers };
}

/** Checks that every answer of every test keeps the contract and the invariants. */
function keepsContract(method: "GET" | "POST", address: string, value: unknown): void {
  const described = callAt(address.replace(/\?.*$/s, ""), method);
  // Each booking of a test begins at the same noon.
  const faults = described === null ? [] : answerFaults(described, value, "set back");
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** An idempotency key for one intent. */
export const newKey = (): { "Idempotency-Key": string } => ({ "Idempotency-Key": randomBytes(16).toString("hex") });

/** Messages to a telephone, newest first, as their owner reads them. */
export async function textsTo(app: Client, mobile: string): Promise<string[]> {
  const response = await app.request(`/__demo/outbox?mobile=${encodeURIComponent(mobile)}`);
  const { messages }: { messages: { text: string }[] } = await response.json();
  return messages.map(({ text }) => text);
}

/** The newest of them; empty without one. */
export const smsTo = async (app: Client, mobile: string): Promise<string> => (await textsTo(app, mobile))[0] ?? "";

/** Newest code sent to a telephone. */
export async function codeSentTo(app: Client, mobile: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await smsTo(app, mobile))?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${mobile}`);
  return code;
}

/** Requests a code and reads it: the input of a login, beside the number. */
export async function askForCode(
  app: Client,
  mobile: string,
  path: "user/v2/send-otp" | "user/v2/send-otp/forget-password" = "user/v2/send-otp",
  caller: Caller = callerOf(app),
): Promise<{ challenge: string; code: string }> {
  const { status, value, text } = await caller.post<{ challenge: string }>(path, { mobile });
  if (status !== 200) throw new Error(`No code was sent: ${text}`);
  return { challenge: value.challenge, code: await codeSentTo(app, mobile) };
}

let lastMobile = 0;
/** A number that no other test of this process uses: tests write none by hand. */
export const newMobile = (): string => `0912${String(++lastMobile).padStart(7, "0")}`;

/** The same of a German, as Germans write it abroad. */
export const newGermanMobile = (): string => `+4915123${String(++lastMobile).padStart(6, "0")}`;

/** Logs in by a code, as a non-browser client: returns a caller with a token, and the token. */
export async function logIn(
  app: Client,
  mobile: string = newMobile(),
): Promise<Caller & { mobile: string; token: string }> {
  const anyone = callerOf(app);
  const asked = await askForCode(app, mobile);
  const { status, value, text } = await anyone.post<{ token: string }>("user/v2/login-by-otp", { mobile, ...asked });
  if (status !== 200) throw new Error(`The login was refused: ${text}`);
  return { ...callerOf(app, { Authorization: `Bearer ${value.token}` }), mobile, token: value.token };
}
