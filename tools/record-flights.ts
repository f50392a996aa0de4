import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FlightOffer, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";

/** Interface for requesting and storing answers: see `tools/record-answers.ts`. */
export type Recorder = {
  readonly ask: (address: string) => Promise<unknown>;
  readonly post: (address: string, body: object) => Promise<unknown>;
  readonly write: (file: string, value: unknown) => void;
};

const DAY = addDays(FROZEN_TODAY, 18);
const BACK = addDays(FROZEN_TODAY, 26);
/** A couple with a child and an infant. */
const FAMILY = { adult_count: 2, child_count: 1, infant_count: 1 };

const cityId = (slug: string): number =>
  [...citiesIran, ...citiesAbroad].find((city) => city.slug === slug)?.id ?? Number.NaN;

const way = (from: string, to: string, day: IsoDate = DAY) =>
  `origin_city_id=city-${cityId(from)}&destination_city_id=city-${cityId(to)}&departure_date=${day}`;
const family = new URLSearchParams(Object.entries(FAMILY).map(([name, count]) => [name, String(count)])).toString();

/** A direct offer with places for everyone, confirmed at once: the choice of most travellers. */
function chosen({ items }: FlightSearchValue): FlightOffer {
  const found = items.find(({ segments, confirmation }) => segments.length === 1 && confirmation === "online");
  if (found === undefined) throw new Error("There is no such offer to record");
  return found;
}

/** Records a day without flights, with days nearby that have some. */
async function recordNearest(
  search: (name: string, address: string) => Promise<FlightSearchValue>,
  ask: Recorder["ask"],
): Promise<void> {
  for (let day = 0; day < 40; day += 1) {
    const address = `${way("Tabriz", "Istanbul", addDays(FROZEN_TODAY, day + 5))}&adult_count=2`;
    const { full_count, nearest } = (await ask(`flight/v2/search?${address}`)) as FlightSearchValue;
    if (full_count > 0 || nearest.length === 0) continue;
    await search("flight-search-nearest", address);
    return;
  }
  throw new Error("Each day has flights");
}

/** Requests of the flight pages: domestic on one day, abroad as a round trip from search to quote. */
export async function recordFlights({ ask, post, write }: Recorder): Promise<void> {
  const search = async (name: string, address: string): Promise<FlightSearchValue> => {
    const value = (await ask(`flight/v2/search?${address}`)) as FlightSearchValue;
    write(`flight/${name}.json`, value);
    return value;
  };
  const oneWay = await search("flight-search", `${way("Tehran", "Mashhad")}&adult_count=2`);
  const connecting = await search("flight-search-connecting", `${way("Mashhad", "Paris")}&adult_count=1`);
  const onTwoTickets = connecting.items.find(({ layovers }) => layovers.some(({ kind }) => kind === "self_transfer"));
  await recordNearest(search, ask);
  await search("flight-search-unflown", `${way("Rasht", "Isfahan")}&adult_count=2`);
  const both = `${way("Tehran", "Istanbul")}&return_date=${BACK}&${family}`;
  const out = chosen(await search("flight-search-there", both));
  const back = chosen(await search("flight-search-back", `${both}&outbound=${out.offer_id}`));
  const offer = chosen(oneWay);
  write("flight/flight-offer.json", await ask(`flight/v2/offers/${out.offer_id}?${family}`));
  write("flight/flight-offer-back.json", await ask(`flight/v2/offers/${back.offer_id}?${family}`));
  write("flight/flight-offer-at-home.json", await ask(`flight/v2/offers/${offer.offer_id}?adult_count=2`));
  write("flight/flight-offer-connecting.json", await ask(`flight/v2/offers/${onTwoTickets?.offer_id}?adult_count=1`));
  write("flight/flight-seat-map.json", await ask(`flight/v2/offers/${offer.offer_id}/seat-map`));
  for (const [name, { offer_id }] of Object.entries({ there: out, back })) {
    write(`flight/flight-seat-map-${name}.json`, await ask(`flight/v2/offers/${offer_id}/seat-map`));
  }
  write(
    "flight/fare-calendar.json",
    await ask(
      `flight/v2/price-calendar?origin_city_id=${cityId("Tehran")}&destination_city_id=${cityId("Istanbul")}&from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, 55)}&return=true`,
    ),
  );
  const quotes = {
    "flight-quote": { offer_id: offer.offer_id, adult_count: 2 },
    "flight-quote-abroad": { offer_id: out.offer_id, return_offer_id: back.offer_id, ...FAMILY },
  };
  for (const [name, body] of Object.entries(quotes)) {
    const quoted = (await post("flight/v2/reserve/quote", body)) as object;
    // The real id and time would differ each time.
    const kept = {
      ...quoted,
      quote_id: `q_${name === "flight-quote" ? "5b1c" : "9e4d"}7a20d8c64f13`,
      expires_at: FROZEN_NOW + 900,
    };
    write(`flight/${name}.json`, kept);
  }
}
