import type { City, Property } from "#fixtures/world/types.ts";
import { cityTexts } from "./days/cities.ts";
import type { DayText } from "./days/day.ts";
import { mealsOf } from "./hotels.ts";
import type { TourDay, TransportMode } from "./types.ts";
import { type Blanks, filled, modeWords, timeText } from "./wording.ts";

type Pair = readonly [fa: string, en: string];

const arrivals: Record<"hotel" | "abroad" | "programme", readonly Pair[]> = {
  hotel: [
    [
      "نمایندهٔ تور در {gateOf} {city} منتظر شماست و شما را به {hotel} می‌برد. اتاق از ساعت {checkIn} آماده است.",
      "A representative meets you at {city} {gate} and takes you to {hotel}. Your room is ready from {checkIn}.",
    ],
    [
      "از {gateOf} {city} با خودروی تور به {hotel} می‌روید. اگر زودتر از ساعت {checkIn} برسید، چمدان‌ها را به پذیرش بسپارید.",
      "The tour’s car takes you from {city} {gate} to {hotel}. If you get there before {checkIn}, leave your bags at reception.",
    ],
    [
      "با {vehicle} به {city} می‌رسید و در {hotel} جا می‌گیرید. راهنما برنامهٔ روزهای بعد را توضیح می‌دهد و شب آزاد است.",
      "You reach {city} by {vehicle} and check in at {hotel}. The guide explains the days ahead, and the evening is free.",
    ],
    [
      "خودروی تور شما را از {gateOf} {city} به {hotel} می‌رساند. بقیهٔ روز برای استراحت آزاد است و اتاق از ساعت {checkIn} در اختیار شماست.",
      "The tour’s car brings you from {city} {gate} to {hotel}, where your room is ready from {checkIn}. The rest of the day is free.",
    ],
  ],
  abroad: [
    [
      "پس از کنترل گذرنامه، نمایندهٔ تور در {gateOf} {city} با تابلوی نام‌ها منتظر شماست و شما را به {hotel} می‌برد.",
      "After passport control a representative waits at {city} {gate} with a sign and takes you to {hotel}.",
    ],
    [
      "از {gateOf} {city} با خودروی تور به {hotel} می‌روید. اتاق از ساعت {checkIn} آماده است و شب آزادید.",
      "The tour’s car takes you from {city} {gate} to {hotel}. Your room is ready from {checkIn}, and the evening is free.",
    ],
    [
      "با {vehicle} به {city} می‌رسید و در {hotel} جا می‌گیرید. راهنمای فارسی‌زبان برنامه را توضیح می‌دهد و سیم‌کارت محلی تهیه می‌کند.",
      "You reach {city} by {vehicle} and check in at {hotel}. A Persian-speaking guide explains the programme and helps with a local SIM card.",
    ],
  ],
  programme: [
    [
      "راهنما در {gateOf} {city} منتظر گروه است و با هم به هتل می‌روید. شب، جلسهٔ کوتاهی دربارهٔ برنامهٔ سفر دارید.",
      "The guide meets the group at {city} {gate} and you go to the hotel together. In the evening there’s a short meeting about the programme.",
    ],
    [
      "از {gateOf} {city} با گروه به هتل می‌روید. شب آزاد است و راهنما ساعت حرکت فردا را می‌گوید.",
      "You go from {city} {gate} to the hotel with the group. The evening is free, and the guide tells you when tomorrow starts.",
    ],
    [
      "با {vehicle} به {city} می‌رسید و در هتل جا می‌گیرید. شب با راهنما گشت کوتاهی در اطراف هتل دارید.",
      "You reach {city} by {vehicle} and check in. In the evening the guide takes you on a short walk around the hotel.",
    ],
  ],
};

