import type { Zone } from "#domain/time/zones.ts";

/** Airports with scheduled passengers: a reference list, the same in the demonstration and in production. */
export type Airport = {
  readonly iata: string;
  /** Slug of the city that it serves, as in page addresses. */
  readonly citySlug: string;
  readonly nameFa: string;
  readonly nameEn: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly zone: Zone;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Terminals by which passengers are directed; none for a single building, or for names that change. */
  readonly terminals: readonly string[];
};

/** [IATA, city, Persian, English, country, latitude, longitude]. */
const rows: readonly (readonly [string, string, string, string, Country, number, number])[] = [
  ["IKA", "Tehran", "فرودگاه بین‌المللی امام خمینی", "Imam Khomeini International Airport", "IR", 35.416, 51.152],
  ["THR", "Tehran", "فرودگاه مهرآباد", "Mehrabad International Airport", "IR", 35.689, 51.313],
  ["MHD", "Mashhad", "فرودگاه شهید هاشمی‌نژاد", "Mashhad International Airport", "IR", 36.235, 59.641],
  ["SYZ", "Shiraz", "فرودگاه شهید دستغیب", "Shiraz International Airport", "IR", 29.539, 52.59],
  ["IFN", "Isfahan", "فرودگاه شهید بهشتی", "Isfahan International Airport", "IR", 32.751, 51.861],
  ["TBZ", "Tabriz", "فرودگاه شهید مدنی", "Tabriz International Airport", "IR", 38.134, 46.235],
  ["KIH", "Kish", "فرودگاه کیش", "Kish International Airport", "IR", 26.526, 53.98],
  ["GSM", "Qeshm", "فرودگاه قشم", "Qeshm International Airport", "IR", 26.755, 55.902],
  ["BND", "BandarAbbas", "فرودگاه بندرعباس", "Bandar Abbas International Airport", "IR", 27.218, 56.378],
  ["AWZ", "Ahvaz", "فرودگاه اهواز", "Ahvaz International Airport", "IR", 31.337, 48.762],
  ["AZD", "Yazd", "فرودگاه شهید صدوقی", "Yazd International Airport", "IR", 31.905, 54.277],
  ["KER", "Kerman", "فرودگاه کرمان", "Kerman International Airport", "IR", 30.274, 56.951],
  ["RAS", "Rasht", "فرودگاه سردار جنگل", "Rasht International Airport", "IR", 37.325, 49.606],
  ["RZR", "Ramsar", "فرودگاه رامسر", "Ramsar International Airport", "IR", 36.91, 50.68],
  ["SRY", "Sari", "فرودگاه دشت ناز", "Sari International Airport", "IR", 36.636, 53.194],
  ["GBT", "Gorgan", "فرودگاه گرگان", "Gorgan International Airport", "IR", 36.909, 54.401],
  ["KSH", "Kermanshah", "فرودگاه شهید اشرفی اصفهانی", "Kermanshah International Airport", "IR", 34.346, 47.158],
  ["OMH", "Urmia", "فرودگاه شهید باکری", "Urmia International Airport", "IR", 37.668, 45.069],
  ["ADU", "Ardabil", "فرودگاه اردبیل", "Ardabil Airport", "IR", 38.326, 48.424],
  ["HDM", "Hamadan", "فرودگاه همدان", "Hamadan International Airport", "IR", 34.869, 48.553],
  ["BUZ", "Bushehr", "فرودگاه بوشهر", "Bushehr Airport", "IR", 28.945, 50.835],
  ["ZBR", "Chabahar", "فرودگاه کنارک", "Chabahar Konarak International Airport", "IR", 25.443, 60.382],
  ["ZAH", "Zahedan", "فرودگاه زاهدان", "Zahedan International Airport", "IR", 29.476, 60.906],
  ["IST", "Istanbul", "فرودگاه استانبول", "Istanbul Airport", "TR", 41.262, 28.728],
  ["SAW", "Istanbul", "فرودگاه صبیحه گوکچن", "Sabiha Gökçen International Airport", "TR", 40.899, 29.309],
  ["AYT", "Antalya", "فرودگاه آنتالیا", "Antalya Airport", "TR", 36.899, 30.8],
  ["DXB", "Dubai", "فرودگاه بین‌المللی دبی", "Dubai International Airport", "AE", 25.253, 55.364],
  ["DOH", "Doha", "فرودگاه بین‌المللی حمد", "Hamad International Airport", "QA", 25.273, 51.608],
  ["MCT", "Muscat", "فرودگاه بین‌المللی مسقط", "Muscat International Airport", "OM", 23.593, 58.284],
  ["TBS", "Tbilisi", "فرودگاه بین‌المللی تفلیس", "Tbilisi International Airport", "GE", 41.669, 44.955],
  ["EVN", "Yerevan", "فرودگاه زوارتنوتس", "Zvartnots International Airport", "AM", 40.147, 44.396],
  ["NJF", "Najaf", "فرودگاه بین‌المللی نجف", "Al Najaf International Airport", "IQ", 31.99, 44.404],
  ["BKK", "Bangkok", "فرودگاه سووارنابومی", "Suvarnabhumi Airport", "TH", 13.69, 100.75],
  ["KUL", "KualaLumpur", "فرودگاه بین‌المللی کوالالامپور", "Kuala Lumpur International Airport", "MY", 2.746, 101.71],
  ["CDG", "Paris", "فرودگاه شارل دوگل", "Charles de Gaulle Airport", "FR", 49.01, 2.548],
  ["FCO", "Rome", "فرودگاه فیومیچینو", "Rome Fiumicino Airport", "IT", 41.8, 12.239],
];

