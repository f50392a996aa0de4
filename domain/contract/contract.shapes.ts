import type { z } from "zod";
import { accountCalls } from "./account.calls.ts";
import * as account from "./account.shapes.ts";
import { baseCalls } from "./base.calls.ts";
import * as base from "./base.shapes.ts";
import type { Typed } from "./call.ts";
import { contentCalls } from "./content.calls.ts";
import * as content from "./content.shapes.ts";
import { done, nothing } from "./envelope.shapes.ts";
import { flightCalls, flightOwnCalls, flightReserveCalls } from "./flight.calls.ts";
import * as flight from "./flight.shapes.ts";
import * as imports from "./import.shapes.ts";
import { leavingCalls } from "./leaving.calls.ts";
import * as leaving from "./leaving.shapes.ts";
import { notificationCalls } from "./notification.calls.ts";
import * as notification from "./notification.shapes.ts";
import { operatorCalls } from "./operator.calls.ts";
import * as operator from "./operator.shapes.ts";
import * as order from "./order.shapes.ts";
import { paymentCalls } from "./payment.calls.ts";
import * as payment from "./payment.shapes.ts";
import * as photos from "./photo.shapes.ts";
import { priceAlertCalls } from "./price-alert.calls.ts";
import * as priceAlert from "./price-alert.shapes.ts";
import { profileCalls } from "./profile.calls.ts";
import * as profile from "./profile.shapes.ts";
import { propertyCalls } from "./property.calls.ts";
import * as property from "./property.shapes.ts";
import { reservationCalls } from "./reservation.calls.ts";
import * as reservation from "./reservation.shapes.ts";
import { sessionCalls } from "./session.calls.ts";
import * as session from "./session.shapes.ts";
import * as settlement from "./settlement.shapes.ts";
import { tourCalls, tourReserveCalls } from "./tour.calls.ts";
import * as tour from "./tour.shapes.ts";
import { userCalls } from "./user.calls.ts";
import * as user from "./user.shapes.ts";
import { voucherCalls } from "./voucher.calls.ts";
import * as voucher from "./voucher.shapes.ts";
import { walletCalls } from "./wallet.calls.ts";
import * as wallet from "./wallet.shapes.ts";

/** A call with the shapes of its input and output. A GET takes a query, a POST a body. */
export type Described = { readonly call: Typed; readonly input: z.ZodObject; readonly value: z.ZodType };

/** The 18 calls named by the specification, all for users logging in or logged in (R159–R176). */
const specified: readonly Described[] = [
  of(userCalls.sendOtp, user.mobileInput, user.codeSentValue),
  of(userCalls.sendOtpForgetPassword, user.mobileInput, user.codeSentValue),
  of(userCalls.loginByOtp, user.codeInput, user.loginValue),
  of(userCalls.loginByPassword, user.passwordLoginInput, user.loginValue),
  of(userCalls.loginByOtpForgetPassword, user.codeInput, user.loginValue),
  of(userCalls.setPassword, user.passwordInput, done),
  of(userCalls.logout, nothing, done),
  of(userCalls.me, nothing, user.meValue),
  of(userCalls.settleProfitCounter, nothing, user.settledValue),
  of(accountCalls.saveBankAccount, account.bankAccountInput, account.bankAccount),
  of(accountCalls.createRefundRequest, account.refundInput, account.refundValue),
  of(profileCalls.details, nothing, profile.profileValue),
  of(profileCalls.savePersonal, profile.personalInput, profile.personalValue),
  of(profileCalls.saveLegal, profile.legalInput, profile.legalValue),
  of(profileCalls.saveContact, profile.contactInput, profile.contactValue),
  of(profileCalls.sendOtp, profile.profileCodeInput, user.codeSentValue),
  of(profileCalls.verifyOtp, profile.profileVerifyInput, profile.contactValue),
  of(profileCalls.passwordOperation, profile.passwordOperationInput, done),
];

