import type { BankAccountValue, GuestValue, RefundValue } from "#domain/contract/account.shapes.ts";
import type { Call } from "#domain/contract/call.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { QuoteEnvelope, ReservationEnvelope, SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { MovementsValue } from "#domain/contract/wallet.shapes.ts";
import type { Services } from "#provider/services.ts";
import { type Answered, type Caller, type Client, logIn, newKey } from "#tests/support/client.ts";
import { flightRequest, prepareFlight, prepareOffer } from "#tests/support/flight.ts";
import { guestsFor, prepareRoom } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, type Kind, kinds, stayIn, tourOf } from "./bookable-items.ts";
import { chargeWallet } from "./ledger.ts";

/** One traveller who types a unique text into every personal field of the product. */

const company = {
  company_name: "شرکت قناری‌پرور",
  legal_id: "10380284790",
  economic_code: "411122223333",
  registration_number: "9182736455",
  address: "خیابان قناری‌فروشان ۱",
  postal_code: "1987654321",
} as const;
const contact = {
  email: "canary.home@example.com",
  phone: "02187651243",
  address: "کوچهٔ قناری‌ها ۲",
  emergency_mobile: "09351112233",
} as const;
const names = {
  first_name_fa: "قناریا",
  last_name_fa: "قناری‌زاد",
  first_name_en: "KANARIA",
  last_name_en: "KANARIZAD",
};
const bank = { sheba: "IR820540102680020817909002", card_number: "6037701689095443", owner_name: "قناری صاحب حساب" };
const empty = { passport_number: "", passport_issuer: "", passport_issuing_country: "", passport_expires_on: "" };
/** A saved traveller from abroad. */
const guest = {
  ...empty,
  id: null,
  first_name_fa: "",
  last_name_fa: "",
  first_name_en: "CANARINA",
  last_name_en: "CANARWOOD",
  gender: "female",
  nationality: "GB",
  national_code: "",
  passport_number: "CN7654321",
  passport_issuing_country: "GB",
  passport_expires_on: "2099-09-17",
  birth_date: "1947-02-17",
  mobile: "09351114455",
  email: "canary.guest@example.com",
} as const;
const companion = {
  first_name_fa: "قناریه",
  last_name_fa: "قناری‌بان",
  national_code: "0499370899",
  birth_date: "1938-08-13",
  mobile: "09351116677",
  email: "canary.companion@example.com",
} as const;
const note = "قناری همراه ماست";
/** Travellers on the tour: one with a passport, one with a national code. */
const tourists = [
  {
    first_name_en: "KANARETTA",
    last_name_en: "KANARFORD",
    nationality: "GB",
    national_code: "",
    passport_number: "CT1928374",
    passport_issuing_country: "GB",
    passport_expires_on: "2098-08-19",
    birth_date: "1951-03-29",
    gender: "female",
    mobile: "09351110022",
    email: "canary.tourist@example.com",
  },
  {
    first_name_fa: "قناروش",
    last_name_fa: "قنارنیا",
    first_name_en: "KANAROOSH",
    last_name_en: "KANARNIA",
    national_code: "7400076205",
    birth_date: "1944-06-07",
  },
] as const;
const tourNote = "قناری هم‌سفر صندلی کنار پنجره می‌خواهد";
/** Passengers of the flight: one with a national code, one with a passport. */
const fliers = [
  {
    first_name_fa: "قنارداد",
    last_name_fa: "قنارفرد",
    first_name_en: "KANARDAD",
    last_name_en: "KANARFARD",
    national_code: "0012345679",
    birth_date: "1943-10-26",
    mobile: "09351113355",
    email: "canary.flier@example.com",
    is_room_supervisor: false,
  },
  {
    first_name_en: "KANARLOTTE",
    last_name_en: "KANARSTEIN",
    nationality: "DE",
    national_code: "",
    passport_number: "CF5647382",
    passport_issuing_country: "DE",
    passport_expires_on: "2097-03-14",
    birth_date: "1948-11-17",
    gender: "female",
    is_room_supervisor: false,
  },
] as const;
const inquiry = { name: "قناری پرسنده", mobile: "09351118899", text: "پرسش قناری دربارهٔ گروه" } as const;
const hotel = {
  hotel_name: "هتل قناری‌نشین",
  city: "کاشان",
  manager: "قناری هتل‌دار",
  mobile: "09351119900",
  rooms: 24,
  note: "یادداشت قناری",
} as const;

