import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { accountOf, changeMobile, mobileIndex } from "../../identity/user/account.ts";
import { askerIndex, codeSent } from "../../identity/user/code-challenge.ts";
import { saveVerifiedEmail } from "../../identity/user/profile-parts.ts";
import { servedCountry } from "../../identity/user/served-countries.ts";
import { endOtherSessions, freshCodeNeeded, markProved, unlessFresh } from "../../identity/user/session.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { sqlState } from "../../kernel/database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { enqueueCodeEmail } from "../../kernel/outbox/email.ts";
import { enqueueCodeSms, enqueueSms } from "../../kernel/outbox/sms.ts";
import type { Services } from "../../services.ts";

/** Subject of a profile's code: a number or an address, canonical. */
export type Confirmed = { field: "mobile" | "email"; value: string };

/** A code as it was typed, and its challenge. */
type Entered = { challenge: string; code: string };

type Who = { userId: number; sessionId: string; locale: Locale; clientAddress: string };

const destinationOf = ({ vault }: Services, { field, value }: Confirmed): string =>
  field === "mobile" ? mobileIndex(vault, value) : vault.blindIndex(value.toLowerCase(), "user.email");

/**
 * Sends a code to a number or an address that the user wants to confirm: their own number, which makes the session
 * fresh, or another that is to take its place. The answer does not reveal that another user has it: only its owner gets
 * the code.
 */
export async function sendProfileCode(
  tx: Queryable,
  services: Services,
  confirmed: Confirmed,
  { userId, locale }: Who,
  previous: string | undefined,
): Promise<CodeSentValue | Refusal> {
  const { settings, vault } = services;
  const canReach = confirmed.field === "mobile" || settings.emailGateway !== null || settings.appEnv === "demo";
  if (!canReach) return refuse("unavailable");
  const { mobile } = await accountOf(tx, vault, userId);
  const isKnown = confirmed.field === "mobile" && confirmed.value === mobile;
  const served =
    confirmed.field === "mobile" ? await servedCountry(tx, services, confirmed.value, "value", isKnown) : null;
  if (served !== null && isRefusal(served)) return served;
  const issued = await services.codes.issue(tx, {
    purpose: "profile",
    destination: destinationOf(services, confirmed),
    country: served?.country ?? null,
    asker: askerIndex(vault, `user ${userId}`),
    isKnown,
    previous,
  });
  if (isRefusal(issued)) return issued;
  if (issued.message !== null && confirmed.field === "mobile") {
    await enqueueCodeSms(tx, services, { mobile: confirmed.value, locale }, "profile_code", issued.message);
  } else if (issued.message !== null) {
    await enqueueCodeEmail(tx, services, { email: confirmed.value, locale }, issued.message);
  }
  return codeSent(issued);
}

/** Returns the reason why a code does not prove that the user's own number is in their hand; null when it does. */
export async function proveOwnNumber(
  services: Services,
  { userId, sessionId, clientAddress }: Omit<Who, "locale">,
  { challenge, code }: Entered,
): Promise<Refusal | null> {
  const { database, vault, codes, addressLimits } = services;
  if (code === "") return freshCodeNeeded("code");
  const tooMany = await addressLimits.count(database, "verifications", clientAddress);
  if (tooMany !== null) return tooMany;
  const { mobile } = await accountOf(database, vault, userId);
  const target = { purpose: "profile", destination: mobileIndex(vault, mobile) } as const;
  const refused = await codes.verify(database, target, challenge, code);
  if (refused !== null) return refused;
  await markProved(database, sessionId);
  return null;
}

/** Returns the reason why the code confirms nothing; null when it did, and its subject is the user's from now on. */
export async function confirm(
  services: Services,
  confirmed: Confirmed,
  { challenge, code }: Entered,
  who: Who,
): Promise<Refusal | null> {
  const { database, codes, addressLimits } = services;
  const tooMany = await addressLimits.count(database, "verifications", who.clientAddress);
  if (tooMany !== null) return tooMany;
  const target = { purpose: "profile", destination: destinationOf(services, confirmed) } as const;
  const refused = await codes.verify(database, target, challenge, code);
  if (refused !== null) return refused;
  if (confirmed.field === "email") {
    await database.withTx((tx) => saveVerifiedEmail(tx, services.vault, who.userId, confirmed.value));
    return null;
  }
  try {
    return await database.withTx((tx) => confirmMobile(tx, services, confirmed.value, who));
  } catch (error) {
    if (sqlState(error) !== "23505") throw error;
    return refuse("invalid_input", [{ name: "value", code: "mobile_taken" }]);
  }
}

/**
 * The user's own number makes the session fresh. Another takes its place only in a fresh session: a stranger who found
 * an open browser must not walk away with the account.
 */
async function confirmMobile(
  tx: Queryable,
  services: Services,
  mobile: string,
  { userId, sessionId }: Who,
): Promise<Refusal | null> {
  const { vault } = services;
  const account = await accountOf(tx, vault, userId);
  if (account.mobile !== mobile) {
    const unproved = await unlessFresh(tx, sessionId, "value");
    if (unproved !== null) return unproved;
    await changeMobile(tx, vault, userId, mobile);
    await endOtherSessions(tx, userId, sessionId);
    await enqueueSms(tx, services, account, "mobile_changed", {});
  }
  await markProved(tx, sessionId);
  return null;
}
