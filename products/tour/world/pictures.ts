import type { City, Property } from "#fixtures/world/types.ts";
import type { Tour } from "./types.ts";

type Picture = Tour["images"][number];

const hours = ["dusk", "day", "dawn"] as const;

const skylineOf = (city: City, index: number): Picture => ({
  image: { slug: city.slug, city: city.slug, hour: hours[index % hours.length]!, view: "skyline" },
  captionFa: `چشم‌انداز ${city.nameFa}`,
  captionEn: `The skyline of ${city.nameEn}`,
});

/** The hotel first, then its city and other views of the hotel. */
export function hotelPictures(hotel: Property, city: City): Picture[] {
  const [front, ...inside] = hotel.images;
  return [...(front ? [front] : []), skylineOf(city, 0), ...inside.slice(0, 3)];
}

/** The cities in the order of the programme, then the front of a hotel in each. */
export function programmePictures(cities: readonly City[], hotels: readonly Property[]): Picture[] {
  const fronts = hotels.flatMap(({ images: [front], nameFa, nameEn }) =>
    front
      ? [{ ...front, captionFa: `${nameFa}، ${front.captionFa}`, captionEn: `${nameEn}: ${lower(front.captionEn)}` }]
      : [],
  );
  return [...cities.map(skylineOf), ...fronts];
}

const lower = (caption: string) => caption.charAt(0).toLowerCase() + caption.slice(1);
