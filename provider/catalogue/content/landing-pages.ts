import { nowruzStay } from "#domain/calendar/nowruz-stay.ts";
import type { Block, LandingValue } from "#domain/contract/content.shapes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { Listed } from "#products/of-stays.ts";
import type { Shelf } from "./shelf.ts";

/** A page about an occasion: its words in both languages, and which properties stand on it, the best first. */
export type LandingPage = {
  titleFa: string;
  titleEn: string;
  leadFa: string;
  leadEn: string;
  image: Scene;
  blocksFa: readonly Block[];
  blocksEn: readonly Block[];
  /** Null where the page shows no property. */
  shows: Shelf | null;
  /** Nowruz tours shown on the page; null: none. */
  tours: "domestic" | "foreign" | null;
};

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const heading = (id: string, text: string): Block => ({ kind: "heading", id, text });
const list = (...items: string[]): Block => ({ kind: "list", items });
const links = (...items: [term: string, value: string, address: string][]): Block => ({
  kind: "facts",
  items: items.map(([term, value, address]) => ({ term, value, address })),
});

/** Cities to go to: each a picture of its skyline with a reason, and the way to its places to stay. */
const cities = (...items: [slug: string, caption: string][]): Block => ({
  kind: "pictures",
  items: items.map(([slug, caption]) => ({
    image: { slug, city: slug, hour: "day", view: "skyline" },
    caption,
    address: `/${slug}Hotels.html`,
  })),
});

const isDiscounted = ({ candidate: { fromPrice, fromRack } }: Listed): boolean =>
  fromPrice !== null && fromRack !== null && fromPrice < fromRack;
const always = () => true;
/** The cities that the page of Nowruz leads to: nights months ahead of the whole country are too many for one request. */
const NOWRUZ_CITIES: ReadonlySet<string> = new Set(["Shiraz", "Yazd", "Qeshm"]);