const returns: Record<"hotel" | "programme" | "elsewhere", readonly Pair[]> = {
  hotel: [
    [
      "صبح آزاد است. اتاق را تا ساعت {checkOut} خالی کنید؛ {before} از هتل به {gateOf} {city} می‌روید.",
      "The morning is free. Please leave the room by {checkOut}; you’re driven to {city} {gate} {before}.",
    ],
    [
      "پس از صبحانه چمدان‌ها را به پذیرش بسپارید و تا حرکت آزاد باشید. خودروی تور {before} جلوی هتل است.",
      "After breakfast leave your bags at reception and enjoy your free time. The tour’s car is at the hotel {before}.",
    ],
    [
      "اتاق تا ساعت {checkOut} در اختیار شماست. خودروی تور شما را به {gateOf} {city} می‌رساند و {before} آنجا هستید.",
      "The room is yours until {checkOut}. The tour’s car takes you to {city} {gate}, where you are {before}.",
    ],
  ],
  programme: [
    [
      "پس از صبحانه آزادید. گروه {before} به {gateOf} {city} می‌رود.",
      "You’re free after breakfast. The group goes to {city} {gate} {before}.",
    ],
    [
      "صبح برای خرید سوغات آزاد است. راهنما تا {gateOf} {city} همراه شماست.",
      "The morning is free for souvenirs. The guide goes with you as far as {city} {gate}.",
    ],
  ],
  elsewhere: [
    [
      "پس از صبحانه با اتوبوس تور به {from} برمی‌گردید و از {gateOf} آن راهی خانه می‌شوید.",
      "After breakfast the tour’s coach takes you back to {from}, and you travel home from its {gate}.",
    ],
  ],
};

const names = (city: City): Pair => [city.nameFa, city.nameEn];
const turn = (pairs: readonly Pair[], id: number): Pair => pairs[id % pairs.length]!;

type Plan = {
  id: number;
  mode: TransportMode;
  isAbroad: boolean;
  /** The only hotel; null for a programme. */
  hotel: Property | null;
  /** City of each night, in order. */
  nights: readonly City[];
  /** Programme of the days between the first and the last. */
  days: readonly DayText[];
  /** City of the return. */
  from: City;
};

/** Days of a tour: it departs on the first, returns on the last, one day more than there are nights. */
export function itineraryOf(plan: Plan): TourDay[] {
  const { nights, days, hotel, mode } = plan;
  const [first, last] = [nights[0]!, nights.at(-1)!];
  const blanks = {
    ...modeWords[mode],
    city: names(first),
    from: names(plan.from),
    hotel: hotel ? ([hotel.nameFa, hotel.nameEn] as const) : (["هتل", "the hotel"] as const),
    checkIn: timeText(hotel?.checkInTime ?? "14:00"),
    checkOut: timeText(hotel?.checkOutTime ?? "12:00"),
  } satisfies Blanks;
  const setOut = hotel ? (plan.isAbroad ? arrivals.abroad : arrivals.hotel) : arrivals.programme;
  const comeBack = hotel ? returns.hotel : plan.from === last ? returns.programme : returns.elsewhere;
  return [
    dayOf(1, told(["حرکت به {city}", "Journey to {city}"], turn(setOut, plan.id), blanks), first),
    ...days.map((day, index) => dayOf(index + 2, day, nights[index + 1]!)),
    dayOf(
      nights.length + 1,
      told(["برگشت از {city}", "Return from {city}"], turn(comeBack, plan.id), { ...blanks, city: names(plan.from) }),
      last,
    ),
  ];
}

function dayOf(day: number, { meals, ...texts }: DayText, city: City): TourDay {
  return { day, ...texts, meals: mealsOf(day, meals), cityId: city.id };
}

function told(title: Pair, body: Pair, blanks: Blanks): DayText {
  const [head, content] = [filled(title, blanks), filled(body, blanks)];
  return { titleFa: head.fa, titleEn: head.en, textFa: content.fa, textEn: content.en, meals: [] };
}

/** Texts of a city; throws for a city without tours. */
export function textsOf(city: City) {
  const found = cityTexts[city.slug];
  if (!found) throw new Error(`No days of tours in ${city.nameEn}`);
  return found;
}
