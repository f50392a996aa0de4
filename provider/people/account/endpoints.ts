import { accountCalls } from "#domain/contract/account.calls.ts";
import type { FavoritesValue } from "#domain/contract/account.shapes.ts";
import { readWantedStay } from "#products/of-stays.ts";
import { favoriteTours } from "#products/of-tours.ts";
import {
  bankAccountsOf,
  deleteBankAccount,
  readBankAccount,
  saveBankAccount,
  shownBankAccount,
} from "../../identity/account/bank-accounts.ts";
import { unlessFresh } from "../../identity/user/session.ts";
import { today } from "../../kernel/clock.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { proveOwnNumber } from "../profile/profile-code.ts";
import { favoriteCards, toggleFavorite } from "./favorites.ts";
import { deleteGuest, guestsOf, readGuest, saveGuest } from "./guests.ts";

/** Calls 10 and 80–82: things that a user saves here for later. */

/**
 * A refund's destination is named only by a user who typed a code within ten minutes, or types one with it:
 * the one that `profile/user-information/send-otp` sends to the user's own number.
 */
const saveBank = work({
  call: accountCalls.saveBankAccount,
  async answer({ body, principal, clientAddress }, services) {
    const { database, vault } = services;
    const { userId, sessionId } = signedIn(principal);
    const details = readBankAccount(body);
    if (isRefusal(details)) return details;
    if ((await unlessFresh(database, sessionId, "code")) !== null) {
      const entered = { challenge: body.challenge ?? "", code: body.code ?? "" };
      const refused = await proveOwnNumber(services, { userId, sessionId, clientAddress }, entered);
      if (refused !== null) return refused;
    }
    const saved = await database.withTx((tx) => saveBankAccount(tx, vault, userId, details));
    return isRefusal(saved) ? saved : shownBankAccount(saved);
  },
});

const banks = endpoint({
  call: accountCalls.bankAccounts,
  answer: async ({ principal }, { database, vault }) =>
    (await bankAccountsOf(database, vault, signedIn(principal).userId)).map(shownBankAccount),
});

const deleteBank = effect({
  call: accountCalls.deleteBankAccount,
  async effect({ principal, params }, tx) {
    const id = idOf(params.id);
    const isGone = id !== null && (await deleteBankAccount(tx, signedIn(principal).userId, id));
    return isGone ? {} : refuse("not_found");
  },
});

const guests = endpoint({
  call: accountCalls.guests,
  answer: ({ principal }, { database, vault }) => guestsOf(database, vault, signedIn(principal).userId),
});

const saveGuestCall = effect({
  call: accountCalls.saveGuest,
  async effect({ body: { id, ...input }, principal }, tx, { vault, clock }) {
    const details = readGuest(input, today(clock));
    return isRefusal(details) ? details : saveGuest(tx, vault, signedIn(principal).userId, id ?? null, details);
  },
});

const deleteGuestCall = effect({
  call: accountCalls.deleteGuest,
  async effect({ principal, params }, tx) {
    const id = idOf(params.id);
    const isGone = id !== null && (await deleteGuest(tx, signedIn(principal).userId, id));
    return isGone ? {} : refuse("not_found");
  },
});

const favorites = endpoint({
  call: accountCalls.favorites,
  async answer({ principal, query }, services): Promise<FavoritesValue | Refusal> {
    const { wanted, faults } = readWantedStay(query, services);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const { userId } = signedIn(principal);
    const [properties, tours] = await Promise.all([
      favoriteCards(services, userId, wanted),
      favoriteTours(services, userId),
    ]);
    return { properties, tours };
  },
});

const toggle = effect({
  call: accountCalls.toggleFavorite,
  async effect({ body: { kind, id }, principal }, tx) {
    const found = await tx.query(`SELECT id FROM ${kind} WHERE id::bigint = $1`, [id]);
    if (found.length === 0) return refuse("not_found");
    return { is_favorite: await toggleFavorite(tx, signedIn(principal).userId, kind, id) };
  },
});

export const accountEndpoints: readonly Endpoint[] = [
  saveBank,
  banks,
  deleteBank,
  guests,
  saveGuestCall,
  deleteGuestCall,
  favorites,
  toggle,
];
