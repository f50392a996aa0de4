import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { CompanionLinks, CompanionValue } from "#domain/contract/companion.shapes.ts";
import type { MethodsValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatsIn } from "#products/flight/rules/seats.ts";
import { newKey, newMobile } from "#tests/support/client.ts";
import { type FlightWanted, prepareFlight, prepareOffer, signedRequest } from "#tests/support/flight.ts";
import { publicReads } from "#tests/support/public-reads.ts";
import { guestsFor, prepareRoom, type RoomWanted } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { type BookableItem, flightsOf, issuedWith, stayIn, tourOf } from "./bookable-items.ts";
import { book, type Customer, done, payAtBank, type Shop } from "./production-shop.ts";

/** Calls of visitors and travellers, each made at least once, with its prerequisites. */

export const roomIn = async (shop: Shop, wanted: RoomWanted = {}) => stayIn(await testRoom(shop, wanted));

/** A room, twenty-five days after the current day of the database's clock. */
async function testRoom({ ground }: Shop, wanted: RoomWanted = {}) {
  const [row] = await ground.owner.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
  return prepareRoom(ground.owner, { rooms: 3, checkIn: addDays(tehranDate(row?.now ?? 0), 25), ...wanted });
}

/** Two rooms of one booking. */
export async function twoRoomsIn(shop: Shop): Promise<BookableItem> {
  const room = await testRoom(shop);
  return { ...stayIn(room), request: () => room.request({ rooms: 2 }), travellers: guestsFor(2) };
}

export async function tourIn({ ground }: Shop): Promise<BookableItem & { departureId: number; packageId: number }> {
  const tour = await prepareTour(ground.owner);
  return { ...tourOf(() => tour), departureId: tour.departureId, packageId: tour.packageId };
}

export async function flightIn(
  { ground, services }: Shop,
  wanted: FlightWanted = {},
): Promise<BookableItem & { flightId: number; offerId: string }> {
  const flight = await prepareFlight(ground.owner, wanted);
  const offer = await prepareOffer(ground.owner, flight.parts);
  const request = async () => {
    const [row] = await ground.owner.query<{ now: number }>(
      "SELECT floor(extract(epoch FROM app_now()))::float8 AS now",
    );
    return signedRequest(row?.now ?? FROZEN_NOW, [offer], { adult_count: 2 }, services.settings);
  };
  return { ...flightsOf(request), choice: seatIn, flightId: flight.id, offerId: (await request()).offer_id };
}

/** An extra that each booking of the proof has. */
const insurance = {
  code: "proof-insurance",
  kind: "insurance",
  title_fa: "بیمهٔ سفر",
  title_en: "Travel insurance",
  provider_fa: "بیمهٔ سپهرآسا",
  provider_en: "Sepehrasa Insurance",
  about_fa: "تا پایان سفر.",
  about_en: "Until the end of the trip.",
  per: "traveller",
  price: 1_800_000,
  cancellation: [{ hours_before: 24, percent: 0 }],
};

