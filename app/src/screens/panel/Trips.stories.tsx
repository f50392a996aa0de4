import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { flightReservationIn, flightReserves } from "#fixtures/answers/flight-reservations.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { reservationIn, stayReserves } from "#fixtures/answers/reservations.ts";
import { tourReservationIn, tourReserves } from "#fixtures/answers/tour-reservations.ts";
import type { Answers } from "#fixtures/scenario.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The first page of the account: the next trip in each of its phases, and of each product. */
const meta: Meta = { title: "صفحه‌ها/حساب من Account/سفرها Trips", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

type Listed = (typeof stayReserves.items)[number];

/** An answer with every date moved by some days. */
const moved = <T,>(answer: T, days: number): T =>
  JSON.parse(JSON.stringify(answer).replace(/\d{4}-\d\d-\d\d/g, (date) => addDays(date as IsoDate, days)));

/** The panel of a traveller with these bookings, the first of them in full. */
const panelWith = (items: readonly Listed[], whole: { confirmation_code: string }): Answers => ({
  ...panelAnswers,
  "user/v2/reserves": { items, total: items.length, page: 1, page_size: 10 },
  [`user/v2/reserves/${whole.confirmation_code}`]: whole,
});

const stay = reservationIn.successful;
const isPaid = ({ status }: Listed) => status === "successful";
const listedStay = stayReserves.items.filter(isPaid);

/** The stay that is paid, with its check-in some days from today. */
function stayFrom(days: number): Story {
  const by = days - daysBetween(FROZEN_TODAY, stay.check_in);
  return stage({ address: addressOf("panel"), answers: panelWith(moved(listedStay, by), moved(stay, by)) });
}

export const OneTrip: Story = {
  ...stayFrom(11),
  play: async ({ canvasElement }) => {
    const next = within(await within(canvasElement).findByRole("region", { name: /حوض‌?خانه|Howzkhaneh/ }));
    await expect(next.getByRole("link", { name: /^(واچر|Voucher)$/ })).toHaveAttribute(
      "href",
      addressOf("voucher", { confirmation_code: stay.confirmation_code }),
    );
  },
};
export const TripToday: Story = {
  ...stayFrom(0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(امروز|Today)$/);
    await expect(canvas.getByText(/^(ورود از ساعت|Check-in from)/)).toBeVisible();
  },
};
export const TripUnderWay: Story = {
  ...stayFrom(-1),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(خروج تا ساعت|Check-out by)/);
  },
};
export const TripsLastDay: Story = stayFrom(-3);
export const NextIsAFlight: Story = stage({
  address: addressOf("panel"),
  answers: panelWith(flightReserves.items.filter(isPaid), flightReservationIn.successful),
});
export const NextIsATour: Story = stage({
  address: addressOf("panel"),
  answers: panelWith(tourReserves.items.filter(isPaid), tourReservationIn.successful),
});
const booked = tourReservationIn.successful;
const withVisa = {
  ...booked,
  subject: { ...booked.subject, visa: { kind: "included" as const, processing_days: 3, fee: 12_000_000 } },
};
/** The agency gets the visa: passports are handed in as many days before as it takes. */
export const NextNeedsAVisa: Story = {
  ...stage({ address: addressOf("panel"), answers: panelWith(tourReserves.items.filter(isPaid), withVisa) }),
  play: async ({ canvasElement }) => {
    const todo = await within(canvasElement).findByRole("list", { name: /^(قبل از سفر|Before you go)$/ });
    await expect(
      within(todo).getByText(/^(گذرنامه‌ها را تا .* برای ویزا|Hand in the passports to .* by )/),
    ).toBeVisible();
  },
};
const unnamed = flightReservationIn.in_progress;
/** Held, and its travellers are not named: that comes first, with the seats. */
export const NextIsNotNamed: Story = {
  ...stage({
    address: addressOf("panel"),
    answers: panelWith(
      flightReserves.items
        .filter(isPaid)
        .map((one) => ({ ...one, status: "in_progress", confirmation_code: unnamed.confirmation_code })),
      unnamed,
    ),
  }),
  play: async ({ canvasElement }) => {
    const todo = await within(canvasElement).findByRole("list", { name: /^(قبل از سفر|Before you go)$/ });
    const names = within(todo).getByRole("link", {
      name: /مشخصات مسافران را وارد کنید|^Enter the travellers’ details/,
    });
    await expect(names).toHaveAttribute("href", expect.stringContaining(unnamed.confirmation_code));
    await expect(within(todo).getByText(/صندلی‌ها را انتخاب کنید|^Choose seats/)).toBeVisible();
  },
};
/** Without a confirmed one, the soonest that is not over: to be paid. */
export const NextIsNotPaid: Story = stage({
  address: addressOf("panel"),
  answers: panelWith(
    stayReserves.items.filter(({ status }) => status === "ready_to_pay"),
    reservationIn.ready_to_pay,
  ),
});
/** Its deadline has passed: it can be extended, and no task asks to pay by a time that is over. */
export const NextIsTooLateToPay: Story = {
  ...stage({
    address: addressOf("panel"),
    answers: panelWith(
      stayReserves.items.filter(({ status }) => status === "payment_deadline_expired"),
      reservationIn.payment_deadline_expired,
    ),
  }),
  play: async ({ canvasElement }) => {
    const todo = await within(canvasElement).findByRole("list", { name: /^(قبل از سفر|Before you go)$/ });
    await expect(within(todo).queryByText(/پرداخت کنید|^Pay by/)).toBeNull();
  },
};
/** Its details cannot be read: its summary is shown all the same. */
export const NextBySummary: Story = stage({
  address: addressOf("panel"),
  answers: { ...panelWith(listedStay, stay), [`user/v2/reserves/${stay.confirmation_code}`]: undefined },
});
export const OnlyPast: Story = stage({
  address: addressOf("panel"),
  answers: panelWith(moved(listedStay, -40), moved(stay, -40)),
});
/** Without a network the vouchers of this browser open, and the page says so. */
export const VouchersWithoutANetwork: Story = {
  ...stage({
    address: addressOf("panel"),
    answers: panelAnswers,
    scenario: "offline",
    actions: { vouchers: { ...idleActions.vouchers, all: async () => [voucher] } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(voucher.tracking_code);
    await expect(canvas.getByText(/^(به اینترنت وصل نیستید|You’re offline)/)).toBeVisible();
  },
};
export const OnAPhone: Story = {
  ...stage({ address: addressOf("panel"), answers: panelAnswers }),
  globals: { viewport: { value: "phone" } },
};
