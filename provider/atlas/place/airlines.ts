/** Airlines with scheduled passengers: a reference list, the same in the demonstration and in production. */

export type Airline = { iata: string; name_fa: string; name_en: string };

/** [IATA, Persian, English]. */
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

export const airlines: Airline[] = airlineTable.map(([iata, name_fa, name_en]) => ({ iata, name_fa, name_en }));
