/** Airports with scheduled passengers, and airlines: reference lists, the same in the demonstration and in production. */

export type Airport = { iata: string; city_slug: string; name_fa: string; name_en: string };
export type Airline = { iata: string; name_fa: string; name_en: string };

/** [IATA, city, Persian, English]. */
const airportTable: readonly (readonly [string, string, string, string])[] = [
  ["IKA", "Tehran", "فرودگاه بین‌المللی امام خمینی", "Imam Khomeini International Airport"],
  ["THR", "Tehran", "فرودگاه مهرآباد", "Mehrabad International Airport"],
  ["MHD", "Mashhad", "فرودگاه شهید هاشمی‌نژاد", "Mashhad International Airport"],
  ["SYZ", "Shiraz", "فرودگاه شهید دستغیب", "Shiraz International Airport"],
  ["IFN", "Isfahan", "فرودگاه شهید بهشتی", "Isfahan International Airport"],
  ["TBZ", "Tabriz", "فرودگاه شهید مدنی", "Tabriz International Airport"],
  ["KIH", "Kish", "فرودگاه کیش", "Kish International Airport"],
  ["GSM", "Qeshm", "فرودگاه قشم", "Qeshm International Airport"],
  ["BND", "BandarAbbas", "فرودگاه بندرعباس", "Bandar Abbas International Airport"],
  ["AWZ", "Ahvaz", "فرودگاه اهواز", "Ahvaz International Airport"],
  ["AZD", "Yazd", "فرودگاه شهید صدوقی", "Yazd International Airport"],
  ["KER", "Kerman", "فرودگاه کرمان", "Kerman International Airport"],
  ["RAS", "Rasht", "فرودگاه سردار جنگل", "Rasht International Airport"],
  ["RZR", "Ramsar", "فرودگاه رامسر", "Ramsar International Airport"],
  ["SRY", "Sari", "فرودگاه دشت ناز", "Sari International Airport"],
  ["GBT", "Gorgan", "فرودگاه گرگان", "Gorgan International Airport"],
  ["KSH", "Kermanshah", "فرودگاه شهید اشرفی اصفهانی", "Kermanshah International Airport"],
  ["OMH", "Urmia", "فرودگاه شهید باکری", "Urmia International Airport"],
  ["ADU", "Ardabil", "فرودگاه اردبیل", "Ardabil Airport"],
  ["HDM", "Hamadan", "فرودگاه همدان", "Hamadan International Airport"],
  ["BUZ", "Bushehr", "فرودگاه بوشهر", "Bushehr Airport"],
  ["ZBR", "Chabahar", "فرودگاه کنارک", "Chabahar Konarak International Airport"],
  ["ZAH", "Zahedan", "فرودگاه زاهدان", "Zahedan International Airport"],
  ["IST", "Istanbul", "فرودگاه استانبول", "Istanbul Airport"],
  ["SAW", "Istanbul", "فرودگاه صبیحه گوکچن", "Sabiha Gökçen International Airport"],
  ["AYT", "Antalya", "فرودگاه آنتالیا", "Antalya Airport"],
  ["DXB", "Dubai", "فرودگاه بین‌المللی دبی", "Dubai International Airport"],
  ["DOH", "Doha", "فرودگاه بین‌المللی حمد", "Hamad International Airport"],
  ["MCT", "Muscat", "فرودگاه بین‌المللی مسقط", "Muscat International Airport"],
  ["TBS", "Tbilisi", "فرودگاه بین‌المللی تفلیس", "Tbilisi International Airport"],
  ["EVN", "Yerevan", "فرودگاه زوارتنوتس", "Zvartnots International Airport"],
  ["NJF", "Najaf", "فرودگاه بین‌المللی نجف", "Al Najaf International Airport"],
  ["BKK", "Bangkok", "فرودگاه سووارنابومی", "Suvarnabhumi Airport"],
  ["KUL", "KualaLumpur", "فرودگاه بین‌المللی کوالالامپور", "Kuala Lumpur International Airport"],
  ["CDG", "Paris", "فرودگاه شارل دوگل", "Charles de Gaulle Airport"],
  ["FCO", "Rome", "فرودگاه فیومیچینو", "Rome Fiumicino Airport"],
];

const airlineTable: readonly (readonly [string, string, string])[] = [
  ["IR", "ایران ایر", "Iran Air"],
  ["W5", "ماهان", "Mahan Air"],
  ["EP", "آسمان", "Iran Aseman Airlines"],
  ["B9", "ایران ایرتور", "Iran Airtour"],
  ["QB", "قشم ایر", "Qeshm Air"],
  ["Y9", "کیش ایر", "Kish Air"],
  ["ZV", "زاگرس", "Zagros Airlines"],
  ["I3", "آتا", "ATA Airlines"],
  ["NV", "کارون", "Karun Airlines"],
  ["IV", "کاسپین", "Caspian Airlines"],
  ["VR", "وارش", "Varesh Airlines"],
  ["HH", "تابان", "Taban Air"],
  ["TK", "ترکیش ایرلاینز", "Turkish Airlines"],
  ["PC", "پگاسوس", "Pegasus Airlines"],
  ["EK", "امارات", "Emirates"],
  ["FZ", "فلای‌دبی", "flydubai"],
  ["QR", "قطر ایرویز", "Qatar Airways"],
  ["WY", "عمان ایر", "Oman Air"],
];

export const airports: Airport[] = airportTable.map(([iata, city_slug, name_fa, name_en]) => ({
  iata,
  city_slug,
  name_fa,
  name_en,
}));
export const airlines: Airline[] = airlineTable.map(([iata, name_fa, name_en]) => ({ iata, name_fa, name_en }));
