import type { z } from "zod";

import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import { fold } from "#domain/text/fold.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import type { Product } from "#provider/shop/reservation/product.ts";
import { personKept } from "#provider/shop/reservation/travellers.ts";
import { type Claim, counterStock, INSERT_CLAIMS } from "#provider/shop/stock/counters.ts";
import { loungeCalls, quoteInput, type subject } from "./contract.ts";

/** An airport lounge for an hour: one price, one policy, a counter of seats for each lounge and hour. */

const POLICY: CancellationPolicy = {
  id: "lounge",
  base: "whole_stay",
  steps: [
    { days_before: null, hours_before: 24, percent: 10 },
    { days_before: null, hours_before: null, percent: 100 },
  ],
};

type Lounge = { id: number; name_fa: string; name_en: string; city_fa: string; city_en: string; price: number };
export type LoungeRequest = { lounge: number; hour: number; seats: number };
export type LoungeOffer = { lounge: Lounge; hour: number; seats: number; total: number; claims: Claim[] };

/** Id of the counter of a lounge's hour, derived from both. */
export const stockIdOf = (lounge: number, hour: number): number => lounge * 10_000_000 + hour / HOUR_SECONDS;
const claimsOf = ({ lounge, hour, seats }: LoungeRequest): Claim[] => [
  { stock_id: stockIdOf(lounge, hour), units: seats },
];

const subjectOf = ({ lounge: { name_fa, name_en }, hour, seats }: LoungeOffer) => ({
  subject: { kind: "lounge", name_fa, name_en, hour, seats } satisfies z.infer<typeof subject>,
});

export const lounge: Product<z.infer<typeof quoteInput>, LoungeRequest, LoungeOffer> = {
  kind: "lounge",
  calls: loungeCalls,
  quoteInput,
  read: ({ lounge_id, hour, seats }, { now }) =>
    hour < now
      ? refuse("invalid_input", [{ name: "hour", code: "unknown_value" }])
      : { lounge: lounge_id, hour, seats },

  async price(from, request, { isHeld = false } = {}) {
    const [found] = await from.query<Lounge & { free: number }>(
      "SELECT lounge.*, total - held - sold AS free FROM lounge, stock WHERE lounge.id = $1 AND stock.id = $2",
      [request.lounge, stockIdOf(request.lounge, request.hour)],
    );
    if (found === undefined) return refuse("not_found");
    const { free, ...facts } = found;
    if (!isHeld && free < request.seats) return refuse("sold_out");
    const { hour, seats } = request;
    return { lounge: facts, hour, seats, total: facts.price * seats, claims: claimsOf(request) };
  },

  requestOf: ({ lounge: { id }, hour, seats }) => ({ lounge: id, hour, seats }),
  terms: ({ total, hour }) => ({
    total,
    rackTotal: total,
    isOnRequest: false,
    startsAt: hour,
    lastPayAt: hour,
    endsAt: hour + HOUR_SECONDS,
  }),
  agreed: ({ lounge: { id, price }, hour, seats }) => ({ id, price, hour, seats, policy: POLICY }),
  stock: counterStock(claimsOf),
  insertSubject: `
    visit AS (
      INSERT INTO reservation_lounge (reservation_id, lounge_id, hour)
      SELECT id, ($offer #>> '{lounge,id}')::int, to_timestamp(($offer ->> 'hour')::float8) FROM new_reservation),
    ${INSERT_CLAIMS}`,
  order: ({ lounge: { name_en }, hour, seats }) => ({ lounge: name_en, hour, seats }),
  penaltyLines: ({ total, hour }) => [
    {
      policy: POLICY,
      total,
      base: total,
      anchor: { day: tehranDate(hour), at: hour },
      begins: [{ at: hour, cost: total }],
    },
  ],
  travellerFaults: (typed, { seats }) =>
    typed.length === seats
      ? typed.flatMap(({ last_name_fa = "" }, index) =>
          fold(last_name_fa) === "" ? [{ name: `travellers.${index}.last_name_fa`, code: "required" }] : [],
        )
      : [{ name: "travellers", code: "rooms_differ" }],
  keptTraveller: ({ age_group, is_room_supervisor, room, nationality, ...fields }) => ({
    room,
    age_group,
    is_room_supervisor,
    ...personKept({ ...fields, room: "1", is_room_supervisor: String(is_room_supervisor) }, nationality || "IR"),
  }),
  payableAccount: () => "supplier_payable",
  quoteValue: subjectOf,
  value: subjectOf,
  summary: ({ lounge: { name_fa, name_en, city_fa, city_en }, hour, seats }) => ({
    title_fa: name_fa,
    title_en: name_en,
    place_fa: city_fa,
    place_en: city_en,
    image: { slug: "Isfahan", city: "Isfahan", hour: "dusk", view: "lobby" },
    starts_on: tehranDate(hour),
    ends_on: tehranDate(hour),
    party: { adults: seats, children: 0, rooms: null },
  }),
};
