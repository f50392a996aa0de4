import { accountCalls } from "#domain/contract/account.calls.ts";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { ContactValue, LegalValue, PersonalValue, ProfileValue } from "#domain/contract/profile.shapes.ts";
import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import type { Client } from "./client.ts";

/** What is confirmed by a code sent there. */
export type Confirmable = { field: "mobile" | "email"; value: string };
type Texts = Readonly<Record<string, unknown>>;

/** What users say of themselves (R161, R163–R168), and where their money goes (R159). `key` is one for one intent. */
export const profileApi = (client: Client) => ({
  details: () => client.call<ProfileValue>(profileCalls.details),
  savePersonal: (body: Texts, idempotencyKey: string) =>
    client.call<PersonalValue>(profileCalls.savePersonal, { body, idempotencyKey }),
  saveLegal: (body: Texts, idempotencyKey: string) =>
    client.call<LegalValue>(profileCalls.saveLegal, { body, idempotencyKey }),
  saveContact: (body: Texts, idempotencyKey: string) =>
    client.call<ContactValue>(profileCalls.saveContact, { body, idempotencyKey }),
  sendCode: (body: Confirmable) => client.call<Pick<CodeSentValue, "ttl">>(profileCalls.sendOtp, { body }),
  confirm: (body: Confirmable & { code: string }) => client.call<ContactValue>(profileCalls.verifyOtp, { body }),
  operateOnPassword: (body: { operation: "set" | "change"; old_password?: string; new_password: string }) =>
    client.call<unknown>(profileCalls.passwordOperation, { body }),
  bankAccounts: () => client.call<BankAccountValue[]>(accountCalls.bankAccounts),
  saveBankAccount: (body: Texts, idempotencyKey: string) =>
    client.call<BankAccountValue>(accountCalls.saveBankAccount, { body, idempotencyKey }),
  deleteBankAccount: (id: number, idempotencyKey: string) =>
    client.call<unknown>(accountCalls.deleteBankAccount, { params: { id }, idempotencyKey }),
});
