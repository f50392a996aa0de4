import type { z } from "zod";
import { accountCalls } from "#domain/contract/account.calls.ts";
import * as account from "#domain/contract/account.shapes.ts";
import { attractionCalls } from "#domain/contract/attraction.calls.ts";
import * as attraction from "#domain/contract/attraction.shapes.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import * as base from "#domain/contract/base.shapes.ts";
import type { Typed } from "#domain/contract/call.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import * as content from "#domain/contract/content.shapes.ts";
import { type Described, shaped } from "#domain/contract/described.ts";
import { done, nothing } from "#domain/contract/envelope.shapes.ts";
import * as imports from "#domain/contract/import.shapes.ts";
import { leavingCalls } from "#domain/contract/leaving.calls.ts";
import * as leaving from "#domain/contract/leaving.shapes.ts";
import { notificationCalls } from "#domain/contract/notification.calls.ts";
import * as notification from "#domain/contract/notification.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import * as operator from "#domain/contract/operator.shapes.ts";
import * as order from "#domain/contract/order.shapes.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import * as payment from "#domain/contract/payment.shapes.ts";
import * as photos from "#domain/contract/photo.shapes.ts";
import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import * as priceAlert from "#domain/contract/price-alert.shapes.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import * as profile from "#domain/contract/profile.shapes.ts";
import * as propertyCard from "#domain/contract/property-card.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import * as reservation from "#domain/contract/reservation.shapes.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import * as review from "#domain/contract/review.shapes.ts";
import { sessionCalls } from "#domain/contract/session.calls.ts";
import * as session from "#domain/contract/session.shapes.ts";
import * as settlement from "#domain/contract/settlement.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import * as user from "#domain/contract/user.shapes.ts";
import { voucherCalls } from "#domain/contract/voucher.calls.ts";
import * as voucher from "#domain/contract/voucher.shapes.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import * as wallet from "#domain/contract/wallet.shapes.ts";
import { flightContract } from "./flight/contract/described.shapes.ts";
import { stayContract } from "./stay/contract/described.shapes.ts";
import { tourContract } from "./tour/contract/described.shapes.ts";

export type { Described } from "#domain/contract/described.ts";

/** The 18 calls named by the specification, all for users logging in or logged in (R159–R176). */
const specified: readonly Described[] = [
  shaped(userCalls.sendOtp, user.mobileInput, user.codeSentValue),
  shaped(userCalls.sendOtpForgetPassword, user.mobileInput, user.codeSentValue),
  shaped(userCalls.loginByOtp, user.codeInput, user.loginValue),
  shaped(userCalls.loginByPassword, user.passwordLoginInput, user.loginValue),
  shaped(userCalls.loginByOtpForgetPassword, user.codeInput, user.loginValue),
  shaped(userCalls.setPassword, user.passwordInput, done),
  shaped(userCalls.logout, nothing, done),
  shaped(userCalls.me, nothing, user.meValue),
  shaped(userCalls.settleProfitCounter, nothing, user.settledValue),
  shaped(accountCalls.saveBankAccount, account.bankAccountInput, account.bankAccount),
  shaped(accountCalls.createRefundRequest, account.refundInput, account.refundValue),
  shaped(profileCalls.details, nothing, profile.profileValue),
  shaped(profileCalls.savePersonal, profile.personalInput, profile.personalValue),
  shaped(profileCalls.saveLegal, profile.legalInput, profile.legalValue),
  shaped(profileCalls.saveContact, profile.contactInput, profile.contactValue),
  shaped(profileCalls.sendOtp, profile.profileCodeInput, user.codeSentValue),
  shaped(profileCalls.verifyOtp, profile.profileVerifyInput, profile.contactValue),
  shaped(profileCalls.passwordOperation, profile.passwordOperationInput, done),
];

const reading: readonly Described[] = [
  shaped(baseCalls.errorLog, base.errorLogInput, done),
  shaped(baseCalls.context, base.contextQuery, base.contextValue),
  shaped(baseCalls.enums, nothing, base.enumsValue),
  shaped(baseCalls.countries, nothing, base.countriesValue),
  shaped(baseCalls.cities, nothing, base.citiesValue),
  shaped(baseCalls.airports, nothing, base.airportsValue),
  shaped(baseCalls.airlines, nothing, base.airlinesValue),
  shaped(baseCalls.calendarEvents, base.periodQuery, base.calendarEventsValue),
  shaped(baseCalls.autocomplete, base.autocompleteQuery, base.suggestionsValue),
  shaped(baseCalls.refresh, base.refreshQuery, done),
  shaped(contentCalls.home, nothing, content.homeValue),
  shaped(contentCalls.page, nothing, content.pageValue),
  shaped(contentCalls.landing, nothing, content.landingValue),
  shaped(contentCalls.registerHotel, content.registerHotelInput, content.registeredValue),
  shaped(contentCalls.partner, nothing, content.partnerValue),
  shaped(contentCalls.contactMessage, content.contactMessageInput, done),
  shaped(reviewCalls.comments, review.commentsQuery, review.commentsValue),
  shaped(reviewCalls.questions, review.questionsQuery, review.questionsValue),
  shaped(attractionCalls.details, nothing, attraction.attractionValue),
  shaped(reviewCalls.commentEligibility, nothing, review.eligibilityValue),
  shaped(reviewCalls.comment, review.commentInput, review.pendingValue),
  shaped(reviewCalls.ask, review.questionInput, review.pendingValue),
];

