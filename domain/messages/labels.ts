import type { scoreNames } from "../contract/review.shapes.ts";
import type { confirmations, meals, ruleCategories } from "../contract/sale-terms.shapes.ts";
import type {
  AgeGroup,
  CalendarName,
  CommentSort,
  CommentType,
  DeviceType,
  ExtraServiceType,
  FoodType,
  Gender,
  Locale,
  MenuType,
  PropertyClass,
  PropertySort,
  PropertyType,
  TourSort,
  TransportationClass,
  TransportationType,
} from "../enums/enums.ts";
import { ofPair } from "../text/in-locale.ts";
import { GRADE_LABELS } from "./grade-labels.ts";
import { RESERVATION_LABELS } from "./reservation-labels.ts";

/** A value in Persian and in English. */
export type Label = readonly [fa: string, en: string];

/** Labels of every enumeration of the product (R99), by the name of its list in `enums.ts` or the contract. */
export const LABELS = {
  ageGroups: {
    adult: ["بزرگسال", "Adult"],
    child: ["کودک", "Child"],
    infant: ["نوزاد", "Infant"],
  } satisfies Record<AgeGroup, Label>,
  genders: { male: ["مرد", "Male"], female: ["زن", "Female"] } satisfies Record<Gender, Label>,
  commentTypes: {
    all: ["همه", "All"],
    family: ["خانوادگی", "Family"],
    business: ["کاری", "Business"],
    with_friends: ["با دوستان", "With friends"],
    single: ["تنهایی", "Solo"],
  } satisfies Record<CommentType, Label>,
  commentSorts: {
    newest: ["جدیدترین", "Newest"],
    lowest: ["پایین‌ترین امتیاز", "Lowest rating"],
    highest: ["بالاترین امتیاز", "Highest rating"],
  } satisfies Record<CommentSort, Label>,
  foodTypes: {
    irani: ["ایرانی", "Iranian"],
    farangi: ["فرنگی", "International"],
    sea: ["دریایی", "Seafood"],
    sonati: ["سنتی", "Traditional"],
    herbal: ["گیاهی", "Vegetarian"],
    fastfood: ["فست‌فود", "Fast food"],
    arab: ["عربی", "Arabic"],
  } satisfies Record<FoodType, Label>,
  menuTypes: {
    choice: ["انتخابی", "À la carte"],
    buffet: ["بوفه", "Buffet"],
    package: ["غذای بسته‌بندی", "Packed meal"],
    open: ["منوی باز", "Open menu"],
  } satisfies Record<MenuType, Label>,
  extraServiceTypes: {
    projector: ["ویدئوپروژکتور", "Projector"],
    break: ["پذیرایی میان‌برنامه", "Coffee break"],
    light: ["نورپردازی", "Lighting"],
    audioVideo: ["صوت و تصویر", "Audio and video"],
  } satisfies Record<ExtraServiceType, Label>,
  propertySorts: {
    default: ["پیشنهاد شمسه", "Recommended"],
    lowest_price: ["ارزان‌ترین", "Lowest price"],
    highest_price: ["گران‌ترین", "Highest price"],
    highest_rating: ["بالاترین امتیاز", "Highest rating"],
  } satisfies Record<PropertySort, Label>,
  tourSorts: {
    default: ["پیشنهاد شمسه", "Recommended"],
    soonest: ["زودترین حرکت", "Soonest departure"],
    lowest_price: ["ارزان‌ترین", "Lowest price"],
    highest_price: ["گران‌ترین", "Highest price"],
    highest_star: ["بهترین هتل", "Best hotel"],
  } satisfies Record<TourSort, Label>,
  transportationClasses: {
    economy: ["اکونومی", "Economy"],
    business: ["بیزینس", "Business"],
    economy_plus: ["اکونومی پلاس", "Economy Plus"],
    premium_economy: ["پرمیوم اکونومی", "Premium Economy"],
    premium_business: ["پرمیوم بیزینس", "Premium Business"],
    first: ["فرست کلاس", "First"],
    premium_first: ["پرمیوم فرست کلاس", "Premium First"],
  } satisfies Record<TransportationClass, Label>,
  transportationTypes: {
    system: ["سیستمی", "Scheduled"],
    charter: ["چارتری", "Charter"],
  } satisfies Record<TransportationType, Label>,
  propertyClasses: {
    luxury: ["لوکس", "Luxury"],
    affordable: ["به‌صرفه", "Good value"],
    apartments: ["آپارتمانی", "Apartments"],
    cheap: ["ارزان", "Budget"],
    special: ["خاص", "Special"],
  } satisfies Record<PropertyClass, Label>,
  propertyTypes: {
    motel: ["متل", "Motel"],
    hotel: ["هتل", "Hotel"],
    villa: ["ویلا", "Villa"],
    suite: ["سوئیت", "Suite"],
    inn: ["مهمان‌پذیر", "Inn"],
    hostel: ["هاستل", "Hostel"],
    pension: ["پانسیون", "Pension"],
    apartment: ["آپارتمان", "Apartment"],
    boutique: ["بوتیک‌هتل", "Boutique hotel"],
    ecolodge_hotel: ["هتل بوم‌گردی", "Ecolodge hotel"],
    traveler_house: ["خانهٔ مسافر", "Guest house"],
    residential_unit: ["واحد اقامتی", "Residential unit"],
    apartment_hotel: ["هتل‌آپارتمان", "Apartment hotel"],
    tourism_complex: ["مجتمع گردشگری", "Tourism complex"],
    privilege_inn: ["مهمان‌پذیر ممتاز", "Privilege inn"],
    apartment_suite: ["سوئیت آپارتمان", "Apartment suite"],
    residential_complex: ["مجتمع اقامتی", "Residential complex"],
    ecotourism_resorts: ["اقامتگاه بوم‌گردی", "Ecolodge"],
    traditional_residence: ["اقامتگاه سنتی", "Traditional house"],
    beach_residential_complex: ["مجتمع اقامتی ساحلی", "Beach resort"],
  } satisfies Record<PropertyType, Label>,
  propertyGrades: GRADE_LABELS,
  calendarNames: {
    gregorian: ["میلادی", "Gregorian"],
    jalali: ["شمسی", "Persian (Jalali)"],
    shia: ["قمری شیعی", "Islamic (Shia)"],
    islamic: ["قمری قراردادی", "Islamic (tabular)"],
  } satisfies Record<CalendarName, Label>,
  deviceTypes: {
    mobile: ["موبایل", "Mobile"],
    tablet: ["تبلت", "Tablet"],
    desktop: ["رایانه", "Desktop"],
  } satisfies Record<DeviceType, Label>,
  locales: { fa: ["فارسی", "Persian"], en: ["انگلیسی", "English"] } satisfies Record<Locale, Label>,
  meals: {
    none: ["فقط اتاق", "Room only"],
    breakfast: ["با صبحانه", "Breakfast included"],
    half_board: ["صبحانه و یک وعدهٔ غذا", "Half board"],
    full_board: ["سه وعدهٔ غذا", "Full board"],
  } satisfies Record<(typeof meals)[number], Label>,
  confirmations: {
    online: ["تأیید آنی", "Instant confirmation"],
    on_request: ["تأیید پس از بررسی", "Confirmed on request"],
  } satisfies Record<(typeof confirmations)[number], Label>,
  scoreNames: {
    cleanliness: ["تمیزی", "Cleanliness"],
    location: ["موقعیت", "Location"],
    staff: ["رفتار کارکنان", "Staff"],
    facilities: ["امکانات", "Facilities"],
    food: ["غذا", "Food"],
    value: ["ارزش نسبت به قیمت", "Value for money"],
  } satisfies Record<(typeof scoreNames)[number], Label>,
  ruleCategories: {
    CHILDREN: ["کودکان", "Children"],
    RECEPTION: ["پذیرش", "Reception"],
    CANCELLATION: ["لغو رزرو", "Cancellation"],
    EARLY_CHECK_IN: ["ورود زودتر", "Early check-in"],
    LATE_CHECK_OUT: ["خروج دیرتر", "Late check-out"],
    RATING: ["درجه‌بندی", "Rating"],
    INVENTORY: ["ظرفیت", "Availability"],
    MODIFICATION: ["تغییر رزرو", "Changes"],
    HOTEL: ["قوانین اقامتگاه", "House rules"],
    AGENCY: ["قوانین ما", "Our terms"],
  } satisfies Record<(typeof ruleCategories)[number], Label>,
  ...RESERVATION_LABELS,
} as const;

export type LabelledEnum = keyof typeof LABELS;

/**
 * Label of a value of an enumeration. Values also arrive as plain strings (facets, addresses): unknown ones are shown
 * unchanged.
 */
export function label(enumName: LabelledEnum, value: string, locale: Locale): string {
  const table: Record<string, Label> = LABELS[enumName];
  const words = Object.hasOwn(table, value) ? table[value] : undefined;
  return words === undefined ? value : ofPair(words, locale);
}
