import type { z } from "zod";
import type { Typed } from "#domain/contract/call.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { decidedValue } from "#domain/contract/operator.shapes.ts";
import { ISSUED_FORM, issueBody } from "./issued-option.ts";

/** Command-line option of a decision, and the field of the request body that it sets. */
type Flag = {
  readonly flag: string;
  readonly what: string;
  readonly field: string;
  readonly isRequired?: true;
  readonly isNumber?: true;
};

/** Path parameter that identifies the subject of a decision. */
type Subject = "confirmation_code" | "id" | "name" | "currency" | "code" | "extra_code";

export type Decision = {
  /** Words before the subject: `refunds approve`. */
  readonly words: readonly [string] | readonly [string, string];
  readonly call: Typed<z.ZodObject, typeof decidedValue>;
  readonly of: Subject;
  readonly what: string;
  readonly tells: readonly Flag[];
  /** Builds the body when it is not the options under their fields' names. */
  readonly bodyOf?: (told: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** A text argument follows, `-` for stdin. */
  readonly takesText?: true;
  readonly example: string;
};

const reason: Flag = { flag: "--reason <text>", what: "why, as the traveller will read it", field: "reason" };
const note: Flag = { flag: "--reason <text>", what: "a note for the journal", field: "reason" };
const CODE = "Zr8kQ2vYw0m4Jt6LxH1cPA";

/** All decisions of operators (call 87), in the order of the help. */
export const decisions: readonly Decision[] = [
  {
    words: ["accept"],
    call: operatorCalls.acceptReserve,
    of: "confirmation_code",
    what: "Accepts a stay on request for its property: it can be paid from then on.",
    tells: [reason],
    example: `operator accept ${CODE}`,
  },
  {
    words: ["reject"],
    call: operatorCalls.rejectReserve,
    of: "confirmation_code",
    what: "Rejects a stay on request for its property: its rooms are released.",
    tells: [reason],
    example: `operator reject ${CODE} --reason 'The house is closed for repairs'`,
  },
  {
    words: ["issue"],
    call: operatorCalls.issueReserve,
    of: "confirmation_code",
    what: "Issues a paid booking with what its supplier gave: a code; of flights the locator and tickets of each direction.",
    tells: [
      {
        flag: "--code <code>",
        what: "what the property, the agency or the airline calls the booking",
        field: "supplier_confirmation_code",
      },
      { flag: "--outbound <issued>", what: `of the way out: ${ISSUED_FORM}`, field: "outbound" },
      { flag: "--inbound <issued>", what: "the same of the way back", field: "inbound" },
      note,
    ],
    bodyOf: issueBody,
    example: `operator issue ${CODE} --code HB-2291`,
  },
  {
    words: ["issue-failed"],
    call: operatorCalls.failReserve,
    of: "confirmation_code",
    what: "Gives up a paid booking that its supplier cannot issue: all the money goes back, and its traveller is told.",
    tells: [reason],
    example: `operator issue-failed ${CODE} --reason 'Overbooked by the house'`,
  },
  {
    words: ["cancel"],
    call: operatorCalls.cancelReserve,
    of: "confirmation_code",
    what: "Cancels a booking for its traveller: at what its policy costs now, or for an amount that you name.",
    tells: [
      {
        flag: "--amount <rial>",
        what: "what goes back to the wallet; with a reason, also once the stay is over",
        field: "amount",
        isNumber: true,
      },
      reason,
    ],
    example: `operator cancel ${CODE} --amount 5000000 --reason 'No water for two days'`,
  },
  {
    words: ["change", "name"],
    call: operatorCalls.correctReserveName,
    of: "confirmation_code",
    what: "Corrects the names of one traveller of a booking, as its traveller could: once it is issued, only of the same person.",
    tells: [
      {
        flag: "--traveller <number>",
        what: "which of them, counted from 1 in the order of the booking",
        field: "traveller",
        isNumber: true,
        isRequired: true,
      },
      { flag: "--first-name-fa <name>", what: "the first name in Persian", field: "first_name_fa" },
      { flag: "--last-name-fa <name>", what: "the surname in Persian", field: "last_name_fa" },
      { flag: "--first-name-en <name>", what: "the first name in Latin letters", field: "first_name_en" },
      { flag: "--last-name-en <name>", what: "the surname in Latin letters", field: "last_name_en" },
      note,
    ],
    example: `operator change name ${CODE} --traveller 2 --last-name-en KARIMI`,
  },
  {
    words: ["supplier-cancel"],
    call: operatorCalls.supplierCancelReserve,
    of: "confirmation_code",
    what: "Ends a booking that its property, agency or airline has cancelled: all that was paid is refunded, and its traveller is told.",
    tells: [
      {
        flag: "--reason <text>",
        what: "what the supplier said, kept in the journal",
        field: "reason",
        isRequired: true,
      },
    ],
    example: `operator supplier-cancel ${CODE} --reason 'Overbooked by the property'`,
  },
  {
    words: ["refunds", "approve"],
    call: operatorCalls.approveRefund,
    of: "id",
    what: "Approves a refund that was asked for.",
    tells: [reason],
    example: "operator refunds approve 51",
  },
  {
    words: ["refunds", "reject"],
    call: operatorCalls.rejectRefund,
    of: "id",
    what: "Rejects a refund: its amount stays in the wallet.",
    tells: [reason],
    example: "operator refunds reject 51 --reason 'The account belongs to another person'",
  },
  {
    words: ["refunds", "sent"],
    call: operatorCalls.refundSent,
    of: "id",
    what: "Records that an approved refund was paid out, by another operator than the one who approved it.",
    tells: [{ flag: "--reference <text>", what: "the bank's reference", field: "reference", isRequired: true }],
    example: "operator refunds sent 51 --reference 14050830-77",
  },
  {
    words: ["found", "return"],
    call: operatorCalls.returnFound,
    of: "id",
    what: "Returns money that a gateway took for no payment of ours: through the gateway, or recorded as sent by hand.",
    tells: [
      { flag: "--reference <text>", what: "it was sent back by hand: the number of that", field: "reference" },
      reason,
    ],
    example: "operator found return 61",
  },
  {
    words: ["found", "book"],
    call: operatorCalls.bookFound,
    of: "id",
    what: "Books such money to the reservation that it is for.",
    tells: [
      {
        flag: "--reservation <code>",
        what: "the reservation's confirmation code",
        field: "confirmation_code",
        isRequired: true,
      },
      reason,
    ],
    example: `operator found book 61 --reservation ${CODE}`,
  },
  {
    words: ["comments", "publish"],
    call: operatorCalls.publishComment,
    of: "id",
    what: "Publishes a traveller's comment.",
    tells: [reason],
    example: "operator comments publish 901",
  },
  {
    words: ["comments", "reject"],
    call: operatorCalls.rejectComment,
    of: "id",
    what: "Keeps a traveller's comment unpublished.",
    tells: [reason],
    example: "operator comments reject 901 --reason 'Holds a telephone number'",
  },
  {
    words: ["comments", "answer"],
    call: operatorCalls.answerComment,
    of: "id",
    what: "Writes the property's answer under a published comment, in place of an earlier one.",
    tells: [],
    takesText: true,
    example: "operator comments answer 901 'سپاسگزاریم؛ پنجره‌های رو به خیابان دوجداره شد.'",
  },
  {
    words: ["questions", "answer"],
    call: operatorCalls.answerQuestion,
    of: "id",
    what: "Answers a traveller's question and publishes both.",
    tells: [],
    takesText: true,
    example: "operator questions answer 902 'بله، پارکینگ سرپوشیده دارد.'",
  },
  {
    words: ["messages", "retry"],
    call: operatorCalls.retryMessage,
    of: "id",
    what: "Sends a message once more that was given up after its last attempt.",
    tells: [],
    example: "operator messages retry 77",
  },
  {
    words: ["photos", "remove"],
    call: operatorCalls.removePhoto,
    of: "id",
    what: "Shows a photograph no more.",
    tells: [],
    example: "operator photos remove 7",
  },
  {
    words: ["departures", "guarantee"],
    call: operatorCalls.guaranteeDeparture,
    of: "id",
    what: "Says that a tour leaves, however many people have joined.",
    tells: [reason],
    example: "operator departures guarantee 1300120789",
  },
  {
    words: ["departures", "cancel"],
    call: operatorCalls.cancelDeparture,
    of: "id",
    what: "Cancels a tour's departure: its bookings end, and all that was paid is refunded.",
    tells: [{ flag: "--reason <text>", what: "why it does not leave", field: "reason", isRequired: true }],
    example: "operator departures cancel 1300120789 --reason 'The carrier withdrew its flight'",
  },
  {
    words: ["flights", "cancel"],
    call: operatorCalls.cancelFlight,
    of: "id",
    what: "Cancels a flight: its bookings end, and what is not flown is refunded.",
    tells: [{ flag: "--reason <text>", what: "why it is not flown", field: "reason", isRequired: true }],
    example: "operator flights cancel 11020795 --reason 'The aircraft is out of service'",
  },
  {
    words: ["flights", "retime"],
    call: operatorCalls.retimeFlight,
    of: "id",
    what: "Moves a flight: its travellers are told, and may refuse a large change free of charge.",
    tells: [
      {
        flag: "--departs-at <seconds>",
        what: "the new departure, seconds since 1970-01-01 UTC",
        field: "departs_at",
        isNumber: true,
        isRequired: true,
      },
      {
        flag: "--arrives-at <seconds>",
        what: "the new arrival",
        field: "arrives_at",
        isNumber: true,
        isRequired: true,
      },
      { flag: "--reason <text>", what: "why it is moved", field: "reason", isRequired: true },
    ],
    example:
      "operator flights retime 11020795 --departs-at 1796713200 --arrives-at 1796718900 --reason 'The aircraft comes later'",
  },
  {
    words: ["rates", "set"],
    call: operatorCalls.setExchangeRate,
    of: "currency",
    what: "Sets how many rial one unit of a currency is: for sums beside toman. Nothing is charged by it.",
    tells: [
      {
        flag: "--rial <rial>",
        what: "for one unit",
        field: "rial",
        isNumber: true,
        isRequired: true,
      },
      { flag: "--day <date>", what: "the day in Tehran, YYYY-MM-DD; today without it", field: "day" },
      note,
    ],
    example: "operator rates set EUR --rial 1480000",
  },
  {
    words: ["campaign", "end"],
    call: operatorCalls.endCampaign,
    of: "code",
    what: "Ends a discount code at once: bookings that have it keep it.",
    tells: [note],
    example: "operator campaign end NOWRUZ1405",
  },
  {
    words: ["extra", "end"],
    call: operatorCalls.endExtra,
    of: "extra_code",
    what: "Ends the sale of an extra at once: bookings that have it keep it.",
    tells: [note],
    example: "operator extra end bag-10",
  },
  {
    words: ["revoke"],
    call: operatorCalls.revokeOperator,
    of: "name",
    what: "Revokes an operator's token at once: what was decided with it stays. Takes the installation's token.",
    tells: [{ ...reason, what: "why, kept in the journal" }],
    example: "operator revoke Mina",
  },
  {
    words: ["alarms", "resolve"],
    call: operatorCalls.resolveAlarm,
    of: "id",
    what: "Resolves an alarm whose cause was dealt with.",
    tells: [{ flag: "--reason <text>", what: "what was done about it", field: "reason", isRequired: true }],
    example: "operator alarms resolve 31 --reason 'Sent back by hand at the bank'",
  },
];
