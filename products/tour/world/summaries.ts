import type { City, Property } from "#fixtures/world/types.ts";
import { textsOf } from "./itinerary.ts";
import type { Text, TransportMode } from "./types.ts";
import { filled, listed, modeWords, nightsText } from "./wording.ts";

type Pair = readonly [fa: string, en: string];

const ofHotels: readonly Pair[] = [
  [
    "در این تور {nights} در {hotel} می‌مانید؛ {there}، صبحانه و گشت‌های برنامه در قیمت است.",
    "You stay {nights} at {hotel}; {there}, breakfast and the guided visits are in the price.",
  ],
  [
    "قیمت، {there}، {nights} اقامت در {hotel} با صبحانه و گشت‌های برنامه را در بر دارد.",
    "The price covers {there}, {nights} at {hotel} with breakfast, and the guided visits.",
  ],
  [
    "گشت‌ها هر روز از {hotel} شروع می‌شود و شب به همان‌جا برمی‌گردید. {there} و {nights} اقامت با صبحانه در قیمت است.",
    "Each day’s visits begin at {hotel} and end there. {there} and {nights} with breakfast are in the price.",
  ],
  [
    "با {vehicle} می‌روید، {nights} در {hotel} می‌مانید و راهنمای محلی در گشت‌ها همراه شماست.",
    "You travel by {vehicle}, stay {nights} at {hotel}, and have a local guide for the visits.",
  ],
];

/** Reason to go, and what the price includes. */
export function hotelSummary(id: number, city: City, hotel: Property, nights: number, mode: TransportMode): Text {
  const [reasonFa, reasonEn] = reasonFor(city, id);
  const told = filled(ofHotels[id % ofHotels.length]!, {
    ...modeWords[mode],
    nights: nightsText(nights),
    hotel: [hotel.nameFa, hotel.nameEn],
  });
  return { fa: `${reasonFa} ${told.fa}`, en: `${reasonEn} ${sentences(told.en)}` };
}

/** City of each night, and a reason to go there. */
export function programmeSummary(id: number, stops: readonly { city: City; nights: number }[]): Text {
  const stays = listed(
    stops.map(({ city, nights }): Pair => {
      const [fa, en] = nightsText(nights);
      return [`${fa} در ${city.nameFa}`, `${en} in ${city.nameEn}`];
    }),
  );
  const reasons = stops.map(({ city }) => reasonFor(city, id));
  return {
    fa: [`در این برنامه ${stays[0]} می‌مانید و راهنما همهٔ روزها همراه شماست.`, ...reasons.map(([fa]) => fa)].join(" "),
    en: [`You stay ${stays[1]}, with a guide throughout.`, ...reasons.map(([, en]) => en)].join(" "),
  };
}

function reasonFor(city: City, id: number): Pair {
  const { reasons } = textsOf(city);
  return reasons[id % reasons.length]!;
}

/** Capitalises every sentence. */
const sentences = (text: string) => text.replace(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
