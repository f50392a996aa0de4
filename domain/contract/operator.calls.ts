import { calls } from "./call.ts";

/** What the people behind the site decide, with the operator token. */
export const operatorCalls = calls({
  invariants: {
    name: "operator.invariants",
    method: "GET",
    path: "operator/v2/invariants",
    who: "operator",
    source: "ours",
  },
  acceptReserve: {
    name: "operator.acceptReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/accept",
    who: "operator",
    source: "ours",
  },
  rejectReserve: {
    name: "operator.rejectReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/reject",
    who: "operator",
    source: "ours",
  },
  issueReserve: {
    name: "operator.issueReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/issue",
    who: "operator",
    source: "ours",
  },
  failReserve: {
    name: "operator.failReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/issue-failed",
    who: "operator",
    source: "ours",
  },
  approveRefund: {
    name: "operator.approveRefund",
    method: "POST",
    path: "operator/v2/refunds/{id}/approve",
    who: "operator",
    source: "ours",
  },
  rejectRefund: {
    name: "operator.rejectRefund",
    method: "POST",
    path: "operator/v2/refunds/{id}/reject",
    who: "operator",
    source: "ours",
  },
  refundSent: {
    name: "operator.refundSent",
    method: "POST",
    path: "operator/v2/refunds/{id}/sent",
    who: "operator",
    source: "ours",
  },
  publishComment: {
    name: "operator.publishComment",
    method: "POST",
    path: "operator/v2/comments/{id}/publish",
    who: "operator",
    source: "ours",
  },
  rejectComment: {
    name: "operator.rejectComment",
    method: "POST",
    path: "operator/v2/comments/{id}/reject",
    who: "operator",
    source: "ours",
  },
  answerQuestion: {
    name: "operator.answerQuestion",
    method: "POST",
    path: "operator/v2/questions/{id}/answer",
    who: "operator",
    source: "ours",
  },
});
