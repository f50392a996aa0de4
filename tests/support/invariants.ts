import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { RefundLegValue, RefundWayValue } from "#domain/contract/refund.shapes.ts";
import type {
  QuoteEnvelope,
  ReservationEnvelope,
  ReservesValue,
  StatusEnvelope,
} from "#domain/contract/reservation.shapes.ts";
import type { StayOwn } from "#domain/contract/stay-reservation.shapes.ts";
import type { BalanceValue, MovementValue, ReceiptValue, TransactionsValue } from "#domain/contract/wallet.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { transitions } from "#domain/reservation/transitions.ts";

/**
 * Invariants of every answer of the provider beyond its shape: sums, statuses, dates. A rule applies to the objects
 * that have its keys, at any depth of an answer. Answers of stories are held to it, and, so that no rule is too strict,
 * the provider's own in every test.
 */
type Rule = {
  readonly name: string;
  readonly keys: readonly string[];
  /** True when it does not hold with the provider's clock set back, as its own tests do. */
  readonly needsSteadyClock?: true;
  faults(of: never): readonly Claim[];
};

/** Assertion of equality or truth: `[what, is, must be]`. */
type Claim = readonly [what: string, is: unknown, mustBe: unknown];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const ofExtras = ({ extras = [] }: Pick<ReservationEnvelope, "extras">): number =>
  sum(extras.map(({ price }) => price));
/** Price of a reservation's own lines: without extras, and before what a code takes off. */
const ownPrice = ({
  totals,
  discount_code,
  extras,
}: Pick<ReservationEnvelope, "totals" | "discount_code" | "extras">) =>
  totals.sale + (discount_code?.discount ?? 0) - ofExtras({ extras });
const amounts = (of: readonly { amount: number }[]): number => sum(of.map(({ amount }) => amount));

