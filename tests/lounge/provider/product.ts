import { localDateTime } from "#domain/calendar/local-date-time.ts";
import { tehranDate, tehranTime } from "#domain/calendar/today.ts";
import { fold } from "#domain/text/fold.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import type { Product } from "#provider/shop/reservation/product.ts";
import { personKept } from "#provider/shop/reservation/travellers.ts";
import { type Claim, counterStock, INSERT_CLAIMS } from "#provider/shop/stock/counters.ts";
import { stockIdOf, stockIdSql } from "#provider/shop/stock/ids.ts";
import { loungeReserveCalls } from "../contract/lounge.calls.ts";
import { type LoungeQuoteInput, type LoungeSubject, loungeQuoteInput } from "../contract/lounge.shapes.ts";
import { loungePolicy, penaltyLinesOf, VISIT } from "../rules/lounge.ts";

type LoungeRequest = { readonly hourId: number; readonly seats: number };
type LoungeOffer = LoungeRequest & {
  readonly subject: LoungeSubject;
  readonly city: { readonly name_fa: string; readonly name_en: string; readonly slug: string };
  readonly price: number;
  readonly total: number;
  readonly claims: readonly Claim[];
};

type HourRow = Omit<LoungeSubject, "kind" | "seats"> & {
  readonly price: number;
  readonly free: number;
  readonly isComing: boolean;
  readonly city_fa: string;
  readonly city_en: string;
  readonly slug: string;
};

const HOUR = `
  SELECT lounge.id AS lounge_id, lounge.name_fa, lounge.name_en, city_id, city.name_fa AS city_fa, city.name_en AS city_en,
    city.slug, price::float8 AS price, extract(epoch FROM starts_at)::float8 AS starts_at, starts_at > app_now() AS "isComing",
    (total - held - sold)::int AS free
  FROM lounge_hour JOIN lounge ON lounge.id = lounge_id JOIN city ON city.id = city_id
  JOIN stock ON stock.id = ${stockIdSql("loungeSeats", "lounge_hour.id")} WHERE lounge_hour.id = $1`;

const claimsOf = ({ hourId, seats }: LoungeRequest): Claim[] => [
  { stock_id: stockIdOf("loungeSeats", hourId), units: seats },
];
const subjectOf = ({ subject }: LoungeOffer) => ({ subject });

/** Lounges: seats of one hour, taken together or not at all. */
export const lounge: Product<LoungeQuoteInput, LoungeRequest, LoungeOffer> = {
  kind: "lounge",
  calls: loungeReserveCalls,
  quoteInput: loungeQuoteInput,
  read: ({ hour_id, seats }) => ({ hourId: hour_id, seats }),
  async price(from, request, { isHeld = false } = {}) {
    const [found] = await from.query<HourRow>(HOUR, [request.hourId]);
    if (found === undefined) return refuse("not_found");
    const { price, free, isComing, city_fa, city_en, slug, ...facts } = found;
    if (!isHeld && (!isComing || free < request.seats)) return refuse("sold_out");
    return {
      ...request,
      subject: { kind: "lounge", ...facts, seats: request.seats },
      city: { name_fa: city_fa, name_en: city_en, slug },
      price,
      total: price * request.seats,
      claims: claimsOf(request),
    };
  },
  requestOf: ({ hourId, seats }) => ({ hourId, seats }),
  terms: ({ total, subject: { starts_at } }) => ({
    total,
    rackTotal: total,
    isOnRequest: false,
    startsAt: starts_at,
    lastPayAt: starts_at,
    endsAt: starts_at + VISIT,
  }),
  agreed: ({ subject, price }) => ({ subject, price, policy: loungePolicy }),
  stock: counterStock(claimsOf),
  insertSubject: `
    visit AS (
      INSERT INTO reservation_lounge (reservation_id, hour_id) SELECT id, ($offer ->> 'hourId')::bigint FROM new_reservation),
    ${INSERT_CLAIMS}`,
  order: ({ subject: { name_en, starts_at, seats } }) => ({ lounge: name_en, starts_at, seats }),
  penaltyLines: ({ total, subject: { starts_at } }) => penaltyLinesOf(total, starts_at),
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
  begins: ({ subject: { starts_at } }) => ({
    at: starts_at,
    local: localDateTime(tehranDate(starts_at), tehranTime(starts_at)),
  }),
  summary: ({ subject: { name_fa, name_en, starts_at, seats }, city }) => ({
    title_fa: name_fa,
    title_en: name_en,
    place_fa: city.name_fa,
    place_en: city.name_en,
    image: { slug: city.slug, city: city.slug, hour: "dusk", view: "lobby" },
    starts_on: tehranDate(starts_at),
    ends_on: tehranDate(starts_at),
    party: { adults: seats, children: 0, rooms: null },
  }),
  stagesOf: ({ subject: { name_fa, name_en, starts_at } }, { supplierCode }) => [
    {
      kind: "visit",
      title: { fa: name_fa, en: name_en },
      starts_on: tehranDate(starts_at),
      starts_at: tehranTime(starts_at),
      ends_on: tehranDate(starts_at + VISIT),
      ends_at: tehranTime(starts_at + VISIT),
      is_abroad: false,
      from: null,
      to: null,
      address: null,
      phone: null,
      facts: supplierCode === null ? [] : [{ name: "code", text: { fa: supplierCode, en: supplierCode } }],
    },
  ],
};
