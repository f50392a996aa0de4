import { expect, test, vi } from "vitest";
import type { CallInput, Client } from "#app/src/api/client.ts";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import { createLoginAsk } from "#app/src/store/login-ask.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { eventually } from "#tests/support/eventually.ts";
import { loginRetryClient } from "./login-retry-client.ts";

const refused = failed({ kind: "status", status: 401, reason: "unauthorized", message: "", errors: [] });

/** A provider that answers 401 until `state.isIn`. */
function provider() {
  const calls: CallInput[] = [];
  const state = { isIn: false };
  const client: Client = {
    async call<T>(_call: unknown, input: CallInput = {}) {
      calls.push(input);
      return (state.isIn ? succeeded({}) : refused) as Result<T>;
    },
  };
  return { calls, state, client };
}

test("a call that is refused with 401 is retried after the log-in, with the same idempotency key", async () => {
  const { calls, state, client } = provider();
  const logIn = vi.fn(async () => {
    state.isIn = true;
    return true;
  });
  const result = await loginRetryClient(client, logIn).call(userCalls.settleProfitCounter, { idempotencyKey: "k1" });
  expect(result.ok).toBe(true);
  expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["k1", "k1"]);
});

test("a visitor who does not log in gets the refusal", async () => {
  const { calls, client } = provider();
  const result = await loginRetryClient(client, async () => false).call(userCalls.me);
  expect(result).toEqual(refused);
  expect(calls).toHaveLength(1);
});

test("ten calls at once ask once, and all of them go on", async () => {
  const { state, client } = provider();
  const ask = createLoginAsk();
  const patient = loginRetryClient(client, ask.ask);
  const results = Promise.all(Array.from({ length: 10 }, () => patient.call(userCalls.me)));
  await eventually(() => expect(ask.isOpen.value).toBe(true));
  state.isIn = true;
  ask.answer(true);
  expect((await results).every(({ ok }) => ok)).toBe(true);
  expect(ask.isOpen.value).toBe(false);
});

test("a call with its own bearer asks for no log-in", async () => {
  const { client } = provider();
  const logIn = vi.fn(async () => true);
  await loginRetryClient(client, logIn).call(userCalls.me, { bearer: "a.b.c" });
  expect(logIn).not.toHaveBeenCalled();
});

test("a call that anyone may make, and one that failed in another way, ask for no log-in", async () => {
  const logIn = vi.fn(async () => true);
  const clientWith = (result: Result<never>): Client => ({ call: async () => result });
  await loginRetryClient(clientWith(refused), logIn).call(userCalls.sendOtp, { body: { mobile: "09121110000" } });
  const forbidden = failed({ kind: "status", status: 403, reason: "unauthorized", message: "", errors: [] });
  for (const other of [forbidden, failed({ kind: "network" })])
    await loginRetryClient(clientWith(other), logIn).call(userCalls.me);
  expect(logIn).not.toHaveBeenCalled();
});
