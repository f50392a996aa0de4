import { leavingCalls } from "#domain/contract/leaving.calls.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { refuse } from "../envelope.ts";
import { setFingerprint, withCookie } from "../http/cookie.ts";
import { type Endpoint, effect, endpoint } from "../http/endpoint.ts";
import { signedIn } from "../http/principal.ts";
import { isFreshlyProved } from "../user/session.ts";
import { eraseAccount } from "./erase.ts";
import { hindrancesOf } from "./hindrances.ts";
import { keptRecordOf } from "./kept-records.ts";
import { ownDataOf } from "./own-data.ts";

/** What a user takes along, the end of an account, and what the law keeps of it. */

const ownData = endpoint({
  call: leavingCalls.ownData,
  answer: ({ principal }, services) => ownDataOf(services, signedIn(principal)),
});

const hindrances = endpoint({
  call: leavingCalls.hindrances,
  answer: async ({ principal }, { database }) => ({
    hindrances: await hindrancesOf(database, signedIn(principal).userId),
  }),
});

/** The telephone must be in its owner's hand: a stranger at an open browser must not end an account. */
const deleteAccount = effect({
  call: leavingCalls.deleteAccount,
  async effect({ principal }, tx, { vault, settings }) {
    const { userId, sessionId } = signedIn(principal);
    // What would be written for this account meanwhile waits for this lock, and is refused by the database.
    await tx.query("SELECT id FROM user_account WHERE id = $1 FOR UPDATE", [userId]);
    const found = await hindrancesOf(tx, userId);
    if (found.length > 0) return { ...refuse("account_in_use"), value: { hindrances: found } };
    if (!(await isFreshlyProved(tx, sessionId))) {
      return refuse("invalid_input", [{ name: "account", code: "fresh_code_needed" }]);
    }
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
