import type { Block, LandingValue } from "#domain/contract/content.shapes.ts";
import type { City } from "../place/atlas.ts";
import type { Listed } from "../property/listed.ts";

/** A page about an occasion: its words in both languages, and which properties stand on it, the best first. */
export type LandingPage = {
  titleFa: string;
  titleEn: string;
  leadFa: string;
  leadEn: string;
  blocksFa: readonly Block[];
  blocksEn: readonly Block[];
  /** Null where the page shows no property. */
  shows: { inCity(city: City): boolean; isShown(entry: Listed): boolean } | null;
};

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const heading = (id: string, text: string): Block => ({ kind: "heading", id, text });
const list = (...items: string[]): Block => ({ kind: "list", items });

const isDiscounted = ({ candidate: { fromPrice, fromRack } }: Listed): boolean =>
  fromPrice !== null && fromRack !== null && fromPrice < fromRack;
const always = () => true;

/** Call 27, by slug (R48–R53). What is not true of this product is not said. */
export const landingPages: Readonly<Record<LandingValue["slug"], LandingPage>> = {
  "register-hotel": {
    titleFa: "ثبت هتل در شمسه",
    titleEn: "List your hotel on Shamseh",
    leadFa: "اقامتگاه شما، پیش چشم مسافرانی که همین حالا دنبال جا می‌گردند.",
    leadEn: "Your property, in front of travellers who are looking for a place right now.",
    blocksFa: [
      heading("how", "چگونه آغاز می‌شود"),
      list(
        "فرم را پر کنید؛ یک کد پیگیری می‌گیرید.",
        "همکار ما با شما تماس می‌گیرد و از اتاق‌ها و نرخ‌ها می‌پرسد.",
        "پیش از نمایش، همه نوشته‌ها و نرخ‌ها را خودتان می‌بینید و تأیید می‌کنید.",
      ),
      heading("rules", "آنچه قول می‌دهیم"),
      paragraph("هیچ اتاقی دو بار فروخته نمی‌شود و ترتیب فهرست‌ها خریدنی نیست."),
    ],
    blocksEn: [
      heading("how", "How it begins"),
      list(
        "Fill in the form; you get a tracking code.",
        "A colleague calls you and asks about rooms and rates.",
        "You see and approve every text and rate before it is shown.",
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
    blocksFa: [
      paragraph("از آذر تا اسفند هوای چابهار ملایم است؛ وقتی بیشتر ایران سرد است، اینجا می‌توان کنار دریا نشست."),
      list(
        "برای دیدن کوه‌های مریخی و گل‌فشان، نیم روز و خودروی مطمئن کنار بگذارید.",
        "در نوروز اتاق‌ها زود پر می‌شوند؛ از پیش رزرو کنید.",
      ),
    ],
    blocksEn: [
      paragraph("From December to March Chabahar is mild: when most of Iran is cold, one can sit by the sea here."),
      list(
        "Keep half a day and a reliable car for the Martian mountains and the mud volcano.",
        "Rooms fill up early for Nowruz; book ahead.",
      ),
    ],
    shows: { inCity: ({ row }) => row.slug === "Chabahar", isShown: always },
  },
  nowruz: {
    titleFa: "اقامت در نوروز",
    titleEn: "Stays at Nowruz",
    leadFa: "پرسفرترین روزهای سال، با اقامتگاه‌هایی که هنوز جا دارند.",
    leadEn: "The busiest days of the year, with places that still have rooms.",
    blocksFa: [
      paragraph("نرخ و شرط لغو شب‌های نوروز با روزهای دیگر فرق دارد؛ هر دو را پیش از پرداخت، کنار هر اتاق می‌بینید."),
      list("برای نیمه نخست فروردین، از بهمن رزرو کنید.", "حداقل شب اقامت در این روزها بیشتر است."),
    ],
    blocksEn: [
      paragraph(
        "Rates and cancellation rules of Nowruz nights differ from other days; you see both beside each room before you pay.",
      ),
      list("For the first half of Farvardin, book from Bahman on.", "Minimum stays are longer in these days."),
    ],
    shows: { inCity: ({ isIranian }) => isIranian, isShown: always },
  },
  "nowruz-tours": {
    titleFa: "نوروز در ایران",
    titleEn: "Nowruz in Iran",
    leadFa: "برنامه سفر را خودتان بچینید؛ ما جای ماندن را پیدا می‌کنیم.",
    leadEn: "Plan the journey yourself; we find the place to stay.",
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
    blocksFa: [paragraph("رزرو تور هنوز در این وبگاه ممکن نیست. این هتل‌ها را می‌توانید همین حالا رزرو کنید.")],
    blocksEn: [paragraph("Tours cannot be booked on this site yet. These hotels you can book right now.")],
    shows: { inCity: ({ isIranian }) => !isIranian, isShown: always },
  },
  "one-night-offer": {
    titleFa: "پیشنهادهای یک‌شبه",
    titleEn: "One-night offers",
    leadFa: "اقامتگاه‌هایی که نرخ شب‌های پیش رویشان پایین‌تر از نرخ اعلامی است.",
    leadEn: "Places whose coming nights cost less than their rack rate.",
    blocksFa: [paragraph("تخفیف‌ها برای شب‌های مشخصی است؛ تقویم قیمت هر اقامتگاه نشان می‌دهد کدام شب‌ها.")],
    blocksEn: [paragraph("Discounts are for certain nights; each property's price calendar shows which.")],
    shows: { inCity: always, isShown: isDiscounted },
  },
};
