import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { forgetDraft } from "#app/src/features/reservation/tab-storage.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale, localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { propertyAnswers } from "#fixtures/answers/property.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { quote, voucher } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { codeSent, guests, login } from "#fixtures/answers/traveller.ts";
import { acceptAndPay } from "#tests/stories/accept-and-pay.ts";
import { logIn } from "#tests/stories/log-in.ts";
import { stage } from "#tests/stories/stage.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";

/** Both places are for adults. */
const adults = guests.map((guest) => ({ ...guest, birth_date: "1989-08-30" }));

/** From a chosen room to its voucher: each story goes on where the one before ended. */
const meta: Meta = { title: "سفرها/رزرو اتاق Booking a room", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const held = reservationIn.in_progress;
const code = held.confirmation_code;
const path = `reserve/v2/${code}`;
const ready = { ...reservationIn.ready_to_pay, confirmation_code: code };
const paid = { ...reservationIn.successful, confirmation_code: code };

/** Current state of the reservation. */
let now: unknown = held;
const plan = propertyRooms.parties[0]?.room_types
  .flatMap(({ id, plans }) => plans.map((one) => ({ id, one })))
  .find(({ one }) => one.total === quote.total);

const site = stage({
  address: addressOf(
    "property",
    { cityName: propertyDetails.city.slug, propertyName: propertyDetails.slug },
    {
      check_in: propertyRooms.check_in,
      length_of_stay: 3,
      rooms: "2",
      choice: `${plan?.id}-${plan?.one.rate_plan_id}`,
    },
  ),
  answers: {
    ...propertyAnswers,
    "reserve/v2/quote": quote,
    "reserve/v2/create": held,
    "user/v2/send-otp": codeSent,
    "user/v2/login-by-otp": login,
    "user/v2/guests": adults,
    "user/v2/guests/save": guests[0],
    "base/v2/countries": countries,
    [path]: () => now,
    [`${path}/save-guests`]: held,
    [`${path}/submit`]: () => {
      now = ready;
      return ready;
    },
    [`${path}/voucher`]: { ...voucher, confirmation_code: code },
    "payment/v2/methods": {
      payable: quote.total,
      wallet_balance: quote.total * 2,
      wallet_part: quote.total,
      gateway_part: 0,
      gateways: [{ name: "test", title_fa: "بانک آزمایشی", title_en: "Test bank" }],
    },
    "payment/v2/start": () => {
      now = paid;
      return { payment_id: "p1", redirect_address: addressOf("status", { confirmation_code: code }) };
    },
  },
  begin: () => {
    now = held;
  },
  canLogIn: true,
});

const words = {
  fa: {
    book: "رزرو و ورود مشخصات",
    nextTraveller: "مسافر بعدی",
    pay: "ادامه و پرداخت",
    wallet: /^پرداخت .* از کیف پول/,
    voucher: "مشاهده و چاپ واچر",
  },
  en: {
    book: "Book and enter details",
    nextTraveller: "Next traveller",
    pay: "Continue to payment",
    wallet: /^Pay .* from your wallet/,
    voucher: "View and print voucher",
  },
} as const;
const wordsOf = wordsByGlobals(words);

const hold: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: wordsOf(globals).book }));
  await logIn(canvasElement);
  await canvas.findByRole("timer");
};

const nameTravellers: Play = async (context) => {
  await hold(context);
  const canvas = within(context.canvasElement);
  const w = wordsOf(context.globals);
  const locale = localeOf(context.globals.locale);
  const nameOf = (index: number) => {
    const guest = adults[index];
    return guest && `${inLocale(guest, "first_name", locale)} ${inLocale(guest, "last_name", locale)}`;
  };
  await userEvent.click(await canvas.findByRole("button", { name: nameOf(0) }));
  await userEvent.click(canvas.getByRole("button", { name: w.nextTraveller }));
  await userEvent.click(await canvas.findByRole("button", { name: nameOf(1) }));
  await userEvent.click(canvas.getByRole("button", { name: w.pay }));
  await canvas.findByRole("button", { name: w.wallet });
};

const pay: Play = async (context) => {
  await nameTravellers(context);
  const canvas = within(context.canvasElement);
  await acceptAndPay(context.canvasElement, wordsOf(context.globals).wallet);
  await canvas.findByRole("link", { name: wordsOf(context.globals).voucher });
};

const seeVoucher: Play = async (context) => {
  await pay(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole("link", { name: wordsOf(context.globals).voucher }));
  await waitFor(() => expect(canvas.getByRole("table")).toBeVisible());
};

const fresh = (play: Play): Story => ({ ...site, beforeEach: () => forgetDraft(code), play });

export const HoldingARoom: Story = fresh(hold);
export const NamingTheTravellers: Story = fresh(nameTravellers);
export const PayingByTheWallet: Story = fresh(pay);
export const TheVoucher: Story = fresh(seeVoucher);