const rules: readonly Rule[] = [
  {
    name: "the price of a reservation",
    keys: ["totals", "status"],
    faults: ({ totals, status }: ReservationEnvelope): Claim[] => [
      ["totals.discount", totals.discount, totals.rack - totals.sale],
      ["totals.payable", totals.payable, totals.sale],
      ["totals.paid, nothing or all", totals.paid === 0 || totals.paid === totals.payable, true],
      ["totals.penalty within what was paid", totals.penalty <= totals.paid, true],
      ...(status === "successful" ? [["totals.paid", totals.paid, totals.payable] as const] : []),
    ],
  },
  {
    name: "the history of a reservation",
    keys: ["history", "status"],
    faults: ({ history, status }: ReservationEnvelope): Claim[] => [
      // An expired reservation that could not be ended yet is shown as expired.
      ...(status === "expired" ? [] : [["where history ends", history.at(-1)?.to, status] as const]),
      ...history.flatMap(({ from, to }, index): Claim[] => [
        [`history[${index}].from`, from, history[index - 1]?.to ?? null],
        [`history[${index}], ${from} to ${to}, by the table of transitions`, isTransition(from, to), true],
      ]),
    ],
  },
  {
    name: "the instants of a history",
    keys: ["history", "now"],
    needsSteadyClock: true,
    faults: ({ history, now }: ReservationEnvelope): Claim[] =>
      history.map(({ at }, index) => [
        `history[${index}].at in order`,
        at >= (history[index - 1]?.at ?? 0) && at <= now,
        true,
      ]),
  },
  {
    name: "the deadlines of a reservation",
    keys: ["hold_expires_at", "review_due_at", "status", "totals", "cancellation"],
    faults: ({ status, totals, ...is }: ReservationEnvelope): Claim[] => [
      ["hold_expires_at is there", is.hold_expires_at !== null, status === "in_progress" && totals.paid === 0],
      ["review_due_at is there", is.review_due_at !== null, status === "under_review"],
      ["cancellation is there", is.cancellation !== null, !isTerminal(status)],
    ],
  },
  {
    name: "the fees of a reservation",
    keys: ["cancellation", "penalties", "status"],
    faults: ({ cancellation, penalties = [], status }: ReservationEnvelope): Claim[] => [
      ["penalties are there", penalties.length > 0, !isTerminal(status)],
      ...(cancellation === null ? [] : [["the fee now", penalties[0]?.amount, cancellation.penalty] as const]),
    ],
  },
  {
    name: "what can be done with a reservation",
    keys: ["actions", "grace_ends_at", "payment_deadline_at", "status"],
    faults: ({ status, actions, payment_deadline_at, grace_ends_at }: StatusEnvelope): Claim[] => {
      const isPayable = status === "ready_to_pay" || status === "payment_failed";
      const isInGrace = status === "payment_deadline_expired";
      return [
        ["payment_deadline_at is there", payment_deadline_at !== null, isPayable || isInGrace],
        ["grace_ends_at is there", grace_ends_at !== null, isInGrace],
        ["pay only while it can be paid", actions.includes("pay") && !isPayable, false],
        ["a voucher only once it is issued", actions.includes("voucher") && status !== "successful", false],
        ["nothing once it has ended", isTerminal(status) ? actions : [], []],
      ];
    },
  },
  {
    name: "a reservation in a list",
    keys: ["summary", "status", "is_paid", "payment_deadline_at"],
    faults: ({ status, is_paid, payment_deadline_at }: ReservesValue["items"][number]): Claim[] => [
      [
        "payment_deadline_at is there",
        payment_deadline_at !== null,
        status === "ready_to_pay" || status === "payment_failed",
      ],
      ["a successful one is paid", status === "successful" && !is_paid, false],
    ],
  },
  {
    name: "a masked reservation",
    keys: ["is_masked", "payment", "refund", "actions"],
    faults: ({ is_masked, payment, refund, actions }: ReservationEnvelope): Claim[] =>
      is_masked ? [["payment, refund and actions", [payment, refund, actions], [null, null, []]]] : [],
  },
  {
    name: "the travellers of a masked answer",
    keys: ["is_masked", "travellers"],
    faults: ({ is_masked, travellers }: ReservationEnvelope): Claim[] =>
      travellers.flatMap((one, index): Claim[] => {
        if (!is_masked) return [];
        const hidden = [one.birth_date, one.email, one.passport_expires_on];
        const numbers = [one.national_code, one.passport_number, one.mobile];
        return [
          [`travellers[${index}], what is not shown`, hidden, [null, null, null]],
          [
            `travellers[${index}], numbers masked`,
            numbers.every((number) => number === null || number.includes("*")),
            true,
          ],
        ];
      }),
  },
  {
    name: "the travellers of a stay",
    keys: ["rooms", "travellers", "check_in"],
    faults: ({ rooms, travellers }: StayOwn & Pick<ReservationEnvelope, "travellers">): Claim[] => {
      const guests = sum(rooms.map(({ adults, children }) => adults + children.length));
      return travellers.length === 0 ? [] : [["as many travellers as guests", travellers.length, guests]];
    },
  },
  {
    name: "what a reservation gives back",
    keys: ["refund", "totals"],
    faults: ({ refund, totals, cancelled_parts = [], own_changes = [] }: ReservationEnvelope): Claim[] =>
      refund === null
        ? []
        : [
            [
              "refund.amount within what was paid",
              refund.amount <=
                totals.paid +
                  sum(cancelled_parts.map(({ paid, penalty }) => paid - penalty)) +
                  sum(own_changes.map(({ paid, penalty, comes }) => Math.max(0, paid - penalty - comes))),
              true,
            ],
            ["refund.legs", amounts(refund.legs), refund.amount],
          ],
  },
  {
    name: "the rooms of a stay",
    keys: ["rooms", "check_in", "check_out", "length_of_stay", "totals"],
    faults: ({ rooms, check_in, totals, ...stay }: StayOwn & ReservationEnvelope): Claim[] => [
      ...nightsOf(rooms, check_in, stay),
      ["the sum of its rooms", sum(rooms.map(({ total }) => total)), ownPrice({ totals, ...stay })],
      [
        "the sum of its rooms before discounts",
        sum(rooms.map(({ rack_total }) => rack_total)),
        totals.rack - ofExtras(stay),
      ],
    ],
  },
  {
    name: "a line of a price",
    keys: ["count", "amount"],
    faults: ({ count, amount, ...line }: Line): Claim[] => [
      ["amount", amount, count * ("price" in line ? line.price : line.fare + line.taxes)],
    ],
  },
  {
    name: "the lines of a journey",
    keys: ["subject", "totals"],
    faults: ({ subject, seats = [], ...journey }: Journey): Claim[] =>
      subject.lines === undefined
        ? []
        : [["the sum of its lines", amounts(subject.lines) + sum(seats.map(({ price }) => price)), ownPrice(journey)]],
  },
  {
    name: "a quote",
    keys: ["quote_id", "rack_total", "discount", "total"],
    faults: ({ rack_total, discount, total }: QuoteEnvelope): Claim[] => [["discount", discount, rack_total - total]],
  },
  {
    name: "what a cancellation costs",
    keys: ["percent", "penalty", "refundable", "ways"],
    faults: ({ paid, penalty, refundable, ways }: CancellationQuoteValue): Claim[] => [
      ["refundable", refundable, paid - penalty],
      ["ways are there", ways.length > 0, refundable > 0],
      ...legsOf(ways).map(({ legs }, index): Claim => [`ways[${index}]`, amounts(legs), refundable]),
    ],
  },
  {
    name: "what a change costs",
    keys: ["comes", "due", "refundable", "ways"],
    faults: ({ paid, penalty, comes, due, refundable, ways }: ChangeQuoteValue): Claim[] => [
      ["due less what is given back", due - refundable, comes - (paid - penalty)],
      ["one of them is nothing", Math.min(due, refundable), 0],
      ["ways are there", ways.length > 0, refundable > 0],
      ...legsOf(ways).map(({ legs }, index): Claim => [`ways[${index}]`, amounts(legs), refundable]),
    ],
  },
  {
    name: "a wallet",
    keys: ["balance", "available", "holds"],
    faults: ({ balance, available, holds }: BalanceValue): Claim[] => [
      ["available", available, balance - amounts(holds)],
    ],
  },
  {
    name: "a movement",
    keys: ["parts", "kind", "amount"],
    faults: ({ parts, kind, amount, number }: MovementValue): Claim[] => [
      ["its parts", amounts(parts), Math.abs(amount)],
      ["it has a receipt", number !== null, kind !== "hold"],
    ],
  },
  {
    name: "a receipt",
    keys: ["lines", "vat", "amount"],
    faults: ({ lines, amount }: ReceiptValue): Claim[] => [["its lines", amounts(lines), Math.abs(amount)]],
  },
  {
    name: "a page of a list",
    keys: ["items", "total", "page", "page_size"],
    // With `pages`, what a page has so many of is not an item: ten flights have more fares.
    faults: ({ items, total, page, page_size, pages }: Paged): Claim[] => [
      ["items of one page", pages !== undefined || items.length <= page_size, true],
      ["items within the total", (page - 1) * page_size + items.length <= total || items.length === 0, true],
      ["each once", repeated(items), []],
      ...balancesOf(items),
    ],
  },
];

