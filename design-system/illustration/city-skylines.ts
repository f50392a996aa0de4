import type { SkylineName } from "./skylines.ts";

/** Cities of each skyline. */
const citiesOf: Partial<Record<SkylineName, readonly string[]>> = {
  tehran: ["Tehran"],
  isfahan: ["Isfahan", "Qazvin"],
  shiraz: ["Shiraz"],
  mashhad: ["Mashhad", "Qom", "Najaf", "Karbala"],
  yazd: ["Yazd", "Meybod"],
  tabriz: ["Tabriz", "Maragheh"],
  kish: ["Kish"],
  gulf: ["Qeshm", "Chabahar", "BandarAbbas", "Bushehr", "Abadan", "Hormuz", "Muscat", "Izmir"],
  caspian: [
    "Rasht",
    "Ramsar",
    "Sari",
    "Astara",
    "BandarAnzali",
    "Lahijan",
    "Chalus",
    "Nowshahr",
    "Babolsar",
    "Tonekabon",
  ],
  desert: [
    "Kashan",
    "Kerman",
    "Zahedan",
    "Birjand",
    "Semnan",
    "Dezful",
    "Shushtar",
    "Abyaneh",
    "Neyshabur",
    "Varzaneh",
    "Mahan",
    "Baghdad",
  ],
  mountain: [
    "Hamadan",
    "Kermanshah",
    "Ardabil",
    "Gorgan",
    "Urmia",
    "Zanjan",
    "Sanandaj",
    "Khorramabad",
    "Ilam",
    "Yasuj",
    "ShahrKord",
    "Bojnurd",
    "Masuleh",
    "Kandovan",
    "Shahrud",
    "Van",
  ],
  modern: ["Ahvaz", "Arak", "Karaj", "Ankara", "Baku"],
  alpine: ["Sarein", "Kelardasht"],
  istanbul: ["Istanbul"],
  tropical: ["Antalya", "Batumi", "KualaLumpur", "Bangkok", "Phuket"],
  dubai: ["Dubai", "AbuDhabi", "Doha"],
  european: ["Tbilisi", "Yerevan", "Paris", "Rome", "Moscow"],
};

const skylineByCity = new Map(
  Object.entries(citiesOf).flatMap(([skyline, cities]) => cities.map((city) => [city, skyline as SkylineName])),
);

/** Unknown cities have mountains and their own girih. */
export const skylineOf = (city: string): SkylineName => skylineByCity.get(city) ?? "mountain";