const reading: readonly Described[] = [
  of(baseCalls.errorLog, base.errorLogInput, done),
  of(baseCalls.context, base.contextQuery, base.contextValue),
  of(baseCalls.enums, nothing, base.enumsValue),
  of(baseCalls.countries, nothing, base.countriesValue),
  of(baseCalls.cities, nothing, base.citiesValue),
  of(baseCalls.airports, nothing, base.airportsValue),
  of(baseCalls.airlines, nothing, base.airlinesValue),
  of(baseCalls.calendarEvents, base.periodQuery, base.calendarEventsValue),
  of(baseCalls.autocomplete, base.autocompleteQuery, base.suggestionsValue),
  of(baseCalls.refresh, base.refreshQuery, done),
  of(contentCalls.home, nothing, content.homeValue),
  of(contentCalls.page, nothing, content.pageValue),
  of(contentCalls.landing, nothing, content.landingValue),
  of(contentCalls.registerHotel, content.registerHotelInput, content.registeredValue),
  of(contentCalls.partner, nothing, content.partnerValue),
  of(contentCalls.contactMessage, content.contactMessageInput, done),
  of(propertyCalls.listing, property.listingQuery, property.listingValue),
  of(propertyCalls.city, property.listQuery, property.cityValue),
  of(propertyCalls.category, property.listQuery, property.categoryValue),
  of(propertyCalls.subject, property.listQuery, property.subjectValue),
  of(propertyCalls.search, property.searchQuery, property.searchValue),
  of(propertyCalls.searchMap, property.searchQuery, property.searchMapValue),
  of(propertyCalls.details, property.stayOptions, property.detailsValue),
  of(propertyCalls.rooms, property.roomsQuery, property.roomsValue),
  of(propertyCalls.nearbyDates, property.roomsQuery, property.nearbyDatesValue),
  of(propertyCalls.priceCalendar, property.priceCalendarQuery, property.priceCalendarValue),
  of(propertyCalls.comments, property.commentsQuery, property.commentsValue),
  of(propertyCalls.questions, property.questionsQuery, property.questionsValue),
  of(propertyCalls.similar, property.stayOptions, property.cardsValue),
  of(propertyCalls.suggested, property.stayOptions, property.cardsValue),
  of(propertyCalls.extraFacilities, nothing, property.extraFacilitiesValue),
  of(propertyCalls.addressFiles, nothing, property.addressFilesValue),
  of(propertyCalls.addresses, property.addressesQuery, property.addressesValue),
  of(tourCalls.home, nothing, tour.tourHomeValue),
  of(tourCalls.search, tour.tourSearchQuery, tour.tourSearchValue),
  of(tourCalls.listing, tour.tourListingQuery, tour.tourListingValue),
  of(tourCalls.details, nothing, tour.tourDetailsValue),
  of(tourCalls.departures, tour.departuresQuery, tour.departuresValue),
  of(tourCalls.departure, tour.departureQuery, tour.departureValue),
  of(flightCalls.search, flight.flightSearchQuery, flight.flightSearchValue),
  of(flightCalls.priceCalendar, flight.fareCalendarQuery, flight.fareCalendarValue),
  of(flightCalls.offer, flight.offerQuery, flight.offerValue),
  of(flightCalls.seatMap, nothing, flight.seatMapValue),
  of(propertyCalls.attraction, nothing, property.attractionValue),
  of(propertyCalls.commentEligibility, nothing, property.eligibilityValue),
  of(propertyCalls.comment, property.commentInput, property.pendingValue),
  of(propertyCalls.ask, property.questionInput, property.pendingValue),
];

