import { leavingCalls } from "#domain/contract/leaving.calls.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { unlessFresh } from "../../identity/user/session.ts";
import { refuse } from "../../kernel/envelope.ts";
import { setFingerprint, withCookie } from "../../kernel/http/cookie.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { deletionBlockersOf } from "./deletion-blockers.ts";
import { eraseAccount, lockToErase } from "./erase.ts";
import { ownDataOf } from "./own-data.ts";
import { keptRecordOf } from "./retained-records.ts";

/** Export of a user's data, the end of an account, and the records that the law requires. */

/** Requires fresh proof: a stranger at an open browser must not walk away with all that there is of a person. */
const ownData = endpoint({
  call: leavingCalls.ownData,
  async answer({ principal }, services) {
    const user = signedIn(principal);
    return (await unlessFresh(services.database, user.sessionId, "account")) ?? ownDataOf(services, user);
  },
});

const hindrances = endpoint({
  call: leavingCalls.hindrances,
  answer: async ({ principal }, { database }) => ({
    hindrances: await deletionBlockersOf(database, signedIn(principal).userId),
  }),
});

/** A stranger at an open browser must not end an account. */
const deleteAccount = effect({
  call: leavingCalls.deleteAccount,
  async effect({ principal }, tx, { vault, settings }) {
    const { userId, sessionId } = signedIn(principal);
    await lockToErase(tx, userId);
    const found = await deletionBlockersOf(tx, userId);
    if (found.length > 0) return { ...refuse("account_in_use"), value: { hindrances: found } };
    const unproved = await unlessFresh(tx, sessionId, "account");
    if (unproved !== null) return unproved;
    await eraseAccount(tx, vault, userId);
    return withCookie({}, setFingerprint(settings.publicBaseUrl, "", 0));
  },
});

/** An operator reads one record, with a reason that the journal keeps: so it is a POST. */
const keptRecord = effect({
  call: operatorCalls.keptRecord,
  async effect({ params }, tx, { vault }) {
    return (await keptRecordOf(tx, vault, params.code)) ?? refuse("not_found");
  },
});

export const leavingEndpoints: readonly Endpoint[] = [ownData, hindrances, deleteAccount, keptRecord];