const NATIONAL_CODE = "0790419904";
const BIRTH_DATE = "1949-12-23";
const MOBILE = "09357418529";
const PASSWORD = "گذرواژهٔ قناری";
const WALLET = 9_000_000_000;

/** Numbers, dates and addresses that identify a person or an account: shown to their owner alone. */
const identifying: readonly string[] = [
  NATIONAL_CODE,
  BIRTH_DATE,
  MOBILE.slice(1),
  contact.email,
  contact.phone,
  contact.address,
  contact.emergency_mobile.slice(1),
  bank.sheba.slice(2),
  bank.card_number,
  guest.passport_number,
  guest.birth_date,
  guest.mobile.slice(1),
  guest.email,
  companion.national_code,
  companion.birth_date,
  companion.mobile.slice(1),
  companion.email,
  note,
  tourists[0].passport_number,
  tourists[0].passport_expires_on,
  tourists[0].birth_date,
  tourists[0].mobile.slice(1),
  tourists[0].email,
  tourists[1].national_code,
  tourists[1].birth_date,
  tourNote,
  fliers[0].national_code,
  fliers[0].birth_date,
  fliers[0].mobile.slice(1),
  fliers[0].email,
  fliers[1].passport_number,
  fliers[1].passport_expires_on,
  fliers[1].birth_date,
];
/** All canaries: the database and the logs must not show them to a reader. */
const everything: readonly string[] = [
  ...identifying,
  ...Object.values(company),
  ...Object.values(names),
  bank.owner_name,
  guest.first_name_en,
  guest.last_name_en,
  companion.first_name_fa,
  companion.last_name_fa,
  ...[...tourists, ...fliers].flatMap((one) => [one.first_name_en, one.last_name_en]),
  fliers[0].first_name_fa,
  fliers[0].last_name_fa,
  tourists[1].first_name_fa,
  tourists[1].last_name_fa,
  ...Object.values(inquiry),
  hotel.hotel_name,
  hotel.manager,
  hotel.mobile.slice(1),
  hotel.note,
  PASSWORD,
];

/** Data that the traveller left, and the codes that open it. */
export type Left = {
  owner: Caller & { mobile: string; token: string };
  /** Confirmation code of a reservation of each product. */
  codes: Readonly<Record<Kind, string>>;
  propertyId: number;
  /** Ids of the traveller's own data, by the name of a path's part or by the path before it. */
  idOf: Readonly<Record<string, string>>;
  travellers: Readonly<Record<Kind, SaveGuestsInput>>;
  identifying: readonly string[];
  everything: readonly string[];
};

/**
 * Types all canaries, books a room, a tour and a flight and pays for them from the wallet. @throws when a call refuses:
 * then nothing would be proved.
 */
