import type { PropertyClass, PropertyType } from "../enums/enums.ts";

/** Condition for a property to belong to a theme: every given part must hold. */
export type SubjectRule = {
  types?: PropertyType[];
  classes?: PropertyClass[];
  stars?: number[];
  facilities?: string[];
  cancellable?: true;
  /** Rates that include breakfast: at least one, or all of them. */
  breakfast?: "some" | "every";
};

/** A theme of properties with a page of its own, by the word in its address. */
export type Subject = {
  filter: string;
  titleFa: string;
  titleEn: string;
  descriptionFa: string;
  descriptionEn: string;
  rule: SubjectRule;
};

/** Pages of the property classes, over every city: `/LuxuryCategoryHotels.html`. The filter is the class, capitalised. */
export const categories: Subject[] = [
  {
    filter: "Luxury",
    titleFa: "هتل‌های لوکس",
    titleEn: "Luxury hotels",
    descriptionFa:
      "اقامتگاه‌هایی که برای آسایش ساخته شده‌اند: اتاق‌های بزرگ، خدمات شبانه‌روزی، رستوران‌های خوب و بیشتر وقت‌ها استخر و سالن ورزش. برای سفری که اقامت هم بخشی از لذت آن است.",
    descriptionEn:
      "Properties built around comfort: large rooms, 24-hour service, good restaurants and, more often than not, a pool and a gym. For trips in which the stay itself is part of the pleasure.",
    rule: { classes: ["luxury"] },
  },
  {
    filter: "Affordable",
    titleFa: "هتل‌های به‌صرفه",
    titleEn: "Good-value hotels",
    descriptionFa:
      "اقامتگاه‌هایی با کیفیت خوب نسبت به قیمت: تمیز، خوش‌موقعیت و بی‌تکلف، با قیمتی متوسط که برای چند شب اقامت خانوادگی هم مناسب است.",
    descriptionEn:
      "Properties that are good value for money: clean, well located and unfussy, at mid-range prices that suit a family over several nights.",
    rule: { classes: ["affordable"] },
  },
  {
    filter: "Apartments",
    titleFa: "آپارتمان‌ها و هتل‌آپارتمان‌ها",
    titleEn: "Apartments and apartment hotels",
    descriptionFa:
      "خانه‌ای برای چند روز، با آشپزخانه و جای نشستن و اتاق خواب جدا. مناسب خانواده‌ها، اقامت‌های طولانی و هر کس که دوست دارد صبحانه‌اش را خودش آماده کند.",
    descriptionEn:
      "A home for a few days, with a kitchen, a sitting room and separate bedrooms. It suits families, long stays and anyone who would rather make breakfast themselves.",
    rule: { classes: ["apartments"] },
  },
  {
    filter: "Cheap",
    titleFa: "هتل‌های ارزان",
    titleEn: "Budget hotels",
    descriptionFa:
      "تختی راحت در جایی امن، بدون هزینهٔ اضافه. مهمان‌پذیرها، هاستل‌ها و هتل‌های ساده برای مسافرانی که بیشتر روز بیرون‌اند و شب فقط جای خواب می‌خواهند.",
    descriptionEn:
      "A decent bed in a safe spot, and no extras to pay for. Guesthouses, hostels and plain hotels for travellers who are out all day and only need somewhere to sleep.",
    rule: { classes: ["cheap"] },
  },
  {
    filter: "Special",
    titleFa: "اقامتگاه‌های خاص",
    titleEn: "Special stays",
    descriptionFa:
      "خانه‌های قدیمی با حیاط و حوض، بوم‌گردی‌های کنار کویر و کلبه‌های جنگلی: اقامتگاه‌هایی که شبیه هتل‌های معمول نیستند و خودشان دلیل سفر می‌شوند.",
    descriptionEn:
      "Old houses around a courtyard pool, ecolodges at the edge of the desert, cabins in the forest: properties unlike an ordinary hotel, and reason enough for a trip.",
    rule: { classes: ["special"] },
  },
];

/**
 * Themes with a page for each city: `/IsfahanHotels/FiveStarHotels.html`. Screens put the city's name after the title.
 */
