import type { Locale } from "../enums/enums.ts";

/** A point of the earth, degrees. */
export type Point = { readonly lat: number; readonly lon: number };

export type MapsApp = {
  readonly id: string;
  readonly name: readonly [fa: string, en: string];
  /** Absent: the whole world. */
  readonly onlyIn?: "IR";
  /** Web address that leads to a point, and opens the app on a telephone that has it. */
  readonly addressTo: (point: Point) => string;
};

/** The maps apps that people in Iran and visitors use. */
export const mapsApps: readonly MapsApp[] = [
  {
    id: "neshan",
    name: ["نشان", "Neshan"],
    onlyIn: "IR",
    addressTo: ({ lat, lon }) => `https://nshn.ir/?lat=${lat}&lng=${lon}`,
  },
  {
    id: "balad",
    name: ["بلد", "Balad"],
    onlyIn: "IR",
    addressTo: ({ lat, lon }) => `https://balad.ir/location?latitude=${lat}&longitude=${lon}`,
  },
  {
    id: "google",
    name: ["نقشهٔ گوگل", "Google Maps"],
    addressTo: ({ lat, lon }) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`,
  },
  {
    id: "apple",
    name: ["نقشهٔ اپل", "Apple Maps"],
    addressTo: ({ lat, lon }) => `https://maps.apple.com/?daddr=${lat},${lon}`,
  },
];

const IN_ORDER: Readonly<Record<Locale, (apps: readonly MapsApp[]) => readonly MapsApp[]>> = {
  fa: (apps) => apps,
  // Visitors know the apps of the whole world.
  en: (apps) => apps.toSorted((one, other) => Number(one.onlyIn !== undefined) - Number(other.onlyIn !== undefined)),
};

/** The apps that know a country, those first that readers of a language know. */
export const mapsAppsFor = (country: string, locale: Locale): readonly MapsApp[] =>
  IN_ORDER[locale](mapsApps.filter(({ onlyIn = country }) => onlyIn === country));
