import { randomInt } from "node:crypto";
import { userCalls } from "#domain/contract/user.calls.ts";
import type { Io } from "../io.ts";
import { clientOf, USUAL_TIMEOUT } from "./client.ts";
import { lookAt } from "./exchange.ts";
import { clientTokenOf, type Target } from "./target.ts";

/** Who the checks are made as: a bearer, the number that it was got with, and what the login answered. */
export type LoggedIn = { readonly token: string; readonly mobile: string; readonly answer: unknown };

/** A number that no other run has just used: codes are limited for each. */
const someMobile = (): string => `0912${String(randomInt(10_000_000)).padStart(7, "0")}`;

/**
 * A user of the mock, or of a demonstration whose outbox shows the code that was sent. Null where there is no outbox:
 * then no code is sent, and only public calls are made.
 */
export async function logIn(target: Target, io: Io): Promise<LoggedIn | null> {
  const client = clientOf(target, io);
  const { base, isMock } = target;
  const mobile = someMobile();
  if (!isMock && (await outboxOf(base, mobile, io)) === null) return null;
  const sent = await client.call(userCalls.sendOtp, { body: { mobile } });
  if (!sent.ok) return null;
  const { challenge } = sent.value;
  const code = isMock ? "123456" : await codeInOutbox(base, mobile, io);
  if (code === null) return null;
  const login = await client.call(userCalls.loginByOtp, { body: { mobile, challenge, code } });
  return login.ok ? { token: login.value.token, mobile, answer: login.value } : null;
}

/** Messages leave by a queue: a moment may pass before the code is there. */
const TRIES = 20;
const PAUSE = 250;

async function codeInOutbox(base: string, mobile: string, io: Io): Promise<string | null> {
  for (let tried = 0; tried < TRIES && !io.signal.aborted; tried += 1) {
    const code = /(?<!\d)\d{6}(?!\d)/.exec((await outboxOf(base, mobile, io)) ?? "")?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}

/** What went to a number, as JSON text; null where there is no outbox. */
async function outboxOf(base: string, mobile: string, io: Io): Promise<string | null> {
  const headers = { "Client-Token": clientTokenOf(io) };
  const response = await lookAt(`${base}__demo/outbox?mobile=${mobile}`, { headers }, USUAL_TIMEOUT, io);
  if (!response?.ok || !response.headers.get("Content-Type")?.startsWith("application/json")) return null;
  return response.text();
}
