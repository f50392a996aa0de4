import { randomInt } from "node:crypto";
import type { Client } from "#app/src/api/client.ts";
import { demoCalls } from "#domain/contract/demo.calls.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import type { Io } from "../io.ts";
import { clientOf, USUAL_TIMEOUT } from "./client.ts";
import { lookAt } from "./exchange.ts";
import { clientTokenOf, type Target } from "./target.ts";

/** Identity for the checks: the bearer token, its mobile number and the answer of the login. */
export type LoggedIn = { readonly token: string; readonly mobile: string; readonly answer: unknown };

/** A mobile number that no other run has just used: codes are limited per number. */
const someMobile = (): string => `0912${String(randomInt(10_000_000)).padStart(7, "0")}`;

/**
 * Logs in as a user of the mock, or of a demonstration whose outbox shows the code. Null without an outbox: then no
 * code is sent, and only public calls are made.
 */
export async function logIn(target: Target, io: Io): Promise<LoggedIn | null> {
  const client = clientOf(target, io);
  const { isMock } = target;
  const mobile = someMobile();
  if (!isMock && !(await isDemonstration(target, io))) return null;
  const sent = await client.call(userCalls.sendOtp, { body: { mobile } });
  if (!sent.ok) return null;
  const { challenge } = sent.value;
  const code = isMock ? MOCK_CODE : await codeSentBy(client, challenge, io);
  if (code === null) return null;
  const login = await client.call(userCalls.loginByOtp, { body: { mobile, challenge, code } });
  return login.ok ? { token: login.value.token, mobile, answer: login.value } : null;
}

/** The mock accepts any code of six digits. */
export const MOCK_CODE = "123456";

/** Messages are sent through a queue: the code may arrive with a delay. */
const TRIES = 20;
const PAUSE = 250;

/** Code of a challenge, from a demonstration's outbox; null when none arrives. */
export async function codeSentBy(client: Client, challenge: string, io: Io): Promise<string | null> {
  for (let tried = 0; tried < TRIES && !io.signal.aborted; tried += 1) {
    const message = await client.call(demoCalls.message, { query: { challenge } });
    const code = /(?<!\d)\d{6}(?!\d)/.exec((message.ok && message.value.text) || "")?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}

/** True when a server exposes its outbox, as the demonstration alone does. */
export async function isDemonstration({ base }: Target, io: Io): Promise<boolean> {
  const headers = { "Client-Token": clientTokenOf(io) };
  const response = await lookAt(`${base}__demo/outbox?mobile=0`, { headers }, USUAL_TIMEOUT, io);
  return (response?.ok && response.headers.get("Content-Type")?.startsWith("application/json")) === true;
}
