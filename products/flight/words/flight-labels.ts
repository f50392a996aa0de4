import type { Label } from "#domain/messages/labels.ts";
import type { CabinId } from "../rules/cabins.ts";
import type { ConnectionKind } from "../rules/connections.ts";
import type { Title } from "../rules/documents.ts";
import type { DayBand } from "../rules/facets.ts";
import type { FlightSort } from "../rules/order.ts";
import type { SeatState, SeatTrait } from "../rules/seats.ts";

/** Labels of the closed lists of flights, separate from `LABELS`, which every page loads. */
export const FLIGHT_LABELS = {
  sorts: {
    default: ["پیشنهاد شمسه", "Recommended"],
    lowest_price: ["ارزان‌ترین", "Lowest price"],
    shortest: ["کوتاه‌ترین", "Shortest"],
    earliest: ["زودترین حرکت", "Earliest"],
    latest: ["دیرترین حرکت", "Latest"],
  } satisfies Record<FlightSort, Label>,
  dayBands: {
    night: ["شب (۰ تا ۶)", "Night (0–6)"],
    morning: ["صبح (۶ تا ۱۲)", "Morning (6–12)"],
    noon: ["ظهر (۱۲ تا ۱۸)", "Afternoon (12–18)"],
    evening: ["عصر (۱۸ تا ۲۴)", "Evening (18–24)"],
  } satisfies Record<DayBand, Label>,
  connections: {
    protected: ["توقف با یک بلیت", "Connection on one ticket"],
    self_transfer: ["توقف با دو بلیت جدا", "Self-transfer on two tickets"],
    airport_change: ["تغییر فرودگاه", "Change of airport"],
  } satisfies Record<ConnectionKind, Label>,
  seatStates: {
    free: ["آزاد", "Free"],
    taken: ["رزروشده", "Taken"],
    blocked: ["غیرقابل انتخاب", "Not available"],
  } satisfies Record<SeatState, Label>,
  seatTraits: {
    window: ["کنار پنجره", "Window"],
    aisle: ["کنار راهرو", "Aisle"],
    exit: ["ردیف خروج", "Exit row"],
    legroom: ["جای پای بیشتر", "Extra legroom"],
    bassinet: ["جای گهوارهٔ نوزاد", "Bassinet"],
  } satisfies Record<SeatTrait, Label>,
  titles: {
    MR: ["آقا", "Mr"],
    MS: ["خانم", "Ms"],
    MSTR: ["پسر", "Master"],
    MISS: ["دختر", "Miss"],
    INF: ["نوزاد", "Infant"],
  } satisfies Record<Title, Label>,
  cabins: {
    turboprop_68: ["هواپیمای ملخی، ۶۸ صندلی", "Turboprop, 68 seats"],
    regional_102: ["جت منطقه‌ای، ۱۰۲ صندلی", "Regional jet, 102 seats"],
    narrow_156: ["جت باریک‌پیکر، ۱۵۶ صندلی", "Narrow-body jet, 156 seats"],
    wide_270: ["جت پهن‌پیکر، ۲۷۰ صندلی", "Wide-body jet, 270 seats"],
  } satisfies Record<CabinId, Label>,
} as const;

/** Explanation of the default order; the formula spells out the amounts of `ORDER_COSTS`. */
export const FLIGHT_ORDER_WORDS = {
  summary: ["اول ارزان‌ترین، با حساب کردن طول سفر و توقف‌ها", "Cheapest first, with long trips and stops counted"],
  formula: [
    "قیمت کل به ازای هر مسافر، به‌علاوهٔ {minute} برای هر دقیقه بیشتر از کوتاه‌ترین پرواز، {stop} برای هر توقف و {self_transfer} برای هر توقف با دو بلیت جدا",
    "The total for each traveller, plus {minute} for each minute longer than the shortest, {stop} for each stop and {self_transfer} for each self-transfer",
  ],
} as const satisfies Record<string, Label>;
