/** A part of a file of the repository, and what stands in its place with one product more. */
export type Edit = { readonly file: string; readonly from: string; readonly to: string };

/** The product's migration in its folder, which the copy numbers. */
export const MIGRATION = "migration.sql";

/** Adds lines before a part of a file. */
const before = (file: string, from: string, ...lines: readonly string[]): Edit => ({
  file,
  from,
  to: [...lines, from].join("\n"),
});
const instead = (file: string, from: string, to: string): Edit => ({ file, from, to });

/** The lists of the products. */
const lists: readonly Edit[] = [
  before(
    "products/reservations.ts",
    "import { reservation as property }",
    'import { reservation as lounge } from "./lounge/product.reservation.ts";',
  ),
  instead("products/reservations.ts", "{ property, tour, flight }", "{ property, tour, flight, lounge }"),
  before(
    "products/searches.tsx",
    "import { search as property }",
    'import { search as lounge } from "./lounge/product.search.ts";',
  ),
  instead("products/searches.tsx", "{ property, tour, flight }", "{ property, tour, flight, lounge }"),
  before("products/parts.ts", "import { stayParts }", 'import { loungeParts } from "./lounge/web/parts.tsx";'),
  before("products/parts.ts", "  flight: flightParts,", "  lounge: loungeParts,"),
  before("products/server.ts", "import { stay }", 'import { lounge } from "./lounge/product.server.ts";'),
  instead("products/server.ts", "[stay, tour, flight]", "[stay, tour, flight, lounge]"),
  before("products/provider.ts", "import { stay }", 'import { lounge } from "./lounge/product.provider.ts";'),
  instead("products/provider.ts", "[stay, tour, flight]", "[stay, tour, flight, lounge]"),
  before(
    "products/calls.ts",
    "import { stayCalls }",
    'import { loungeCalls, loungeReserveCalls } from "#products/lounge/contract/lounge.calls.ts";',
  ),
  before("products/calls.ts", "  voucherCalls,", "  loungeCalls,", "  loungeReserveCalls,"),
  before(
    "products/contract.shapes.ts",
    "import { stayContract }",
    'import { loungeContract } from "./lounge/contract/lounge.shapes.ts";',
  ),
  before("products/contract.shapes.ts", "  ...tourContract,", "  ...loungeContract,"),
  before(
    "products/import-records.shapes.ts",
    "import { propertyRecords }",
    'import { loungeRecords } from "#products/lounge/contract/lounge-records.shapes.ts";',
  ),
  before("products/import-records.shapes.ts", "  tours: tourRecords,", "  lounges: loungeRecords,"),
  before(
    "products/inventories.ts",
    "import { propertyChecks }",
    'import { loungeChecks } from "./lounge/provider/import/checks.ts";',
    'import { loungeThings } from "./lounge/provider/import/things.ts";',
  ),
  before("products/inventories.ts", "  tours: {", "  lounges: { tables: loungeThings, checks: loungeChecks },"),
  before("products/words.ts", "import type property", 'import type lounge from "./lounge/words/fa/lounge.json";'),
  before("products/words.ts", '  "property",', '  "lounge",'),
  instead("products/words.ts", "keyof (typeof property &", "keyof (typeof property &\n      typeof lounge &"),
];

const ROUTES = `  loungeSearch: {
    template: "/search/lounge",
    screen: "lounge/search",
    freshMs: PRICES,
    needs: ["destination_id", "departure_date", "adult_count"],
  },
  loungePrepare: {
    template: "/lounge/reserve/prepare/{confirmation_code:code}",
    screen: "lounge/prepare",
    shownTo: "owner",
  },
  loungeStatus: {
    template: "/lounge/reserve/status/{confirmation_code:code}",
    screen: "lounge/status",
    shownTo: "owner",
    query: ["payment"],
  },
  loungeVoucher: {
    template: "/lounge/reserve/voucher/{confirmation_code:code}",
    screen: "lounge/voucher",
    shownTo: "holder",
  },`;