/** Zone of a whole country: each of these has one. */
const zoneOfCountry = {
  IR: "Asia/Tehran",
  TR: "Europe/Istanbul",
  AE: "Asia/Dubai",
  QA: "Asia/Qatar",
  OM: "Asia/Muscat",
  GE: "Asia/Tbilisi",
  AM: "Asia/Yerevan",
  IQ: "Asia/Baghdad",
  TH: "Asia/Bangkok",
  MY: "Asia/Kuala_Lumpur",
  FR: "Europe/Paris",
  IT: "Europe/Rome",
} as const satisfies Readonly<Record<string, Zone>>;
type Country = keyof typeof zoneOfCountry;

const terminals: Readonly<Record<string, readonly string[]>> = {
  THR: ["1", "2", "4", "6"],
  IKA: ["1", "Salam"],
  AYT: ["1", "2"],
  DXB: ["1", "2", "3"],
  KUL: ["1", "2"],
  CDG: ["1", "2A", "2B", "2C", "2D", "2E", "2F", "2G", "3"],
  FCO: ["1", "3"],
};

export const airports: readonly Airport[] = rows.map(([iata, citySlug, nameFa, nameEn, country, lat, lon]) => ({
  iata,
  citySlug,
  nameFa,
  nameEn,
  country,
  zone: zoneOfCountry[country],
  lat,
  lon,
  terminals: terminals[iata] ?? [],
}));

/** Zones of airports that are not sold, for local times of carriers' schedules: southern summer time, the date line. */
const otherZones: readonly (readonly [iata: string, zone: Zone])[] = [
  ["HND", "Asia/Tokyo"],
  ["HNL", "Pacific/Honolulu"],
  ["AKL", "Pacific/Auckland"],
  ["LAX", "America/Los_Angeles"],
];

/** Zone of each airport by its IATA code, including some that are not sold. */
export const airportZones: ReadonlyMap<string, Zone> = new Map([
  ...airports.map(({ iata, zone }) => [iata, zone] as const),
  ...otherZones,
]);

const airportByIata: ReadonlyMap<string, Airport> = new Map(airports.map((airport) => [airport.iata, airport]));

/** @throws RangeError for an airport that is not sold: offers only have those that are. */
export function airportOf(iata: string): Airport {
  const airport = airportByIata.get(iata);
  if (airport === undefined) throw new RangeError(`No airport ${iata}`);
  return airport;
}