export const subjects: Subject[] = [
  {
    filter: "FiveStar",
    titleFa: "هتل‌های پنج‌ستاره",
    titleEn: "Five-star hotels",
    descriptionFa: "هتل‌های پنج‌ستاره با پذیرش شبانه‌روزی، چند رستوران و امکانات کامل تفریحی و ورزشی.",
    descriptionEn: "Five-star hotels with 24-hour reception, several restaurants and full leisure facilities.",
    rule: { stars: [5] },
  },
  {
    filter: "FourStar",
    titleFa: "هتل‌های چهارستاره",
    titleEn: "Four-star hotels",
    descriptionFa: "هتل‌های چهارستاره: آسایش نزدیک به هتل‌های بزرگ، با قیمتی پایین‌تر.",
    descriptionEn: "Four-star hotels: most of the comfort of the grand ones at a gentler price.",
    rule: { stars: [4] },
  },
  {
    filter: "ThreeStar",
    titleFa: "هتل‌های سه‌ستاره",
    titleEn: "Three-star hotels",
    descriptionFa: "هتل‌های سه‌ستاره برای سفری راحت و حساب‌شده، بیشترشان در مرکز شهر.",
    descriptionEn: "Three-star hotels for a comfortable, well-budgeted trip, most of them in the centre.",
    rule: { stars: [3] },
  },
  {
    filter: "Apartment",
    titleFa: "هتل‌آپارتمان‌ها",
    titleEn: "Apartment hotels",
    descriptionFa: "واحدهایی با آشپزخانه و اتاق خواب جدا، برای خانواده‌ها و اقامت‌های چندروزه.",
    descriptionEn: "Units with a kitchen and separate bedrooms, for families and stays of several days.",
    rule: { types: ["apartment", "apartment_hotel", "apartment_suite", "residential_unit", "residential_complex"] },
  },
  {
    filter: "Traditional",
    titleFa: "اقامتگاه‌های سنتی",
    titleEn: "Traditional houses",
    descriptionFa: "خانه‌های تاریخی بازسازی‌شده: حیاط مرکزی، پنجره‌های ارسی و صبحانه کنار حوض.",
    descriptionEn:
      "Historic houses brought back to life: a central courtyard, sash windows of coloured glass and breakfast beside the pool.",
    rule: { types: ["traditional_residence", "boutique"] },
  },
  {
    filter: "Villa",
    titleFa: "ویلاها",
    titleEn: "Villas",
    descriptionFa: "خانه‌ای دربست با حیاط و جای پارک، برای جمع خانواده یا دوستان.",
    descriptionEn: "A whole house with a garden and parking, for a family or a group of friends.",
    rule: { types: ["villa", "beach_residential_complex"] },
  },
  {
    filter: "Ecolodge",
    titleFa: "اقامتگاه‌های بوم‌گردی",
    titleEn: "Ecolodges",
    descriptionFa: "مهمان خانواده‌ای بومی باشید: اتاق ساده، غذای محلی و راهنمایی کسی که همان‌جا بزرگ شده است.",
    descriptionEn:
      "Be the guest of a local household: a simple room, the cooking of the region and the advice of someone who grew up there.",
    rule: { types: ["ecolodge_hotel", "ecotourism_resorts"] },
  },
  {
    filter: "Guesthouse",
    titleFa: "مهمان‌پذیرها و هاستل‌ها",
    titleEn: "Guesthouses and hostels",
    descriptionFa: "اقامتگاه‌های ساده و خودمانی برای مسافرانی که سبک سفر می‌کنند.",
    descriptionEn: "Simple, friendly properties for people who travel light.",
    rule: { types: ["inn", "privilege_inn", "hostel", "pension", "traveler_house", "motel"] },
  },
  {
    filter: "Luxury",
    titleFa: "هتل‌های لوکس",
    titleEn: "Luxury hotels",
    descriptionFa: "بهترین اتاق‌ها و کامل‌ترین خدمات شهر.",
    descriptionEn: "The finest rooms and the fullest service in town.",
    rule: { classes: ["luxury"] },
  },
  {
    filter: "Cheap",
    titleFa: "هتل‌های ارزان",
    titleEn: "Budget hotels",
    descriptionFa: "کمترین قیمت‌ها برای جای خوابی تمیز و امن.",
    descriptionEn: "The lowest prices for a clean and safe night’s sleep.",
    rule: { classes: ["cheap"] },
  },
  {
    filter: "Breakfast",
    titleFa: "هتل‌های با صبحانه",
    titleEn: "Hotels with breakfast",
    descriptionFa: "اقامتگاه‌هایی که حداقل یکی از نرخ‌هایشان صبحانه دارد.",
    descriptionEn: "Properties where at least one rate includes breakfast.",
    rule: { breakfast: "some" },
  },
  {
    filter: "FreeCancellation",
    titleFa: "هتل‌های با لغو رایگان",
    titleEn: "Hotels with free cancellation",
    descriptionFa:
      "اقامتگاه‌هایی که رزروشان قابل لغو است و لغو آن تا مدتی قبل از ورود رایگان است. مهلت دقیق، قبل از پرداخت نشان داده می‌شود.",
    descriptionEn:
      "Properties with rates that can be cancelled, free of charge until some time before check-in. The exact deadline is shown before you pay.",
    rule: { cancellable: true },
  },
  {
    filter: "Pool",
    titleFa: "هتل‌های استخردار",
    titleEn: "Hotels with a pool",
    descriptionFa: "هتل‌هایی با استخر. ساعت‌های بانوان و آقایان را هنگام ورود از پذیرش بپرسید.",
    descriptionEn: "Hotels with a swimming pool. Ask at reception for the hours for women and for men.",
    rule: { facilities: ["pool"] },
  },
  {
    filter: "Family",
    titleFa: "هتل‌های خانوادگی",
    titleEn: "Family hotels",
    descriptionFa: "اقامتگاه‌هایی با اتاق‌های چندتخته که برای بچه‌ها هم راحت‌اند.",
    descriptionEn: "Properties with rooms for four or more, comfortable for children too.",
    rule: { facilities: ["family_room"] },
  },
  {
    filter: "Parking",
    titleFa: "هتل‌های با پارکینگ",
    titleEn: "Hotels with parking",
    descriptionFa: "برای سفر با خودروی شخصی: جای پارک در خود اقامتگاه یا کنار آن.",
    descriptionEn: "Travelling by car? These have parking on site or next door.",
    rule: { facilities: ["parking"] },
  },
  {
    filter: "Accessible",
    titleFa: "هتل‌های مناسب ویلچر",
    titleEn: "Wheelchair-accessible hotels",
    descriptionFa: "اقامتگاه‌هایی با ورودی بدون پله و آسانسور، برای مسافرانی که از ویلچر استفاده می‌کنند.",
    descriptionEn: "Properties with step-free entrances and lifts, for travellers who use a wheelchair.",
    rule: { facilities: ["wheelchair"] },
  },
  {
    filter: "Beach",
    titleFa: "هتل‌های ساحلی",
    titleEn: "Beach hotels",
    descriptionFa: "اقامت کنار آب، با ساحلی که فقط برای مهمانان است.",
    descriptionEn: "A stay by the water, with a beach kept for guests.",
    rule: { facilities: ["private_beach"] },
  },
];