const PAGES = `  lounge: {
    prepare: (confirmation_code) => addressOf("loungePrepare", { confirmation_code }),
    status: (confirmation_code) => addressOf("loungeStatus", { confirmation_code }),
    voucher: (confirmation_code) => addressOf("loungeVoucher", { confirmation_code }),
  },`;

/** A lounge of the import's proof: found, booked and paid after it was imported. */
const WARE = `  lounges: async ({ database }) => {
    const [one] = await database.query<{ city: number; hour: number; date: IsoDate }>(
      "SELECT city_id AS city, lounge_hour.id AS hour, (starts_at AT TIME ZONE 'Asia/Tehran')::date::text AS date FROM lounge_hour JOIN lounge ON lounge.id = lounge_id WHERE starts_at > app_now() LIMIT 1",
    );
    if (one === undefined) throw new Error("No lounge can be booked");
    return {
      search: \`lounge/v2/search?destination_id=city-\${one.city}&departure_date=\${one.date}&adult_count=2\`,
      path: "lounge/v2/reserve",
      saving: "save-guests",
      travellers: guestsFor(1),
      asked: () => ({ hour_id: one.hour, seats: 2 }),
    };
  },`;

/** Answers of its calls for stories and the command line: those of a tour, with a subject of its own. */
const ANSWERS = `    "lounge.search": { destination: loungeCity, departure_date: "2026-12-01", adult_count: 2, items: [] },
    "lounge.details": { id: 1, name_fa: "سالن", name_en: "Lounge", city: loungeCity, price: 5_000_000 },
    "loungeReservation.quote": { ...tourQuote, ...ofLounge },
    "loungeReservation.create": { ...tourReservationIn.in_progress, ...ofLounge },
    "loungeReservation.saveGuests": { ...tourReservationIn.in_progress, ...ofLounge },
    "loungeReservation.submit": { ...tourReservation, ...ofLounge },
    "loungeReservation.details": { ...tourReservation, ...ofLounge },
    "loungeReservation.status": tourStatusOf(tourReservation),
    "loungeReservation.extendPaymentDeadline": { payment_deadline_at: FROZEN_NOW + 3_300, extension_used: true },
    "loungeReservation.cancellationQuote": tourCancellationQuote,
    "loungeReservation.cancel": { ...tourReservationIn.cancelled, ...ofLounge },
    "loungeReservation.correctName": { ...tourReservation, ...ofLounge },
    "loungeReservation.voucher": { ...tourVoucher, ...ofLounge },`;

const SUBJECT = `const loungeCity = { id: "city-1", name_fa: "تهران", name_en: "Tehran" };
const ofLounge = {
  kind: "lounge",
  subject: { kind: "lounge", lounge_id: 1, name_fa: "سالن", name_en: "Lounge", city_id: 1, starts_at: FROZEN_NOW, seats: 2 },
};
`;

/** Rows of tables that belong to no product. */
const rows: readonly Edit[] = [
  instead("domain/import/inventories.ts", '"tours", "flights"]', '"tours", "flights", "lounges"]'),
  before("domain/addresses/routes.ts", "  flightSearch: {", ROUTES),
  before("domain/addresses/reservation-pages.ts", "  flight: {", PAGES),
  instead("provider/shop/stock/ids.ts", "fareSeats: 4 }", "fareSeats: 4, loungeSeats: 5 }"),
  instead("tests/prove/import.ts", "tours: 20, flights: 50 }", "tours: 20, flights: 50, lounges: 5 }"),
  before("fixtures/mock/answers.ts", "export function answers(", SUBJECT),
  before("fixtures/mock/answers.ts", '    "reservation.quote": quote,', ANSWERS),
  before("fixtures/mock/requests.ts", "  code: reservation.tracking_code,", '  lounge_id: "1",'),
  before("tests/prove/import-sale.ts", "  tours: tour,", WARE),
];

/** Everything outside the product's folder, but for its migration. */
export const edits: readonly Edit[] = [...lists, ...rows];
