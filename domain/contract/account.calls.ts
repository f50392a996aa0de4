import type * as account from "./account.shapes.ts";
import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as propertyCard from "./property-card.shapes.ts";

/** Data that a user keeps here: bank accounts, refunds, travellers, favourites, comments on places (R159, R160). */
export const accountCalls = {
  saveBankAccount: call<typeof account.bankAccountInput, typeof account.bankAccount>()({
    name: "account.saveBankAccount",
    method: "POST",
    path: "user/save-bank-account-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  createRefundRequest: call<typeof account.refundInput, typeof account.refundValue>()({
    name: "account.createRefundRequest",
    method: "POST",
    path: "user/create-refund-request",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  refundRequests: call<typeof account.refundsQuery, typeof account.refundsValue>()({
    name: "account.refundRequests",
    method: "GET",
    path: "user/v2/refund-requests",
    who: "user",
    source: "ours",
  }),
  withdrawRefundRequest: call<typeof envelope.nothing, typeof account.refundValue>()({
    name: "account.withdrawRefundRequest",
    method: "POST",
    path: "user/v2/refund-requests/{id}/withdraw",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
  bankAccounts: call<typeof envelope.nothing, typeof account.bankAccountsValue>()({
    name: "account.bankAccounts",
    method: "GET",
    path: "user/v2/bank-accounts",
    who: "user",
    source: "ours",
  }),
  deleteBankAccount: call<typeof envelope.nothing, typeof envelope.done>()({
    name: "account.deleteBankAccount",
    method: "POST",
    path: "user/v2/bank-accounts/{id}/delete",
    who: "user",
    source: "ours",
  }),
  guests: call<typeof envelope.nothing, typeof account.guestsValue>()({
    name: "account.guests",
    method: "GET",
    path: "user/v2/guests",
    who: "user",
    source: "ours",
  }),
  saveGuest: call<typeof account.guestInput, typeof account.guestValue>()({
    name: "account.saveGuest",
    method: "POST",
    path: "user/v2/guests/save",
    who: "user",
    source: "ours",
  }),
  deleteGuest: call<typeof envelope.nothing, typeof envelope.done>()({
    name: "account.deleteGuest",
    method: "POST",
    path: "user/v2/guests/{id}/delete",
    who: "user",
    source: "ours",
  }),
  favorites: call<typeof propertyCard.stayOptions, typeof account.favoritesValue>()({
    name: "account.favorites",
    method: "GET",
    path: "user/v2/favorites",
    who: "user",
    source: "ours",
    forParty: true,
  }),
  toggleFavorite: call<typeof account.favoriteInput, typeof account.favoriteToggledValue>()({
    name: "account.toggleFavorite",
    method: "POST",
    path: "user/v2/favorites/toggle",
    who: "user",
    source: "ours",
  }),
  comments: call<typeof account.pageQuery, typeof account.ownCommentsValue>()({
    name: "account.comments",
    method: "GET",
    path: "user/v2/comments",
    who: "user",
    source: "ours",
  }),
  questions: call<typeof account.pageQuery, typeof account.ownQuestionsValue>()({
    name: "account.questions",
    method: "GET",
    path: "user/v2/questions",
    who: "user",
    source: "ours",
  }),
};