type Line = { count: number; amount: number } & ({ price: number } | { fare: number; taxes: number });
/** A reservation of a tour or of flights. */
type Journey = Pick<ReservationEnvelope, "totals" | "discount_code" | "extras"> & {
  subject: { lines?: readonly Line[] };
  seats?: readonly { price: number }[];
};
type Paged = { items: readonly object[]; total: number; page: number; page_size: number; pages?: number };

/** Transitions of the table, by any actor; or an event that moved nothing, such as a late payment. */
const isTransition = (from: unknown, to: unknown): boolean =>
  from === to || transitions.some((row) => row.from.some((one) => one === from) && row.to === to);

function nightsOf(
  rooms: StayOwn["rooms"],
  checkIn: IsoDate,
  { check_out, length_of_stay }: Pick<StayOwn, "check_out" | "length_of_stay">,
): Claim[] {
  return [
    ["length_of_stay", length_of_stay, daysBetween(checkIn, check_out)],
    ...rooms.flatMap(({ nights, total, rack_total }, index): Claim[] => [
      [
        `rooms[${index}].nights`,
        nights.map(({ date }) => date),
        Array.from({ length: length_of_stay }, (_, night) => addDays(checkIn, night)),
      ],
      [`rooms[${index}].total`, total, sum(nights.map(({ sale, extra }) => sale + extra))],
      [`rooms[${index}].rack_total`, rack_total, sum(nights.map(({ rack, extra }) => rack + extra))],
    ]),
  ];
}

const legsOf = (ways: readonly RefundWayValue[]): readonly { legs: readonly RefundLegValue[] }[] => ways;

/** Duplicates in a list. A reservation may have several movements and refunds, and occurs once in its own list. */
function repeated(items: readonly object[]): string[] {
  const names = items.map((item) => {
    const { id, offer_id, confirmation_code, summary } = item as Readonly<Record<string, unknown>>;
    return id ?? offer_id ?? (summary === undefined ? undefined : confirmation_code);
  });
  return names.filter((name, index) => name !== undefined && names.indexOf(name) !== index).map(String);
}

/** Checks that the wallet's balance after each transaction, newest first, follows from the previous one. */
function balancesOf(items: readonly object[]): Claim[] {
  const entries = items.filter((item): item is TransactionsValue["items"][number] => "balance_after" in item);
  return entries
    .slice(0, -1)
    .map(({ balance_after, amount }, index) => [
      `items[${index}].balance_after`,
      balance_after,
      (entries[index + 1]?.balance_after ?? 0) + amount,
    ]);
}

/**
 * Returns the invariants that an answer breaks: one sentence each, with the place.
 *
 * @param value an answer of the provider, of the shape that the contract gives it
 * @param clock `steady` unless the clock was set back between the facts in the answer
 */
export function brokenInvariants(value: unknown, clock: "steady" | "set back", place = "value"): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => brokenInvariants(inner, clock, `${place}.${key}`));
  const here = rules
    .filter(({ needsSteadyClock }) => clock === "steady" || !needsSteadyClock)
    .filter(({ keys }) => keys.every((key) => key in value))
    .flatMap(({ name, faults }) =>
      faults(value as never)
        .filter(([, is, mustBe]) => JSON.stringify(is) !== JSON.stringify(mustBe))
        .map(
          ([what, is, mustBe]) => `${place}: ${name}: ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(mustBe)}`,
        ),
    );
  return [...here, ...inside];
}
