import { accountCalls } from "#domain/contract/account.calls.ts";
import type { InputOf } from "#domain/contract/call.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { Client } from "./client.ts";

/** What is confirmed by a code sent there. */
export type Confirmable = { field: "mobile" | "email"; value: string };

/** What users say of themselves (R161, R163–R168), and where their money goes (R159). `key` is one for one intent. */
export const profileApi = (client: Client) => ({
  details: () => client.call(profileCalls.details),
  savePersonal: (body: InputOf<typeof profileCalls.savePersonal>, idempotencyKey: string) =>
    client.call(profileCalls.savePersonal, { body, idempotencyKey }),
  saveLegal: (body: InputOf<typeof profileCalls.saveLegal>, idempotencyKey: string) =>
    client.call(profileCalls.saveLegal, { body, idempotencyKey }),
  saveContact: (body: InputOf<typeof profileCalls.saveContact>, idempotencyKey: string) =>
    client.call(profileCalls.saveContact, { body, idempotencyKey }),
  sendCode: (body: Confirmable & { challenge?: string }) => client.call(profileCalls.sendOtp, { body }),
  confirm: (body: Confirmable & { challenge: string; code: string }) => client.call(profileCalls.verifyOtp, { body }),
  operateOnPassword: (body: { operation: "set" | "change"; old_password?: string; new_password: string }) =>
    client.call(profileCalls.passwordOperation, { body }),
  bankAccounts: () => client.call(accountCalls.bankAccounts),
  saveBankAccount: (body: InputOf<typeof accountCalls.saveBankAccount>, idempotencyKey: string) =>
    client.call(accountCalls.saveBankAccount, { body, idempotencyKey }),
  deleteBankAccount: (id: number, idempotencyKey: string) =>
    client.call(accountCalls.deleteBankAccount, { params: { id }, idempotencyKey }),
});