export async function leaveCanaries({ services, app }: { services: Services; app: Client }): Promise<Left> {
  const { database } = services;
  const owner = await logIn(app, MOBILE);
  const profile = (name: string, body: object) => owner.post(`profile/user-information/${name}`, body, newKey());
  const person = { ...names, national_code: NATIONAL_CODE, birth_date: BIRTH_DATE, gender: "male", nationality: "IR" };
  made(await profile("save-personal-information", person));
  made(await profile("save-legal-information", company));
  made(await profile("save-contact-information", { ...contact, city_id: 1 }));
  made(await profile("send-otp", { field: "email", value: contact.email }));
  made(await owner.post("user/v2/set-password", { password: PASSWORD }, newKey()));
  made(await owner.post("content/v2/contact-message", inquiry, newKey()));
  made(await owner.post("content/v2/landings/register-hotel", hotel, newKey()));
  const saved = made(await owner.post<GuestValue>("user/v2/guests/save", guest, newKey()));
  const account = made(await owner.post<BankAccountValue>("user/save-bank-account-information", bank, newKey()));

  await fillWallet(owner, services);
  const room = await prepareRoom(database, { rooms: 2 });
  const tour = await prepareTour(database);
  const guests = guestsFor(1, (one, index) => {
    const { nationality: _, ...mine } = person;
    return index === 0
      ? { ...one, ...mine, gender: "male", mobile: MOBILE, email: contact.email }
      : { ...one, ...companion };
  });
  const travellers = {
    stay: { ...guests, note },
    tour: { ...guestsFor(1, (one, index) => ({ ...one, ...tourists[index] })), note: tourNote },
    flight: guestsFor(1, (one, index) => ({ ...one, ...fliers[index] })),
  };
  const stay = await book(owner, { ...stayIn(room), travellers: travellers.stay });
  const journey = await book(owner, { ...tourOf(() => tour), travellers: travellers.tour });
  const flown = await prepareOffer(database, (await prepareFlight(database)).parts);
  const request = () => flightRequest(database, [flown], { adult_count: 2 });
  const flight = await book(owner, { ...flightsOf(request), travellers: travellers.flight });
  const refund = made(
    await owner.post<RefundValue>(
      "user/create-refund-request",
      { source: "wallet", amount: 1_000_000, destination: "bank", bank_account_id: account.id },
      newKey(),
    ),
  );
  const movements = made(await owner.get<MovementsValue>("wallet/v2/movements"));
  const receipt = movements.items.find(({ number }) => number !== null)?.number ?? "";
  const idOf = {
    payment_id: stay.paymentId,
    number: receipt,
    property_id: String(room.propertyId),
    "user/v2/refund-requests": String(refund.id),
    "user/v2/bank-accounts": String(account.id),
    "user/v2/guests": String(saved.id),
  };
  const codes = { stay: stay.code, tour: journey.code, flight: flight.code };
  return { owner, codes, propertyId: room.propertyId, idOf, travellers, identifying, everything };
}

/** Holds, names, submits and pays. */
async function book(owner: Caller, { path, saving, request, travellers }: BookableItem) {
  const { quote_id } = made(await owner.post<QuoteEnvelope>(`${path}/quote`, await request()));
  const { confirmation_code: code } = made(
    await owner.post<ReservationEnvelope>(`${path}/create`, { quote_id }, newKey()),
  );
  made(await owner.post(`${path}/${code}/${saving}`, travellers, newKey()));
  made(await owner.post(`${path}/${code}/submit`, {}, newKey()));
  const choice = { confirmation_code: code, gateway: "test", use_wallet: true };
  const { payment_id: paymentId } = made(await owner.post<StartValue>("payment/v2/start", choice, newKey()));
  return { code, paymentId };
}

async function fillWallet(owner: Caller, { database }: Services): Promise<void> {
  const { id } = made(await owner.get<{ id: number }>("user/v2/me"));
  await chargeWallet(database, id, WALLET, `canary:${id}`);
}

/** Returns the created value; throws without one, since there would be nothing to find. */
function made<T>({ status, value, text }: Answered<T>): T {
  if (status !== 200) throw new Error(`Nothing was made: ${text}`);
  return value;
}

/** Codes to make a call with: the reservations of its product, or of each product when it is of any. */
export function codesFor({ path }: Call, { codes }: Pick<Left, "codes">): readonly string[] {
  const own = kinds.find((kind) => path.startsWith(kind === "stay" ? "reserve/v2/" : `${kind}/v2/`));
  return own === undefined ? Object.values(codes) : [codes[own]];
}

/** Addresses of a call about the traveller's own data. */
export function addressesOf(call: Call, left: Pick<Left, "idOf" | "codes">): readonly string[] {
  const { path } = call;
  const codes = path.includes("{confirmation_code}") ? codesFor(call, left) : [""];
  return codes.map((code) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === "confirmation_code" ? code : (left.idOf[name] ?? left.idOf[path.split("/{")[0] ?? ""] ?? "1"),
    ),
  );
}