/** Call 27, by slug (R48–R53). Claims that this product cannot keep are left out. */
export const landingPages: Readonly<Record<LandingValue["slug"], LandingPage>> = {
  "register-hotel": {
    titleFa: "ثبت هتل در شمسه",
    titleEn: "List your hotel on Shamseh",
    leadFa: "اقامتگاه خود را به مسافرانی که دنبال اقامت‌اند معرفی کنید.",
    leadEn: "Put your property in front of travellers who are looking for a stay.",
    image: { slug: "RegisterHotel", city: "Isfahan", hour: "day", view: "facade" },
    blocksFa: [
      heading("how", "مراحل ثبت"),
      list(
        "فرم را پر کنید و همان‌جا کد پیگیری بگیرید.",
        "همکاران ما با شما تماس می‌گیرند و دربارهٔ اتاق‌ها و نرخ‌ها می‌پرسند.",
        "قبل از نمایش، همهٔ متن‌ها و نرخ‌ها را می‌بینید و تأیید می‌کنید.",
      ),
      heading("what", "چه به دست می‌آورید"),
      list(
        "صفحهٔ اختصاصی به فارسی و انگلیسی، با نقشه و تقویم قیمت هر شب.",
        "رزروی که همان لحظه یا پس از تأیید شما قطعی می‌شود؛ انتخاب با شماست.",
        "شرایط لغوی که با تاریخ و ساعت، قبل از پرداخت به مسافر نشان داده می‌شود.",
        "نظر مهمانانی که واقعاً در اقامتگاه شما مانده‌اند و امکان پاسخ به آن‌ها.",
      ),
      heading("rules", "تعهد ما"),
      paragraph("هیچ اتاقی دو بار فروخته نمی‌شود و رتبهٔ اقامتگاه‌ها خریدنی نیست."),
    ],
    blocksEn: [
      heading("how", "How it works"),
      list(
        "Fill in the form and get a tracking code straight away.",
        "We’ll call you to ask about your rooms and rates.",
        "You see and approve all texts and rates before they go live.",
      ),
      heading("what", "What you get"),
      list(
        "Your own page in Persian and English, with a map and nightly prices.",
        "Bookings confirmed instantly or after your approval: you choose.",
        "A cancellation policy that travellers see, with date and time, before they pay.",
        "Reviews from guests who really stayed with you, and a way to reply.",
      ),
      heading("rules", "What we promise"),
      paragraph("No room is ever sold twice, and ranking is not for sale."),
    ],
    shows: null,
    tours: null,
  },
  chabahar: {
    titleFa: "سفر به چابهار",
    titleEn: "Travel to Chabahar",
    leadFa: "دریای عمان، کوه‌های مریخی و زمستانی گرم.",
    leadEn: "The Gulf of Oman, the Martian mountains and a warm winter.",
    image: { slug: "Chabahar", city: "Chabahar", hour: "dusk", view: "skyline" },
    blocksFa: [
      heading("when", "کی برویم"),
      paragraph(
        "از آذر تا اسفند هوای چابهار ملایم است؛ وقتی بیشتر ایران سرد است، اینجا می‌توانید کنار دریا بنشینید. در نوروز اتاق‌ها زود پر می‌شوند؛ از قبل رزرو کنید.",
      ),
      heading("see", "چه ببینیم"),
      list(
        "کوه‌های مریخی: تپه‌هایی چین‌خورده و بی‌گیاه کنار جادهٔ ساحلی. نیم روز وقت و خودرویی مطمئن لازم دارید.",
        "تالاب لیپار: با فصل و باران گاهی صورتی می‌شود؛ قبل از رفتن از مردم همان‌جا بپرسید.",
        "قلعهٔ تیس: دژی سنگی بالای روستا، با چشم‌اندازی از خلیج و لنج‌های روی ساحل.",
      ),
      heading("stay", "کجا بمانیم"),
      links(
        ["اقامتگاه‌های چابهار", "همراه با قیمت هر شب و شرایط لغو", "/ChabaharHotels.html"],
        ["دیدنی‌های چابهار", "ساعت بازدید و اقامتگاه‌های نزدیک", "/ChabaharHotels.html#attractions"],
      ),
    ],
    blocksEn: [
      heading("when", "When to go"),
      paragraph(
        "From December to March Chabahar is mild: when most of Iran is cold, you can sit by the sea here. Rooms fill up early for Nowruz; book ahead.",
      ),
      heading("see", "What to see"),
      list(
        "The Martian mountains: folded, bare hills beside the coastal road. You’ll need half a day and a reliable car.",
        "Lipar Lagoon: it sometimes turns pink, depending on season and rain; ask locally before you set out.",
        "Tis Castle: a stone fort above its village, looking over the bay and the dhows on the beach.",
      ),
      heading("stay", "Where to stay"),
      links(
        ["Properties in Chabahar", "With nightly prices and cancellation policies", "/ChabaharHotels.html"],
        ["Attractions in Chabahar", "Visiting hours and properties nearby", "/ChabaharHotels.html#attractions"],
      ),
    ],
    shows: { inCity: ({ row }) => row.slug === "Chabahar", isShown: always },
    tours: null,
  },
  nowruz: {
    titleFa: "اقامت در نوروز",
    titleEn: "Stays at Nowruz",
    leadFa: "شلوغ‌ترین روزهای سفر: هرچه زودتر رزرو کنید، انتخاب‌های بیشتری دارید.",
    leadEn: "The busiest days of the year: the sooner you book, the more there is to choose from.",
    image: { slug: "Nowruz", city: "Shiraz", hour: "dawn", view: "courtyard" },
    blocksFa: [
      heading("before", "قبل از رزرو"),
      list(
        "اتاق‌های نیمهٔ اول فروردین از بهمن پر می‌شوند؛ قبل از آن رزرو کنید.",
        "حداقل مدت اقامت در این روزها بیشتر است؛ آن را در تقویم هر اقامتگاه ببینید.",
        "قیمت و شرایط لغو شب‌های نوروز با روزهای دیگر فرق دارد؛ هر دو را قبل از پرداخت، کنار هر اتاق می‌بینید.",
      ),
      heading("where", "کجا برویم"),
      cities(
        ["Shiraz", "شیراز: بهار نارنج، باغ‌ها و شب‌های حافظیه"],
        ["Yazd", "یزد: کوچه‌های خشتی، قبل از گرمای تابستان"],
        ["Qeshm", "قشم: دریا و درهٔ ستارگان، در هوای ملایم بهار"],
      ),
    ],
    blocksEn: [
      heading("before", "Before you book"),
      list(
        "Rooms for the first half of Farvardin fill up from Bahman (late January); book before then.",
        "Minimum stays are longer on these days; check each property’s calendar.",
        "Prices and cancellation policies for Nowruz nights differ from other days; you see both next to each room before you pay.",
      ),
      heading("where", "Where to go"),
      cities(
        ["Shiraz", "Shiraz: orange blossom, gardens and evenings at Hafez’s tomb"],
        ["Yazd", "Yazd: mud-brick lanes, before the heat of summer"],
        ["Qeshm", "Qeshm: the sea and the Valley of Stars, in mild spring weather"],
      ),
    ],
    shows: { inCity: ({ row }) => NOWRUZ_CITIES.has(row.slug), isShown: always, stayOn: nowruzStay },
    tours: null,
  },
  "nowruz-tours": {
    titleFa: "تورهای نوروز",
    titleEn: "Nowruz tours",
    leadFa: "تورهای داخلی که از ۲۰ اسفند تا ۱۳ فروردین حرکت می‌کنند.",
    leadEn: "Tours in Iran that leave between 20 Esfand and 13 Farvardin.",
    image: { slug: "NowruzTours", city: "Isfahan", hour: "day", view: "skyline" },
    blocksFa: [
      heading("before", "قبل از رزرو"),
      list(
        "تورهای نوروز زودتر از تورهای دیگر پر می‌شوند و شرایط لغو سخت‌تری دارند؛ جریمهٔ لغو را با تاریخ و مبلغ قبل از پرداخت می‌بینید.",
        "تا روز حرکت پول شما امانت است؛ اگر تور به حد نصاب نرسد، همهٔ آن برمی‌گردد.",
      ),
    ],
    blocksEn: [
      heading("before", "Before you book"),
      list(
        "Nowruz tours fill up earlier than others and have stricter cancellation policies; you see the fee, with dates and amounts, before you pay.",
        "Your money is held in trust until the day of departure; if too few people join, all of it is refunded.",
      ),
    ],
    shows: null,
    tours: "domestic",
  },
  "nowruz-foreign-tours": {
    titleFa: "تورهای خارجی نوروز",
    titleEn: "Nowruz tours abroad",
    leadFa: "تورهای خارج از ایران که از ۲۰ اسفند تا ۱۳ فروردین حرکت می‌کنند.",
    leadEn: "Tours outside Iran that leave between 20 Esfand and 13 Farvardin.",
    image: { slug: "NowruzForeignTours", city: "Istanbul", hour: "dusk", view: "skyline" },
    blocksFa: [
      heading("before", "قبل از رزرو"),
      list(
        "گذرنامه معمولاً باید تا شش ماه پس از برگشت اعتبار داشته باشد؛ اعتبار لازم هر تور در صفحهٔ آن نوشته شده است.",
        "اگر تور ویزا لازم دارد، آخرین روز رزرو به زمان صدور ویزا بستگی دارد.",
      ),
    ],
    blocksEn: [
      heading("before", "Before you book"),
      list(
        "Passports usually have to be valid for six months after the return; each tour’s page says what it needs.",
        "If a tour needs a visa, the last day to book depends on how long the visa takes.",
      ),
    ],
    shows: null,
    tours: "foreign",
  },
  "one-night-offer": {
    titleFa: "پیشنهادهای یک‌شبه",
    titleEn: "One-night offers",
    leadFa: "اقامتگاه‌هایی که در شب‌های آینده تخفیف دارند.",
    leadEn: "Properties with discounts on the coming nights.",
    image: { slug: "OneNightOffer", city: "Yazd", hour: "night", view: "skyline" },
    blocksFa: [
      heading("how", "چطور استفاده کنم؟"),
      paragraph("تخفیف‌ها برای شب‌های مشخصی است؛ این شب‌ها را در تقویم قیمت هر اقامتگاه ببینید."),
      list(
        "اقامتگاه را باز کنید و در تقویم، ارزان‌ترین شب را ببینید.",
        "همان شب را برای ورود و یک شب اقامت انتخاب کنید.",
        "همان قیمتی را که می‌بینید پرداخت می‌کنید؛ قیمت قبل از تخفیف کنار آن خط خورده است.",
      ),
    ],
    blocksEn: [
      heading("how", "How to use them"),
      paragraph("Discounts apply to specific nights; see which in each property’s price calendar."),
      list(
        "Open a property and find the cheapest night in its calendar.",
        "Choose that night as your check-in date, for a one-night stay.",
        "The price you see is the price you pay; the price before discount is struck out next to it.",
      ),
    ],
    shows: { inCity: always, isShown: isDiscounted },
    tours: null,
  },
};