const booking: readonly Described[] = [
  shaped(reservationCalls.quote, reservation.quoteInput, reservation.quoteValue),
  shaped(reservationCalls.create, reservation.createInput, reservation.reservationValue),
  shaped(reservationCalls.saveGuests, reservation.saveGuestsInput, reservation.reservationValue),
  shaped(reservationCalls.submit, nothing, reservation.reservationValue),
  shaped(reservationCalls.details, nothing, reservation.reservationValue),
  shaped(reservationCalls.status, nothing, reservation.statusEnvelope),
  shaped(reservationCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  shaped(reservationCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  shaped(reservationCalls.cancel, reservation.cancelInput, reservation.reservationValue),
  shaped(reservationCalls.voucher, nothing, reservation.voucherValue),
  shaped(priceAlertCalls.list, nothing, priceAlert.priceAlertsValue),
  shaped(priceAlertCalls.save, priceAlert.savePriceAlertInput, priceAlert.priceAlertsValue),
  shaped(priceAlertCalls.saveTour, priceAlert.saveTourPriceAlertInput, priceAlert.priceAlertsValue),
  shaped(priceAlertCalls.saveFlight, priceAlert.saveFlightPriceAlertInput, priceAlert.priceAlertsValue),
  shaped(priceAlertCalls.end, nothing, priceAlert.priceAlertsValue),
  shaped(notificationCalls.list, notification.notificationsQuery, notification.notificationsValue),
  shaped(notificationCalls.read, notification.readNotificationsInput, notification.readNotificationsValue),
  shaped(sessionCalls.list, nothing, session.sessionsValue),
  shaped(sessionCalls.end, session.endSessionInput, session.sessionsValue),
  shaped(voucherCalls.keys, nothing, voucher.voucherKeys),
  shaped(voucherCalls.state, voucher.voucherStateInput, voucher.voucherState),
  shaped(reservationCalls.tracking, reservation.trackingInput, reservation.trackingValue),
  shaped(reservationCalls.handOff, nothing, reservation.handOffValue),
  shaped(reservationCalls.flightHandOff, nothing, reservation.handOffValue),
  shaped(reservationCalls.one, nothing, reservation.anyReservation),
  shaped(reservationCalls.list, reservation.reservesQuery, reservation.reservesValue),
  shaped(paymentCalls.methods, payment.methodsQuery, payment.methodsValue),
  shaped(paymentCalls.start, payment.startInput, payment.startValue),
  shaped(paymentCalls.details, nothing, payment.paymentValue),
  shaped(paymentCalls.outcome, nothing, payment.outcomeValue),
  shaped(paymentCalls.check, nothing, payment.paymentValue),
  shaped(paymentCalls.retry, nothing, payment.startValue),
  shaped(walletCalls.balance, nothing, wallet.balanceValue),
  shaped(walletCalls.transactions, wallet.transactionsQuery, wallet.transactionsValue),
  shaped(walletCalls.movements, wallet.movementsQuery, wallet.movementsValue),
  shaped(walletCalls.receipt, nothing, wallet.receiptValue),
  shaped(walletCalls.charge, wallet.chargeInput, payment.startValue),
];

const keeping: readonly Described[] = [
  shaped(accountCalls.refundRequests, account.refundsQuery, account.refundsValue),
  shaped(accountCalls.withdrawRefundRequest, nothing, account.refundValue),
  shaped(accountCalls.bankAccounts, nothing, account.bankAccountsValue),
  shaped(accountCalls.deleteBankAccount, nothing, done),
  shaped(accountCalls.guests, nothing, account.guestsValue),
  shaped(accountCalls.saveGuest, account.guestInput, account.guestValue),
  shaped(accountCalls.deleteGuest, nothing, done),
  shaped(accountCalls.favorites, propertyCard.stayOptions, account.favoritesValue),
  shaped(accountCalls.toggleFavorite, account.favoriteInput, account.favoriteToggledValue),
  shaped(accountCalls.comments, account.pageQuery, account.ownCommentsValue),
  shaped(accountCalls.questions, account.pageQuery, account.ownQuestionsValue),
];

const deciding: readonly Described[] = [
  shaped(operatorCalls.invariants, nothing, operator.invariantsValue),
  shaped(operatorCalls.retryMessage, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.photos, nothing, photos.photosValue),
  shaped(operatorCalls.addPhoto, photos.addPhotoInput, photos.addedPhotoValue),
  shaped(operatorCalls.orderPhotos, photos.orderPhotosInput, photos.photosValue),
  shaped(operatorCalls.removePhoto, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.pending, nothing, operator.pendingValue),
  shaped(leavingCalls.ownData, nothing, leaving.ownDataValue),
  shaped(leavingCalls.hindrances, nothing, leaving.leavingValue),
  shaped(leavingCalls.deleteAccount, nothing, done),
  shaped(operatorCalls.operators, nothing, operator.operatorsValue),
  shaped(operatorCalls.acts, operator.actsQuery, operator.actsValue),
  shaped(operatorCalls.addOperator, operator.addOperatorInput, operator.addedOperatorValue),
  shaped(operatorCalls.revokeOperator, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.keys, nothing, operator.keysValue),
  shaped(operatorCalls.rotateKeys, operator.rotateKeysInput, operator.rotatedValue),
  shaped(operatorCalls.queue, operator.queueQuery, operator.queueValue),
  shaped(operatorCalls.alarms, nothing, operator.alarmsValue),
  shaped(operatorCalls.resolveAlarm, operator.resolveAlarmInput, operator.decidedValue),
  shaped(operatorCalls.differences, nothing, settlement.differencesValue),
  shaped(operatorCalls.compareSettlement, settlement.settlementInput, settlement.settlementValue),
  shaped(operatorCalls.decideSettlement, settlement.decideSettlementInput, settlement.decidedSettlementValue),
  shaped(operatorCalls.returnFound, settlement.returnFoundInput, operator.decidedValue),
  shaped(operatorCalls.bookFound, settlement.bookFoundInput, operator.decidedValue),
  shaped(operatorCalls.startImport, imports.startImportInput, imports.importValue),
  shaped(operatorCalls.importRows, imports.importRowsInput, imports.importRowsValue),
  shaped(operatorCalls.finishImport, imports.finishImportInput, imports.importValue),
  shaped(operatorCalls.importState, nothing, imports.importValue),
  shaped(operatorCalls.exportInventory, imports.exportQuery, imports.exportValue),
  shaped(operatorCalls.guaranteeDeparture, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.cancelDeparture, operator.cancelDepartureInput, operator.decidedValue),
  shaped(operatorCalls.cancelFlight, operator.cancelFlightInput, operator.decidedValue),
  shaped(operatorCalls.retimeFlight, operator.retimeFlightInput, operator.decidedValue),
  shaped(operatorCalls.acceptReserve, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.rejectReserve, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.issueReserve, order.issueInput, operator.decidedValue),
  shaped(operatorCalls.readOrder, operator.decisionInput, order.orderValue),
  shaped(operatorCalls.failReserve, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.cancelReserve, operator.cancelReserveInput, operator.decidedValue),
  shaped(operatorCalls.supplierCancelReserve, operator.supplierCancelInput, operator.decidedValue),
  shaped(operatorCalls.approveRefund, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.rejectRefund, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.refundSent, operator.sentInput, operator.decidedValue),
  shaped(operatorCalls.publishComment, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.rejectComment, operator.decisionInput, operator.decidedValue),
  shaped(operatorCalls.answerComment, operator.answerInput, operator.decidedValue),
  shaped(operatorCalls.keptRecord, leaving.keptRecordInput, leaving.keptRecordValue),
  shaped(operatorCalls.answerQuestion, operator.answerInput, operator.decidedValue),
];

/**
 * Every call of the product with its shapes: served by the provider, played by the mock server, checked by the command
 * line and described in `docs/openapi.json`. It loads zod, so browsers never load it.
 */
export const contract: readonly Described[] = [
  ...specified,
  ...reading,
  ...booking,
  ...keeping,
  ...deciding,
  ...stayContract,
  ...tourContract,
  ...flightContract,
];

const described = new Map(contract.map((one) => [one.call.name, one]));

/**
 * Returns the input shape of a call. Throws for a call that is not in the contract: a programming error, found at
 * start.
 */
export function inputShapeOf<In extends z.ZodObject>(call: Typed<In>): In {
  const found = described.get(call.name);
  if (found?.call !== call) throw new Error(`The contract has no shapes of the call ${call.name}`);
  return found.input as In;
}