/** All public reads. */
export async function readAll(shop: Shop): Promise<void> {
  const { anyone, ground, visit, as, services } = shop;
  const [tour] = await ground.owner.query<
    Record<"city" | "slug" | "id" | "departure" | "origin" | "to" | "date" | "nights", string>
  >(
    `SELECT city.slug AS city, tour.slug, tour.id, departure.id AS departure, origin_city_id AS origin, city.id AS to, date, departure.nights
     FROM tour JOIN city ON city.id = tour.city_id JOIN tour_departure AS departure ON departure.tour_id = tour.id
     WHERE departure.state <> 'cancelled' AND closes_at > app_now() + interval '5 days' ORDER BY departure.id LIMIT 1`,
  );
  const [flown] = await ground.owner.query<Record<"origin" | "to" | "date" | "origin_slug" | "to_slug", string>>(
    `SELECT origin_city_id AS origin, destination_city_id AS to, date, one.slug AS origin_slug, other.slug AS to_slug
     FROM flight_offer JOIN city AS one ON one.id = origin_city_id JOIN city AS other ON other.id = destination_city_id
     WHERE class = 'economy' AND date > $1 ORDER BY date, 1, 2 LIMIT 1`,
    [addDays(FROZEN_TODAY, 5)],
  );
  const flight = await flightIn(shop);
  const month = `from=${FROZEN_TODAY}&to=${addDays(FROZEN_TODAY, 30)}`;
  const addresses = [
    ...publicReads.map(({ address }) => address),
    "payment/v2/terms",
    "tour/v2/home",
    `tour/v2/search?origin_id=city-${tour?.origin}&destination_id=city-${tour?.to}&check_in=${tour?.date}&length_of_stay=${tour?.nights}&rooms=2`,
    `tour/v2/listing/${tour?.city}`,
    `tour/v2/details/${tour?.city}/${tour?.slug}`,
    `tour/v2/departures?tour_id=${tour?.id}&origin_id=${tour?.origin}&${month}`,
    `tour/v2/departures/${tour?.departure}?rooms=2`,
    `flight/v2/search?origin_city_id=city-${flown?.origin}&destination_city_id=city-${flown?.to}&departure_date=${flown?.date}&adult_count=1`,
    "flight/v2/home",
    `flight/v2/routes/${flown?.origin_slug}`,
    `flight/v2/routes/${flown?.origin_slug}/${flown?.to_slug}`,
    `flight/v2/price-calendar?origin_city_id=${flown?.origin}&destination_city_id=${flown?.to}&${month}`,
    `flight/v2/offers/${flight.offerId}?adult_count=1`,
    `flight/v2/offers/${flight.offerId}/seat-map`,
  ];
  for (const address of addresses) {
    const answer = await anyone.get(address);
    if (answer.status !== 200) shop.faults.push(`${address}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  const inside = as({ "Proxy-Secret": services.settings.proxySecret, "Client-Address": "10.20.3.4" });
  done(await inside.get("cache/v2/refresh?address=/IsfahanHotels.html"));
  const error = {
    name: "TypeError",
    message: "x",
    stack: "",
    address: "/",
    route: "home",
    client_version: "1",
    device: "",
  };
  await visit("error-log", { method: "POST", body: JSON.stringify(error) });
  const hotel = {
    hotel_name: "هتل نو",
    city: "کاشان",
    manager: "زهرا محمدی",
    mobile: newMobile(),
    rooms: 24,
    note: "",
  };
  done(await anyone.post("content/v2/landings/register-hotel", hotel, newKey()));
  const message = { name: "زهرا محمدی", mobile: newMobile(), text: "پرسشی دربارهٔ یک گروه بیست‌نفره" };
  done(await anyone.post("content/v2/contact-message", message, newKey()));
}

const PASSWORD = "یک گذرواژهٔ بلند";

/** Logs in by every method, and saves a profile. */
export async function account(shop: Shop): Promise<void> {
  const { anyone, ground, runJobs } = shop;
  const user = await shop.logIn();
  const { mobile } = user;
  done(await user.get("user/v2/me"));
  done(await user.post("user/v2/set-password", { password: PASSWORD }, newKey()));
  done(await anyone.post("user/v2/login-by-password", { mobile, password: PASSWORD }));
  const change = { operation: "change", old_password: PASSWORD, new_password: `${PASSWORD} دیگر` };
  done(await user.post("profile/user-information/password-operation", change, newKey()));
  await ground.pass(61);
  const forgotten = await anyone.post<{ challenge: string }>("user/v2/send-otp/forget-password", { mobile });
  const { challenge } = done(forgotten);
  await runJobs();
  const code = ground.codeSentTo(mobile);
  done(await anyone.post("user/v2/login-by-otp/forget-password", { mobile, challenge, code }));
  await profile(shop);

  const again = await shop.logIn(mobile);
  const sessions = done(await again.get<{ id: string; is_current: boolean }[]>("user/v2/sessions"));
  const other = sessions.find(({ is_current }) => !is_current);
  done(await again.post("user/v2/sessions/end", { id: other?.id ?? null }, newKey()));
  done(await again.post("user/v2/logout", {}, newKey()));
}

async function profile(shop: Shop): Promise<void> {
  const { ground, runJobs } = shop;
  const user = await shop.logIn();
  const at = "profile/user-information";
  const person = { first_name_fa: "زهرا", last_name_fa: "محمدی", first_name_en: "Zahra", last_name_en: "Mohammadi" };
  const born = { national_code: "0084575948", birth_date: "1370/01/15", gender: "female", nationality: "IR" };
  done(await user.post(`${at}/save-personal-information`, { ...person, ...born }, newKey()));
  done(await user.post(`${at}/save-legal-information`, { company_name: "شرکت نو", legal_id: "10380284790" }, newKey()));
  const email = "zahra@example.com";
  done(
    await user.post(`${at}/save-contact-information`, { email, phone: "02188889999", address: "خیابان یک" }, newKey()),
  );
  const wanted = { field: "email", value: email };
  const { challenge } = done(await user.post<{ challenge: string }>(`${at}/send-otp`, wanted, newKey()));
  await runJobs();
  const code = ground.codeSentTo(email);
  done(await user.post(`${at}/verify-otp`, { ...wanted, challenge, code }, newKey()));
  done(await user.get(`${at}/details`));

  const none = { passport_number: "", passport_issuer: "", passport_issuing_country: "", passport_expires_on: "" };
  const guest = { ...none, ...person, ...born, id: null, mobile: newMobile(), email: "" };
  const { id } = done(await user.post<{ id: number }>("user/v2/guests/save", guest, newKey()));
  done(await user.get("user/v2/guests"));
  done(await user.post(`user/v2/guests/${id}/delete`, {}, newKey()));
  const [property] = await ground.owner.query<{ id: number }>("SELECT min(id) AS id FROM property WHERE is_active");
  done(await user.post("user/v2/favorites/toggle", { kind: "property", id: property?.id }, newKey()));
  done(await user.get("user/v2/favorites"));
  done(await user.get("user/v2/own-data"));
  done(await user.get("user/v2/account/hindrances"));
  done(await user.post("user/v2/account/delete", {}, newKey()));
}

/** Makes a booking of each product up to its voucher, and another that its traveller cancels. */
export async function journeys(shop: Shop): Promise<void> {
  const user = await shop.logIn();
  const [mina] = shop.operators;
  const campaign = { code: "PROOF1405", percent: 10, budget: 1_000_000_000, sale_until: 4_000_000_000 };
  done(await mina.post("operator/v2/campaigns", campaign));
  done(await mina.post("operator/v2/extras", insurance));
  for (const item of [await roomIn(shop), await tourIn(shop), await flightIn(shop)]) {
    const { path } = item;
    const { code, held } = await book(user, item, campaign.code);
    if (item.kind === "flight") done(await user.get(`flight/v2/reserve/${code}/seat-map`));
    done(await user.get(`payment/v2/methods?confirmation_code=${code}`));
    const wanted = { confirmation_code: code, gateway: "zarinpal", use_wallet: false };
    const start = () => user.post<Started>("payment/v2/start", wanted, newKey());
    const { payment_id: declined } = await payAtBank(shop, user, start, "declined");
    const retry = () => user.post<Started>(`payment/v2/${declined}/retry`, {}, newKey());
    const { payment_id } = await payAtBank(shop, user, retry);
    done(await user.post(`payment/v2/${payment_id}/check`, {}, newKey()));
    done(await shop.anyone.get(`payment/v2/${payment_id}/outcome`));
    await shop.runJobs();
    await issue(shop, item.kind, code);
    done(await user.get(`${path}/${code}`));
    done(await user.get(`${path}/${code}/status`));
    const voucher = done(await user.get<{ qr: string }>(`${path}/${code}/voucher`));
    done(await user.get(`user/v2/reserves/${code}`));
    if (item.kind === "flight") done(await shop.anyone.get(`flight/v2/reserve/${code}/hand-off`));
    else if (item.kind === "stay") await trackedAndHandedOff(shop, user, held.tracking_code, code, voucher.qr);

    await sendToCompanion(shop, user, code);
    done(await user.post(`${path}/${code}/correct-name`, { traveller: 1, last_name_fa: "کریمیان" }, newKey()));
    await withOtherDates(shop, user, { kind: item.kind, path: `${path}/${code}` });
    if (item.kind === "stay") await payChangeByCard(shop, user, { code, path: `${path}/${code}` });
    const { choice: _, ...plain } = item;
    const second = await book(user, plain);
    const link = item.kind === "stay" ? await partAndShares(shop, user, second.code) : null;
    await shop.ground.pass(31 * 60);
    await shop.runJobs();
    done(await user.post(`${path}/${second.code}/extend-payment-deadline`, {}, newKey()));
    const asked = await user.get<CancellationQuoteValue>(`${path}/${second.code}/cancellation-quote`);
    const { quote_id } = done(asked);
    done(await user.post(`${path}/${second.code}/cancel`, { quote_id, destination: "wallet" }, newKey()));
    if (link !== null) await nameSheba(shop, link);
  }
  done(await user.get("user/v2/reserves"));
  const { items } = done(await user.get<{ items: { id: number }[] }>("user/v2/notifications"));
  done(await user.post("user/v2/notifications/read", { up_to: items[0]?.id ?? 1 }, newKey()));
}

/** A link to the second traveller's own voucher, and one that is revoked. */
async function sendToCompanion(shop: Shop, user: Customer, code: string): Promise<void> {
  const path = `voucher/v2/companions/${code}`;
  const made = done(await user.post<CompanionLinks>(path, { traveller: 2 }, newKey()));
  const { links } = done(await user.get<CompanionLinks>(path));
  const token = links[1]?.companion_token;
  if (!token || token !== made.links[1]?.companion_token) throw new Error("The link that was made is not shown");
  const { state } = done(await shop.anyone.get<CompanionValue>(`voucher/v2/companion/${token}`));
  if (state !== "open") throw new Error(`A new link is ${state}`);
  done(await user.post(`${path}/revoke`, { traveller: 2 }, newKey()));
}

/** A part that is left at the bank, and two shares: a companion pays one, the other is revoked. Returns the paid link. */
async function partAndShares(shop: Shop, user: Customer, confirmation_code: string): Promise<string> {
  const part = 1_000_000;
  const body = { confirmation_code, gateway: "zarinpal", use_wallet: false, part };
  const { payment_id } = done(await user.post<Started>("payment/v2/start", body, newKey()));
  done(await user.post(`payment/v2/${payment_id}/check`, { is_left: true }, newKey()));
  const wanted = { confirmation_code, amounts: [part, part] };
  done(await user.post("payment/v2/shares", wanted, newKey()));
  const methods = done(await user.get<MethodsValue>(`payment/v2/methods?confirmation_code=${confirmation_code}`));
  const [paid, revoked] = methods.parts?.shares ?? [];
  if (paid === undefined || revoked === undefined) throw new Error("The shares that were made are not shown");
  done(await user.post(`payment/v2/shares/${revoked.share_id}/revoke`, {}, newKey()));
  const path = `payment/v2/share/${paid.share_token}`;
  done(await shop.anyone.get(path));
  const name = { name: "سارا ناصری", gateway: "zarinpal" };
  const started = done(await shop.anyone.post<Started>(`${path}/pay`, name, newKey()));
  const authority = started.redirect_address.split("/").at(-1) ?? "";
  shop.ground.books.decide(authority, "paid");
  await shop.visit(`payment/v2/callback/zarinpal?Authority=${authority}&Status=OK`);
  done(await shop.anyone.post(`${path}/check`, {}, newKey()));
  return path;
}

/** The half hour in which a card takes its money back is over: the companion names a sheba. */
async function nameSheba(shop: Shop, path: string): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await shop.runJobs();
  done(await shop.anyone.post(`${path}/sheba`, { sheba: "IR820540102680020817909002" }, newKey()));
}

/** Wishes for a change that costs less than what it is instead of: no wallet has to pay. */
const otherDates: Readonly<
  Record<BookableItem["kind"], (shop: Shop, user: Customer, path: string) => Promise<object>>
> = {
  async stay(_, user, path) {
    const { check_in, length_of_stay } = done(await user.get<StayReservationValue>(path));
    return { check_in, length_of_stay: length_of_stay - 1 };
  },
  async tour(shop) {
    const { departureId, packageId } = await tourIn(shop);
    await shop.ground.owner.query(
      `UPDATE tour_package SET prices = jsonb_set(prices, '{double}', '20000000') WHERE id = $1`,
      [packageId],
    );
    return { departure_id: departureId, package_id: packageId };
  },
  flight: async (shop) => ({ offer_id: (await flightIn(shop, { fares: [{ adult: 10_000_000 }] })).offerId }),
};

/** Changes a booking to other dates, at the cost that is shown. */
async function withOtherDates(
  shop: Shop,
  user: Customer,
  { kind, path }: { kind: BookableItem["kind"]; path: string },
): Promise<void> {
  const wish = await otherDates[kind](shop, user, path);
  const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
  const { quote_id } = done(await user.get<ChangeQuoteValue>(`${path}/change-quote?${query}`));
  done(await user.post(`${path}/change`, { ...wish, quote_id }, newKey()));
}

/** A night more, held and let go, then held again and paid by a card. */
async function payChangeByCard(
  shop: Shop,
  user: Customer,
  { code, path }: { code: string; path: string },
): Promise<void> {
  const { check_in, length_of_stay } = done(await user.get<StayReservationValue>(path));
  const wish = { check_in, length_of_stay: length_of_stay + 1 };
  const held = async () => {
    const query = `check_in=${wish.check_in}&length_of_stay=${wish.length_of_stay}`;
    const { quote_id } = done(await user.get<ChangeQuoteValue>(`${path}/change-quote?${query}`));
    const body = { ...wish, quote_id, pay_by: "card" };
    const { held_change } = done(await user.post<StayReservationValue>(`${path}/change`, body, newKey()));
    return held_change?.change_id ?? "";
  };
  await held();
  done(await user.post(`user/v2/reserves/${code}/held-change/let-go`, {}, newKey()));
  const change_id = await held();
  done(await user.get(`payment/v2/methods?confirmation_code=${code}&change_id=${change_id}`));
  const body = { confirmation_code: code, gateway: "zarinpal", use_wallet: false, change_id };
  await payAtBank(shop, user, () => user.post<Started>("payment/v2/start", body, newKey()));
  const { held_change } = done(await user.get<StayReservationValue>(path));
  if (held_change?.state !== "made") throw new Error(`A change that a card paid is ${held_change?.state}`);
}

type Started = { payment_id: string; redirect_address: string };

/** Enters the supplier's answer as an operator does: production issues nothing by itself. */
export async function issue(shop: Shop, kind: BookableItem["kind"], code: string): Promise<void> {
  done(await shop.operators[0].post(`operator/v2/orders/${code}/read`, { reason: "to book it at its supplier" }));
  done(await shop.operators[0].post(`operator/v2/reserves/${code}/issue`, issuedWith(kind)));
  await shop.runJobs();
}

/** A seat for the first traveller, chosen before the reservation is submitted. */
function seatIn(held: ReservationEnvelope) {
  const flight_id = (held as FlightReservationValue).subject.flights[0]?.segments[0]?.flight_id;
  const seats = seatsIn("narrow_156").filter(({ seat }) => seat === "6A");
  const agreed_total = seats.reduce((sum, seat) => sum + seatPrice(seat), 0);
  return { path: "seats", body: { seats: seats.map(({ seat }) => ({ flight_id, traveller: 0, seat })), agreed_total } };
}

async function trackedAndHandedOff(shop: Shop, user: Customer, tracking_code: string, code: string, qr: string) {
  const { anyone, ground } = shop;
  done(await anyone.post("reserve/v2/tracking", { tracking_code, mobile: user.mobile }));
  const [row] = await ground.owner.query<{ hash: string }>(
    "SELECT hash_tracking_code AS hash FROM reservation WHERE confirmation_code = $1",
    [code],
  );
  done(await anyone.get(`reserve/v2/hand-off/${row?.hash}`));
  done(await anyone.post("voucher/v2/state", { proof: qr.split("#")[1] }));
}

/** Reviews a stay after it has ended, and subscribes to price alerts. */
export async function words(shop: Shop): Promise<void> {
  const user = await shop.logIn();
  const room = await testRoom(shop);
  const { code } = await book(user, stayIn(room));
  const wanted = { confirmation_code: code, gateway: "zarinpal", use_wallet: false };
  await payAtBank(shop, user, () => user.post<Started>("payment/v2/start", wanted, newKey()));
  await shop.runJobs();
  await issue(shop, "stay", code);
  await priceAlerts(shop, user, room);
  await shop.ground.pass(30 * DAY_SECONDS);
  await shop.runJobs();
  const later = await shop.logIn(user.mobile);
  const at = `property/v2/${room.propertyId}`;
  done(await later.get(`${at}/comment-eligibility`));
  const scores = { cleanliness: 5, location: 4, staff: 5, facilities: 3, food: 4, value: 4 };
  const said = {
    type: "family",
    scores,
    title: "آرام",
    positive: "حیاط",
    negative: "",
    text: "دو شب ماندیم و راضی بودیم.",
  };
  const comment = done(
    await later.post<{ id: number }>(`${at}/comments`, { ...said, confirmation_code: code }, newKey()),
  );
  const question = done(await later.post<{ id: number }>(`${at}/questions`, { text: "پارکینگ دارید؟" }, newKey()));
  done(await later.get("user/v2/comments"));
  done(await later.get("user/v2/questions"));
  done(await later.post("user/v2/settle-profit-counter", {}, newKey()));
  const [mina] = shop.operators;
  done(await mina.post(`operator/v2/comments/${comment.id}/publish`));
  done(await mina.post(`operator/v2/comments/${comment.id}/answer`, { text: "سپاس از شما" }));
  done(await mina.post(`operator/v2/questions/${question.id}/answer`, { text: "بله، رایگان است." }));
  const [other] = await shop.ground.owner.query<{ id: number }>(
    `INSERT INTO comment (id, property_id, user_id, author_fa, author_en, type, scores, title, positive, negative, text, locale, date, status)
     SELECT nextval('comment_number'), property_id, user_id, author_fa, author_en, type, scores, title, positive, negative, text, locale, date, 'pending'
     FROM comment WHERE id = $1 RETURNING id`,
    [comment.id],
  );
  done(await mina.post(`operator/v2/comments/${other?.id}/reject`, { reason: "تکراری" }));
}

async function priceAlerts({ ground }: Shop, user: Customer, room: Awaited<ReturnType<typeof prepareRoom>>) {
  const at = "user/v2/price-alerts";
  const stay = {
    property_id: room.propertyId,
    check_in: room.checkIn,
    length_of_stay: 2,
    rooms: "2",
    limit_total: null,
  };
  done(await user.post(`${at}/save`, stay, newKey()));
  const tour = await prepareTour(ground.owner);
  const departure = { departure_id: tour.departureId, package_id: tour.packageId, rooms: "2", limit_total: null };
  done(await user.post(`${at}/save-tour`, departure, newKey()));
  const [flown] = await ground.owner.query<
    Record<"origin_city_id" | "destination_city_id", number> & { departure_date: string }
  >(
    `SELECT origin_city_id, destination_city_id, date AS departure_date FROM flight_offer
     WHERE class = 'economy' AND date > (app_now())::date + 3 ORDER BY date, 1, 2 LIMIT 1`,
  );
  done(await user.post(`${at}/save-flight`, { ...flown, adult_count: 1, limit_total: null }, newKey()));
  const kept = done(await user.get<{ id: number }[]>(at));
  done(await user.post(`${at}/${kept[0]?.id}/delete`, {}, newKey()));
  const full = await prepareTour(ground.owner, { seats: 0 });
  const place = { departure_id: full.departureId, rooms: "2", waits_for: "place", limit_total: null };
  done(await user.post(`${at}/save-tour`, place, newKey()));
}
