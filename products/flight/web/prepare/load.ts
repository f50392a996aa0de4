import type { Client } from "#app/src/api/client.ts";
import type { Failure, Result } from "#app/src/api/result.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { addressOf, homeInstead } from "#domain/addresses/routes.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightCounts, GoneOfferValue, OfferValue } from "#products/flight/contract/flight.shapes.ts";

export type Direction = "outbound" | "inbound";

/** One direction as it is now: priced for the party, or the reason why it cannot be booked, with the chosen flights. */
export type Way = { readonly direction: Direction } & (
  | { readonly kind: "open"; readonly value: OfferValue }
  | { readonly kind: "gone"; readonly reason: "sold_out" | "offer_expired"; readonly value: GoneOfferValue | null }
);

export type ReviewData = {
  readonly kind: "review";
  /** The way out, and the way back where one was chosen. */
  readonly ways: readonly Way[];
  /** The party as the address has it; unreadable counts mean one adult. */
  readonly counts: FlightCounts;
  /** Reason why the provider would not price the party: the ways are then priced for one adult. */
  readonly errors: readonly FieldError[];
};

/** The address decides: a choice is reviewed until it is held, and then its travellers are named. */
export type FlightPrepareData = ReviewData | { readonly kind: "form"; readonly code: string };

/** The party of the address, as typed: the provider validates it. */
type Asked = Readonly<Record<keyof FlightCounts, string>>;
const ONE: Asked = { adult_count: "1", child_count: "0", infant_count: "0" };

const askedIn = (query: URLSearchParams): Asked => ({
  adult_count: query.get("adult_count") ?? ONE.adult_count,
  child_count: query.get("child_count") ?? ONE.child_count,
  infant_count: query.get("infant_count") ?? ONE.infant_count,
});

const countOf = (text: string, otherwise: number): number => (/^\d$/.test(text) ? Number(text) : otherwise);

const countsOf = ({ adult_count, child_count, infant_count }: Asked): FlightCounts => ({
  adult_count: countOf(adult_count, 1),
  child_count: countOf(child_count, 0),
  infant_count: countOf(infant_count, 0),
});

/** The offers of an address, the way out first. */
const offersIn = (query: URLSearchParams): { direction: Direction; offerId: string }[] => {
  const offers = { outbound: query.get("offer_id") ?? "", inbound: query.get("return_offer_id") ?? "" };
  return (["outbound", "inbound"] as const).flatMap((direction) =>
    offers[direction] === "" ? [] : [{ direction, offerId: offers[direction] }],
  );
};

type Answers = { direction: Direction; answer: Result<OfferValue> }[];

const ask = (client: Client, query: URLSearchParams, counts: Asked): Promise<Answers> =>
  Promise.all(
    offersIn(query).map(async ({ direction, offerId }) => ({
      direction,
      answer: await client.call(flightCalls.offer, { params: { offer_id: offerId }, query: counts }),
    })),
  );

/** Redirects Home for an unknown offer: it was never signed here, or its flights have left the catalogue. */
const homeFor = (failure: Failure): Loaded<never> =>
  failure.kind === "status" && failure.status === 404
    ? { kind: "moved", address: addressOf("home", {}, { kind: "flight", incomplete: "offer" }), isForNow: true }
    : { kind: "failed", failure };

/** Reason why a direction can no longer be booked as chosen, if the answer gives one; null for other failures. */
function goneOf(direction: Direction, failure: Failure): Way | null {
  if (failure.kind !== "status" || failure.status !== 422) return null;
  const { reason, value } = failure;
  if (reason !== "sold_out" && reason !== "offer_expired") return null;
  // The contract's promise, as with every value.
  return { direction, kind: "gone", reason, value: (value ?? null) as GoneOfferValue | null };
}

/** Faults of the party; both directions report the same. */
function faultsIn(answers: Answers): readonly FieldError[] {
  for (const { answer } of answers) {
    if (answer.ok || answer.failure.kind !== "status" || answer.failure.reason !== "invalid_input") continue;
    const { errors, message } = answer.failure;
    return errors.length > 0 ? errors : [{ name: "", code: "", params: {}, message }];
  }
  return [];
}

async function loadReview({ client, request: { query } }: LoadContext): Promise<Loaded<ReviewData>> {
  const asked = askedIn(query);
  const first = await ask(client, query, asked);
  const errors = faultsIn(first);
  const answers = errors.length > 0 ? await ask(client, query, ONE) : first;
  const ways: Way[] = [];
  for (const { direction, answer } of answers) {
    const way: Way | null = answer.ok
      ? { direction, kind: "open", value: answer.value }
      : goneOf(direction, answer.failure);
    if (way !== null) ways.push(way);
    else if (!answer.ok) return homeFor(answer.failure);
  }
  return { kind: "ready", data: { kind: "review", ways, counts: countsOf(asked), errors } };
}

/** The review of a choice is public; a held reservation is its owner's, and loaded by the browser. */
export async function loadFlightPrepare(context: LoadContext): Promise<Loaded<FlightPrepareData>> {
  const { query } = context.request;
  const code = query.get("confirmation_code")?.trim() ?? "";
  if (code !== "") return { kind: "ready", data: { kind: "form", code } };
  const elsewhere = homeInstead("flightPrepare", query);
  return elsewhere === null ? loadReview(context) : { kind: "moved", address: elsewhere };
}
