/** Land of cities: it decides the horizon of those without a skyline of their own, and the plants and soil of houses. */
const citiesOf = {
  desert: [
    ...["Isfahan", "Qazvin", "Shiraz", "Mashhad", "Qom", "Yazd", "Meybod", "Kashan", "Kerman", "Mahan", "Zahedan"],
    ...["Birjand", "Semnan", "Dezful", "Shushtar", "Abyaneh", "Neyshabur", "Varzaneh", "Najaf", "Karbala", "Baghdad"],
  ],
  sea: [
    ...["Kish", "Qeshm", "Chabahar", "BandarAbbas", "Bushehr", "Abadan", "Hormuz", "Muscat", "Izmir", "Istanbul"],
    ...["Antalya", "Batumi", "KualaLumpur", "Bangkok", "Phuket"],
  ],
  caspian: [
    ...["Rasht", "Ramsar", "Sari", "Astara", "BandarAnzali", "Lahijan", "Chalus", "Nowshahr", "Babolsar"],
    "Tonekabon",
  ],
  snow: ["Sarein", "Kelardasht", "ShahrKord"],
  city: [
    ...["Tehran", "Tabriz", "Maragheh", "Ahvaz", "Arak", "Karaj", "Ankara", "Baku", "Dubai", "AbuDhabi", "Doha"],
    ...["Tbilisi", "Yerevan", "Paris", "Rome", "Moscow"],
  ],
} as const satisfies Record<string, readonly string[]>;
export type CityLand = keyof typeof citiesOf | "mountain";

const landByCity = new Map<string, CityLand>(
  Object.entries(citiesOf).flatMap(([land, cities]) => cities.map((city) => [city, land as CityLand] as const)),
);

/** A city of no list lies in the mountains. */
export const cityLandOf = (city: string): CityLand => landByCity.get(city) ?? "mountain";
