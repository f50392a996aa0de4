import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { Offer, OfferedRoom } from "#products/stay/provider/offer.ts";

export const flexible: CancellationPolicy = {
  id: "flexible",
  base: "first_night",
  steps: [
    { days_before: 3, hours_before: null, percent: 0 },
    { days_before: null, hours_before: 24, percent: 50 },
    { days_before: null, hours_before: null, percent: 100 },
  ],
};

const image = { kind: "room", seed: 1, palette: "turquoise" } as unknown as OfferedRoom["image"];

const room: OfferedRoom = {
  roomTypeId: 11,
  ratePlanId: 21,
  adults: 2,
  children: [5],
  extraBeds: 1,
  babyCots: 0,
  nameFa: "دوتخته",
  nameEn: "Double",
  planNameFa: "با صبحانه",
  planNameEn: "Breakfast included",
  image,
  meal: "breakfast",
  confirmation: "online",
  cancellable: true,
  policy: flexible,
  nights: [
    { date: "2026-12-25", rack: 30_000_000, sale: 25_000_000, extra: 5_000_000 },
    { date: "2026-12-26", rack: 30_000_000, sale: 24_000_000, extra: 5_000_000 },
  ],
  rackTotal: 70_000_000,
  total: 59_000_000,
};

/** Two nights of some rooms in Isfahan, each with a policy of its own. */
export const offerWith = (...policies: readonly CancellationPolicy[]): Offer => ({
  property: {
    id: 1,
    slug: "Abbasi",
    citySlug: "Isfahan",
    country: "IR",
    nameFa: "عباسی",
    nameEn: "Abbasi",
    cityFa: "اصفهان",
    cityEn: "Isfahan",
    phone: "+983100000007",
    addressFa: "خیابان آمادگاه",
    addressEn: "Amadegah St.",
    star: 5,
    image,
    checkInTime: "14:00",
    checkOutTime: "12:00",
    lat: 32.65,
    lon: 51.67,
  },
  checkIn: "2026-12-25",
  checkOut: "2026-12-27",
  lengthOfStay: 2,
  rooms: policies.map((policy) => ({ ...room, policy })),
  rackTotal: room.rackTotal * policies.length,
  total: room.total * policies.length,
});
