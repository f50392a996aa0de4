import { call, type Typed } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as operator from "./operator.shapes.ts";
import type * as settlement from "./settlement.shapes.ts";

/** What the people behind the site decide, with the operator token. */
export const operatorCalls = {
  invariants: call<typeof envelope.nothing, typeof operator.invariantsValue>()({
    name: "operator.invariants",
    method: "GET",
    path: "operator/v2/invariants",
    who: "operator",
    source: "ours",
  }),
  pending: call<typeof envelope.nothing, typeof operator.pendingValue>()({
    name: "operator.pending",
    method: "GET",
    path: "operator/v2/pending",
    who: "operator",
    source: "ours",
  }),
  alarms: call<typeof envelope.nothing, typeof operator.alarmsValue>()({
    name: "operator.alarms",
    method: "GET",
    path: "operator/v2/alarms",
    who: "operator",
    source: "ours",
  }),
  resolveAlarm: call<typeof operator.resolveAlarmInput, typeof operator.decidedValue>()({
    name: "operator.resolveAlarm",
    method: "POST",
    path: "operator/v2/alarms/{id}/resolve",
    who: "operator",
    source: "ours",
  }),
  retryMessage: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.retryMessage",
    method: "POST",
    path: "operator/v2/messages/{id}/retry",
    who: "operator",
    source: "ours",
  }),
  differences: call<typeof envelope.nothing, typeof settlement.differencesValue>()({
    name: "operator.differences",
    method: "GET",
    path: "operator/v2/differences",
    who: "operator",
    source: "ours",
  }),
  compareSettlement: call<typeof settlement.settlementInput, typeof settlement.settlementValue>()({
    name: "operator.compareSettlement",
    method: "POST",
    path: "operator/v2/settlements/{gateway}",
    who: "operator",
    source: "ours",
  }),
  returnFound: call<typeof settlement.returnFoundInput, typeof operator.decidedValue>()({
    name: "operator.returnFound",
    method: "POST",
    path: "operator/v2/differences/{id}/return",
    who: "operator",
    source: "ours",
  }),
  bookFound: call<typeof settlement.bookFoundInput, typeof operator.decidedValue>()({
    name: "operator.bookFound",
    method: "POST",
    path: "operator/v2/differences/{id}/book",
    who: "operator",
    source: "ours",
  }),
  guaranteeDeparture: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.guaranteeDeparture",
    method: "POST",
    path: "operator/v2/departures/{id}/guarantee",
    who: "operator",
    source: "ours",
  }),
  cancelDeparture: call<typeof operator.cancelDepartureInput, typeof operator.decidedValue>()({
    name: "operator.cancelDeparture",
    method: "POST",
    path: "operator/v2/departures/{id}/cancel",
    who: "operator",
    source: "ours",
  }),
  cancelFlight: call<typeof operator.cancelFlightInput, typeof operator.decidedValue>()({
    name: "operator.cancelFlight",
    method: "POST",
    path: "operator/v2/flights/{id}/cancel",
    who: "operator",
    source: "ours",
  }),
  retimeFlight: call<typeof operator.retimeFlightInput, typeof operator.decidedValue>()({
    name: "operator.retimeFlight",
    method: "POST",
    path: "operator/v2/flights/{id}/retime",
    who: "operator",
    source: "ours",
  }),
  acceptReserve: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.acceptReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/accept",
    who: "operator",
    source: "ours",
  }),
  rejectReserve: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.rejectReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/reject",
    who: "operator",
    source: "ours",
  }),
  issueReserve: call<typeof operator.issueInput, typeof operator.decidedValue>()({
    name: "operator.issueReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/issue",
    who: "operator",
    source: "ours",
  }),
  failReserve: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.failReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/issue-failed",
    who: "operator",
    source: "ours",
  }),
  cancelReserve: call<typeof operator.cancelReserveInput, typeof operator.decidedValue>()({
    name: "operator.cancelReserve",
    method: "POST",
    path: "operator/v2/reserves/{confirmation_code}/cancel",
    who: "operator",
    source: "ours",
  }),
  approveRefund: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.approveRefund",
    method: "POST",
    path: "operator/v2/refunds/{id}/approve",
    who: "operator",
    source: "ours",
  }),
  rejectRefund: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.rejectRefund",
    method: "POST",
    path: "operator/v2/refunds/{id}/reject",
    who: "operator",
    source: "ours",
  }),
  refundSent: call<typeof operator.sentInput, typeof operator.decidedValue>()({
    name: "operator.refundSent",
    method: "POST",
    path: "operator/v2/refunds/{id}/sent",
    who: "operator",
    source: "ours",
  }),
  publishComment: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.publishComment",
    method: "POST",
    path: "operator/v2/comments/{id}/publish",
    who: "operator",
    source: "ours",
  }),
  rejectComment: call<typeof operator.decisionInput, typeof operator.decidedValue>()({
    name: "operator.rejectComment",
    method: "POST",
    path: "operator/v2/comments/{id}/reject",
    who: "operator",
    source: "ours",
  }),
  answerQuestion: call<typeof operator.answerInput, typeof operator.decidedValue>()({
    name: "operator.answerQuestion",
    method: "POST",
    path: "operator/v2/questions/{id}/answer",
    who: "operator",
    source: "ours",
  }),
};

/** A decision about one thing that needs no more than who decides, and perhaps why. */
export type DecisionCall = Typed<typeof operator.decisionInput, typeof operator.decidedValue> & { method: "POST" };
