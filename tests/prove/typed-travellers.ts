import type { ReservationEnvelope, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import { locales } from "#domain/enums/enums.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { type Client, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, stayIn, tourOf } from "./bookable-items.ts";
import { disturbed } from "./disturbed.ts";
import { judge, type Outcome } from "./typed-outcome.ts";

type Typed = SaveGuestsInput["travellers"][number];

/** Both documents of a traveller, and a second way to reach her, so that every text field is filled. */
const EVERYTHING: Partial<Typed> = {
  first_name_fa: "علی‌رضا",
  first_name_en: "Alireza",
  last_name_en: "Karimi",
  passport_number: "A12345678",
  passport_issuer: "IR",
  passport_issuing_country: "IR",
  passport_expires_on: "2034-05-06",
  email: "alireza@example.ir",
};

/** The three products, each with an item to hold. */
export async function itemsOf(database: Database): Promise<readonly BookableItem[]> {
  await standAtFrozenNoon(database);
  const [room, tour, flight] = [
    await prepareRoom(database, { rooms: 9 }),
    await prepareTour(database),
    await prepareFlight(database),
  ];
  const offer = await prepareOffer(database, flight.parts);
  return [stayIn(room), tourOf(() => tour), flightsOf(() => flightRequest(database, [offer], { adult_count: 2 }))];
}

/** Text fields of a held reservation's first traveller: kept and refused values of each, beside the plain text. */
export async function travellerAnswers(
  client: Client,
  { kind, path, saving, request, travellers }: BookableItem,
  count: number,
  outcome: Outcome,
): Promise<void> {
  const first: Typed = { ...(travellers.travellers[0] as Typed), ...EVERYTHING };
  const others = travellers.travellers.slice(1);
  for (const locale of locales) {
    // A person may have only a few holds at once.
    const { token } = await logIn(client);
    const caller = callerOf(client, { Authorization: `Bearer ${token}`, "Accept-Language": locale });
    const quote = await caller.post<{ quote_id: string }>(`${path}/quote`, await request(), newKey());
    const held = await caller.post<ReservationEnvelope>(`${path}/create`, { quote_id: quote.value.quote_id }, newKey());
    if (held.status !== 200) throw new Error(`${kind}: ${held.text}`);
    const place = `${path}/${held.value.confirmation_code}`;
    const answer = async (name: string, text: string) => {
      const saved = await caller.post(
        `${place}/${saving}`,
        { travellers: [{ ...first, [name]: text }, ...others] },
        newKey(),
      );
      const faults = saved.errors.filter((one) => one.name === `travellers.0.${name}`).map(({ code }) => code);
      const kept = saved.status === 200 ? (await caller.get<ReservationEnvelope>(place)).value.travellers[0] : null;
      return { saved, said: JSON.stringify([faults, kept && Object.entries(kept)]) };
    };
    for (const [name, text] of Object.entries(first)) {
      if (typeof text !== "string" || text === "" || name === "age_group" || name === "gender") continue;
      const plain = await answer(name, text);
      for (const one of disturbed(text, count)) {
        const { saved, said } = await answer(name, one.text);
        const what = `${kind} travellers.0.${name} ${JSON.stringify(one.text)} for ${plain.said.slice(0, 200)}`;
        judge(
          outcome,
          what,
          { ...saved, message: JSON.parse(saved.text).message ?? "" },
          said === plain.said,
          one.isHalved,
        );
      }
    }
  }
}
