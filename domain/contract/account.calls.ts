import { calls } from "./call.ts";

/** What a user keeps here: bank accounts, refunds, travellers, favorites, words about places (R159, R160). */
export const accountCalls = calls({
  saveBankAccount: {
    name: "account.saveBankAccount",
    method: "POST",
    path: "user/save-bank-account-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  createRefundRequest: {
    name: "account.createRefundRequest",
    method: "POST",
    path: "user/create-refund-request",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  refundRequests: {
    name: "account.refundRequests",
    method: "GET",
    path: "user/v2/refund-requests",
    who: "user",
    source: "ours",
  },
  withdrawRefundRequest: {
    name: "account.withdrawRefundRequest",
    method: "POST",
    path: "user/v2/refund-requests/{id}/withdraw",
    who: "user",
    source: "ours",
    idempotency: "required",
  },
  bankAccounts: {
    name: "account.bankAccounts",
    method: "GET",
    path: "user/v2/bank-accounts",
    who: "user",
    source: "ours",
  },
  deleteBankAccount: {
    name: "account.deleteBankAccount",
    method: "POST",
    path: "user/v2/bank-accounts/{id}/delete",
    who: "user",
    source: "ours",
  },
  guests: { name: "account.guests", method: "GET", path: "user/v2/guests", who: "user", source: "ours" },
  saveGuest: { name: "account.saveGuest", method: "POST", path: "user/v2/guests/save", who: "user", source: "ours" },
  deleteGuest: {
    name: "account.deleteGuest",
    method: "POST",
    path: "user/v2/guests/{id}/delete",
    who: "user",
    source: "ours",
  },
  favorites: { name: "account.favorites", method: "GET", path: "user/v2/favorites", who: "user", source: "ours" },
  toggleFavorite: {
    name: "account.toggleFavorite",
    method: "POST",
    path: "user/v2/favorites/toggle",
    who: "user",
    source: "ours",
  },
  comments: { name: "account.comments", method: "GET", path: "user/v2/comments", who: "user", source: "ours" },
  questions: { name: "account.questions", method: "GET", path: "user/v2/questions", who: "user", source: "ours" },
});