const booking: readonly Described[] = [
  of(reservationCalls.quote, reservation.quoteInput, reservation.quoteValue),
  of(reservationCalls.create, reservation.createInput, reservation.reservationValue),
  of(reservationCalls.saveGuests, reservation.saveGuestsInput, reservation.reservationValue),
  of(reservationCalls.submit, nothing, reservation.reservationValue),
  of(reservationCalls.details, nothing, reservation.reservationValue),
  of(reservationCalls.status, nothing, reservation.statusEnvelope),
  of(reservationCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  of(reservationCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  of(reservationCalls.cancel, reservation.cancelInput, reservation.reservationValue),
  of(reservationCalls.voucher, nothing, reservation.voucherValue),
  of(tourReserveCalls.quote, tour.tourQuoteInput, tour.tourQuoteValue),
  of(tourReserveCalls.create, reservation.createInput, tour.tourReservationValue),
  of(tourReserveCalls.saveGuests, reservation.saveGuestsInput, tour.tourReservationValue),
  of(tourReserveCalls.submit, nothing, tour.tourReservationValue),
  of(tourReserveCalls.details, nothing, tour.tourReservationValue),
  of(tourReserveCalls.status, nothing, tour.tourStatusValue),
  of(tourReserveCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  of(tourReserveCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  of(tourReserveCalls.cancel, reservation.cancelInput, tour.tourReservationValue),
  of(tourReserveCalls.voucher, nothing, tour.tourVoucherValue),
  of(flightReserveCalls.quote, flight.flightQuoteInput, flight.flightQuoteValue),
  of(flightReserveCalls.create, reservation.createInput, flight.flightReservationValue),
  of(flightReserveCalls.saveGuests, reservation.saveGuestsInput, flight.flightReservationValue),
  of(flightReserveCalls.submit, nothing, flight.flightReservationValue),
  of(flightReserveCalls.details, nothing, flight.flightReservationValue),
  of(flightReserveCalls.status, nothing, flight.flightStatusValue),
  of(flightReserveCalls.extendPaymentDeadline, nothing, reservation.extendedValue),
  of(flightReserveCalls.cancellationQuote, nothing, reservation.cancellationQuoteValue),
  of(flightReserveCalls.cancel, reservation.cancelInput, flight.flightReservationValue),
  of(flightReserveCalls.voucher, nothing, flight.flightVoucherValue),
  of(flightOwnCalls.seatMap, nothing, flight.seatMapValue),
  of(flightOwnCalls.seats, flight.seatsInput, flight.flightReservationValue),
  of(flightOwnCalls.answerChange, flight.answerChangeInput, flight.flightReservationValue),
  of(priceAlertCalls.list, nothing, priceAlert.priceAlertsValue),
  of(priceAlertCalls.save, priceAlert.savePriceAlertInput, priceAlert.priceAlertsValue),
  of(priceAlertCalls.saveTour, priceAlert.saveTourPriceAlertInput, priceAlert.priceAlertsValue),
  of(priceAlertCalls.saveFlight, priceAlert.saveFlightPriceAlertInput, priceAlert.priceAlertsValue),
  of(priceAlertCalls.end, nothing, priceAlert.priceAlertsValue),
  of(notificationCalls.list, notification.notificationsQuery, notification.notificationsValue),
  of(notificationCalls.read, notification.readNotificationsInput, notification.readNotificationsValue),
  of(sessionCalls.list, nothing, session.sessionsValue),
  of(sessionCalls.end, session.endSessionInput, session.sessionsValue),
  of(voucherCalls.keys, nothing, voucher.voucherKeys),
  of(voucherCalls.state, voucher.voucherStateInput, voucher.voucherState),
  of(reservationCalls.tracking, reservation.trackingInput, reservation.trackingValue),
  of(reservationCalls.handOff, nothing, reservation.handOffValue),
  of(reservationCalls.flightHandOff, nothing, reservation.handOffValue),
  of(reservationCalls.one, nothing, reservation.anyReservation),
  of(reservationCalls.list, reservation.reservesQuery, reservation.reservesValue),
  of(paymentCalls.methods, payment.methodsQuery, payment.methodsValue),
  of(paymentCalls.start, payment.startInput, payment.startValue),
  of(paymentCalls.details, nothing, payment.paymentValue),
  of(paymentCalls.outcome, nothing, payment.outcomeValue),
  of(paymentCalls.check, nothing, payment.paymentValue),
  of(paymentCalls.retry, nothing, payment.startValue),
  of(walletCalls.balance, nothing, wallet.balanceValue),
  of(walletCalls.transactions, wallet.transactionsQuery, wallet.transactionsValue),
  of(walletCalls.movements, wallet.movementsQuery, wallet.movementsValue),
  of(walletCalls.receipt, nothing, wallet.receiptValue),
  of(walletCalls.charge, wallet.chargeInput, payment.startValue),
];

const keeping: readonly Described[] = [
  of(accountCalls.refundRequests, account.refundsQuery, account.refundsValue),
  of(accountCalls.withdrawRefundRequest, nothing, account.refundValue),
  of(accountCalls.bankAccounts, nothing, account.bankAccountsValue),
  of(accountCalls.deleteBankAccount, nothing, done),
  of(accountCalls.guests, nothing, account.guestsValue),
  of(accountCalls.saveGuest, account.guestInput, account.guestValue),
  of(accountCalls.deleteGuest, nothing, done),
  of(accountCalls.favorites, property.stayOptions, account.favoritesValue),
  of(accountCalls.toggleFavorite, account.favoriteInput, account.favoriteToggledValue),
  of(accountCalls.comments, account.pageQuery, account.ownCommentsValue),
  of(accountCalls.questions, account.pageQuery, account.ownQuestionsValue),
];

const deciding: readonly Described[] = [
  of(operatorCalls.invariants, nothing, operator.invariantsValue),
  of(operatorCalls.retryMessage, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.photos, nothing, photos.photosValue),
  of(operatorCalls.addPhoto, photos.addPhotoInput, photos.addedPhotoValue),
  of(operatorCalls.orderPhotos, photos.orderPhotosInput, photos.photosValue),
  of(operatorCalls.removePhoto, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.pending, nothing, operator.pendingValue),
  of(leavingCalls.ownData, nothing, leaving.ownDataValue),
  of(leavingCalls.hindrances, nothing, leaving.leavingValue),
  of(leavingCalls.deleteAccount, nothing, done),
  of(operatorCalls.operators, nothing, operator.operatorsValue),
  of(operatorCalls.acts, operator.actsQuery, operator.actsValue),
  of(operatorCalls.addOperator, operator.addOperatorInput, operator.addedOperatorValue),
  of(operatorCalls.revokeOperator, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.keys, nothing, operator.keysValue),
  of(operatorCalls.rotateKeys, operator.rotateKeysInput, operator.rotatedValue),
  of(operatorCalls.queue, operator.queueQuery, operator.queueValue),
  of(operatorCalls.alarms, nothing, operator.alarmsValue),
  of(operatorCalls.resolveAlarm, operator.resolveAlarmInput, operator.decidedValue),
  of(operatorCalls.differences, nothing, settlement.differencesValue),
  of(operatorCalls.compareSettlement, settlement.settlementInput, settlement.settlementValue),
  of(operatorCalls.decideSettlement, settlement.decideSettlementInput, settlement.decidedSettlementValue),
  of(operatorCalls.returnFound, settlement.returnFoundInput, operator.decidedValue),
  of(operatorCalls.bookFound, settlement.bookFoundInput, operator.decidedValue),
  of(operatorCalls.startImport, imports.startImportInput, imports.importValue),
  of(operatorCalls.importRows, imports.importRowsInput, imports.importRowsValue),
  of(operatorCalls.finishImport, imports.finishImportInput, imports.importValue),
  of(operatorCalls.importState, nothing, imports.importValue),
  of(operatorCalls.exportInventory, imports.exportQuery, imports.exportValue),
  of(operatorCalls.guaranteeDeparture, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.cancelDeparture, operator.cancelDepartureInput, operator.decidedValue),
  of(operatorCalls.cancelFlight, operator.cancelFlightInput, operator.decidedValue),
  of(operatorCalls.retimeFlight, operator.retimeFlightInput, operator.decidedValue),
  of(operatorCalls.acceptReserve, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.rejectReserve, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.issueReserve, order.issueInput, operator.decidedValue),
  of(operatorCalls.readOrder, operator.decisionInput, order.orderValue),
  of(operatorCalls.failReserve, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.cancelReserve, operator.cancelReserveInput, operator.decidedValue),
  of(operatorCalls.supplierCancelReserve, operator.supplierCancelInput, operator.decidedValue),
  of(operatorCalls.approveRefund, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.rejectRefund, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.refundSent, operator.sentInput, operator.decidedValue),
  of(operatorCalls.publishComment, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.rejectComment, operator.decisionInput, operator.decidedValue),
  of(operatorCalls.answerComment, operator.answerInput, operator.decidedValue),
  of(operatorCalls.keptRecord, leaving.keptRecordInput, leaving.keptRecordValue),
  of(operatorCalls.answerQuestion, operator.answerInput, operator.decidedValue),
];

/**
 * Every call of the product with its shapes: served by the provider, played by the mock server, checked by the command
 * line and described in `docs/openapi.json`. It loads zod, so browsers never load it.
 */
export const contract: readonly Described[] = [...specified, ...reading, ...booking, ...keeping, ...deciding];

function of<In extends z.ZodObject, Out extends z.ZodType>(
  call: Typed<In, Out>,
  input: NoInfer<In>,
  value: NoInfer<Out>,
): Described {
  return { call, input, value };
}

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
