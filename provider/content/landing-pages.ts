import type { Block, LandingValue } from "#domain/contract/content.shapes.ts";
import type { Scene } from "#domain/contract/property.shapes.ts";
import type { Listed } from "../property/listed.ts";
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
};

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const heading = (id: string, text: string): Block => ({ kind: "heading", id, text });
const list = (...items: string[]): Block => ({ kind: "list", items });
const links = (...items: [term: string, value: string, address: string][]): Block => ({
  kind: "facts",
  items: items.map(([term, value, address]) => ({ term, value, address })),
});

const isDiscounted = ({ candidate: { fromPrice, fromRack } }: Listed): boolean =>
  fromPrice !== null && fromRack !== null && fromPrice < fromRack;
const always = () => true;

/** Call 27, by slug (R48–R53). Claims that this product cannot keep are left out. */
export const landingPages: Readonly<Record<LandingValue["slug"], LandingPage>> = {
  "register-hotel": {
    titleFa: "ثبت هتل در شمسه",
    titleEn: "List your hotel on Shamseh",
    leadFa: "اقامتگاه شما، پیش چشم مسافرانی که همین حالا دنبال جا می‌گردند.",
    leadEn: "Your property, in front of travellers who are looking for a place right now.",
    image: { slug: "RegisterHotel", city: "Isfahan", hour: "day", view: "facade" },
    blocksFa: [
      heading("how", "چگونه آغاز می‌شود"),
      list(
        "فرم را پر کنید؛ همان‌جا یک کد پیگیری می‌گیرید.",
        "همکار ما با شما تماس می‌گیرد و از اتاق‌ها و نرخ‌ها می‌پرسد.",
        "پیش از نمایش، همهٔ نوشته‌ها و نرخ‌ها را خودتان می‌بینید و تأیید می‌کنید.",
      ),
      heading("what", "چه به دست می‌آورید"),
      list(
        "صفحه‌ای از آن خودتان، به فارسی و انگلیسی، با نقشه و تقویم قیمت هر شب.",
        "رزروی که یا همان لحظه قطعی می‌شود یا پس از تأیید شما؛ انتخاب با شماست.",
        "قاعدهٔ لغوی که با تاریخ و ساعت، پیش از پرداخت به مسافر گفته شده است.",
        "نظر مهمانانی که واقعاً در اقامتگاه شما مانده‌اند، و جایی برای پاسخ شما.",
      ),
      heading("rules", "آنچه قول می‌دهیم"),
      paragraph("هیچ اتاقی دو بار فروخته نمی‌شود و ترتیب فهرست‌ها خریدنی نیست."),
    ],
    blocksEn: [
      heading("how", "How it begins"),
      list(
        "Fill in the form; you get a tracking code on the spot.",
        "A colleague calls you and asks about rooms and rates.",
        "You see and approve every text and rate before it is shown.",
      ),
      heading("what", "What you get"),
      list(
        "A page of your own in Persian and English, with a map and a calendar of each night’s price.",
        "Bookings that are certain at once, or once you have said yes: it is your choice.",
        "A cancellation rule that guests have read, with its date and hour, before they pay.",
        "The opinions of people who really stayed with you, and room for your reply.",
      ),
      heading("rules", "What we promise"),
      paragraph("No room is ever sold twice, and the order of our lists is not for sale."),
    ],
    shows: null,
  },
  chabahar: {
    titleFa: "سفر به چابهار",
    titleEn: "Travel to Chabahar",
    leadFa: "دریای بزرگ، کوه‌های مریخی و زمستانی که زمستان نیست.",
    leadEn: "The ocean, the Martian mountains, and a winter that is no winter.",
    image: { slug: "Chabahar", city: "Chabahar", hour: "dusk", view: "skyline" },
    blocksFa: [
      heading("when", "کی برویم"),
      paragraph(
        "از آذر تا اسفند هوای چابهار ملایم است؛ وقتی بیشتر ایران سرد است، اینجا می‌توان کنار دریا نشست. در نوروز اتاق‌ها زود پر می‌شوند؛ از پیش رزرو کنید.",
      ),
      heading("see", "چه ببینیم"),
      list(
        "کوه‌های مریخی: تپه‌هایی چین‌خورده و بی‌گیاه کنار جادهٔ ساحلی. نیم روز و خودرویی مطمئن کنار بگذارید.",
        "تالاب لیپار: با فصل و باران گاهی صورتی می‌شود؛ پیش از رفتن از مردم همان‌جا بپرسید.",
        "قلعهٔ تیس: دژی سنگی بالای روستا، با چشم‌اندازی از خلیج و لنج‌های روی ساحل.",
      ),
      heading("stay", "کجا بمانیم"),
      links(
        ["اقامتگاه‌های چابهار", "همه، با قیمت هر شب و شرط لغو", "/ChabaharHotels.html"],
        ["دیدنی‌های چابهار", "ساعت بازدید و اقامتگاه‌های نزدیک", "/ChabaharHotels.html#attractions"],
      ),
    ],
    blocksEn: [
      heading("when", "When to go"),
      paragraph(
        "From December to March Chabahar is mild: when most of Iran is cold, one can sit by the sea here. Rooms fill up early for Nowruz; book ahead.",
      ),
      heading("see", "What to see"),
      list(
        "The Martian mountains: folded, bare hills beside the coastal road. Keep half a day and a reliable car for them.",
        "Lipar Lagoon: it turns pink now and then, with season and rain; ask the people there before you set out.",
        "Tis Castle: a stone fort above its village, looking over the bay and the dhows on the beach.",
      ),
      heading("stay", "Where to stay"),
      links(
        ["Places in Chabahar", "All of them, with each night’s price and cancellation", "/ChabaharHotels.html"],
        ["Sights of Chabahar", "Visiting hours and places nearby", "/ChabaharHotels.html#attractions"],
      ),
    ],
    shows: { inCity: ({ row }) => row.slug === "Chabahar", isShown: always },
  },
  nowruz: {
    titleFa: "اقامت در نوروز",
    titleEn: "Stays at Nowruz",
    leadFa: "پرسفرترین روزهای سال: هرچه زودتر، با جاهای بیشتری برای انتخاب.",
    leadEn: "The busiest days of the year: the sooner you book, the more there is to choose from.",
    image: { slug: "Nowruz", city: "Shiraz", hour: "dawn", view: "courtyard" },
    blocksFa: [
      heading("before", "پیش از رزرو"),
      list(
        "برای نیمهٔ نخست فروردین، از بهمن رزرو کنید.",
        "حداقل شب اقامت در این روزها بیشتر است؛ تقویم هر اقامتگاه آن را نشان می‌دهد.",
        "نرخ و شرط لغو شب‌های نوروز با روزهای دیگر فرق دارد؛ هر دو را پیش از پرداخت، کنار هر اتاق می‌بینید.",
      ),
      heading("where", "کجا برویم"),
      links(
        ["شیراز", "بهار نارنج، باغ‌ها و شب‌های حافظیه", "/ShirazHotels.html"],
        ["یزد", "کوچه‌های خشتی، پیش از گرمای تابستان", "/YazdHotels.html"],
        ["قشم", "دریا و درهٔ ستارگان، در هوایی که هنوز نرم است", "/QeshmHotels.html"],
      ),
    ],
    blocksEn: [
      heading("before", "Before you book"),
      list(
        "For the first half of Farvardin, book from Bahman on.",
        "Minimum stays are longer in these days; each property’s calendar shows them.",
        "Rates and cancellation rules of Nowruz nights differ from other days; you see both beside each room before you pay.",
      ),
      heading("where", "Where to go"),
      links(
        ["Shiraz", "Orange blossom, gardens and evenings at Hafez’s tomb", "/ShirazHotels.html"],
        ["Yazd", "Mud-brick lanes, before the heat of summer", "/YazdHotels.html"],
        ["Qeshm", "The sea and the Valley of Stars, while the air is still soft", "/QeshmHotels.html"],
      ),
    ],
    shows: { inCity: ({ isIranian }) => isIranian, isShown: always },
  },
  "nowruz-tours": {
    titleFa: "نوروز در ایران",
    titleEn: "Nowruz in Iran",
    leadFa: "برنامهٔ سفر را خودتان بچینید؛ ما جای ماندن را پیدا می‌کنیم.",
    leadEn: "Plan the journey yourself; we find the place to stay.",
    image: { slug: "NowruzTours", city: "Isfahan", hour: "day", view: "skyline" },
    blocksFa: [paragraph("رزرو تور هنوز در این وبگاه ممکن نیست. این اقامتگاه‌ها در شهرهای پرسفر نوروز جا دارند.")],
    blocksEn: [
      paragraph("Tours cannot be booked on this site yet. These places in the cities of Nowruz journeys have rooms."),
    ],
    shows: { inCity: ({ isIranian }) => isIranian, isShown: isDiscounted },
  },
  "nowruz-foreign-tours": {
    titleFa: "نوروز بیرون از ایران",
    titleEn: "Nowruz abroad",
    leadFa: "از استانبول تا بانکوک، برای تعطیلات بلند سال نو.",
    leadEn: "From Istanbul to Bangkok, for the long holidays of the new year.",
    image: { slug: "NowruzForeignTours", city: "Istanbul", hour: "dusk", view: "skyline" },
    blocksFa: [paragraph("رزرو تور هنوز در این وبگاه ممکن نیست. این هتل‌ها را می‌توانید همین حالا رزرو کنید.")],
    blocksEn: [paragraph("Tours cannot be booked on this site yet. These hotels you can book right now.")],
    shows: { inCity: ({ isIranian }) => !isIranian, isShown: always },
  },
  "one-night-offer": {
    titleFa: "پیشنهادهای یک‌شبه",
    titleEn: "One-night offers",
    leadFa: "اقامتگاه‌هایی که نرخ شب‌های پیش رویشان پایین‌تر از نرخ اعلامی است.",
    leadEn: "Places whose coming nights cost less than their rack rate.",
    image: { slug: "OneNightOffer", city: "Yazd", hour: "night", view: "skyline" },
    blocksFa: [
      heading("how", "چگونه به کار می‌آید"),
      paragraph("تخفیف‌ها برای شب‌های مشخصی است؛ تقویم قیمت هر اقامتگاه نشان می‌دهد کدام شب‌ها."),
      list(
        "اقامتگاه را باز کنید و در تقویم، ارزان‌ترین شب را ببینید.",
        "همان شب را برای ورود و یک شب اقامت انتخاب کنید.",
        "قیمتی که می‌بینید همان است که می‌پردازید؛ قیمت پیشین خط‌خورده کنارش آمده است.",
      ),
    ],
    blocksEn: [
      heading("how", "How to use them"),
      paragraph("Discounts are for certain nights; each property’s price calendar shows which."),
      list(
        "Open a place and look for the cheapest night in its calendar.",
        "Choose that night to arrive, for a stay of one night.",
        "The price that you see is the price that you pay; the one before stands beside it, struck out.",
      ),
    ],
    shows: { inCity: always, isShown: isDiscounted },
  },
};
