import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { masked } from "#domain/text/mask.ts";
import { flightVoucher, flightVoucherAbroad, flightVoucherConnecting } from "#fixtures/answers/flight-reservation.ts";
import { retimedMuch } from "#fixtures/answers/flight-reservations.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The ticket of a flight, one sheet a direction: times by local clocks, names in both scripts, numbers, seats and fare. */
const meta: Meta = { title: "صفحه‌ها/بلیت پرواز Flight ticket", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

function page(value: FlightVoucherValue, options: Partial<Parameters<typeof stage>[0]> = {}): Story {
  const { confirmation_code } = value;
  return stage({
    address: addressOf("flightVoucher", { confirmation_code }),
    answers: { [`flight/v2/reserve/${confirmation_code}/voucher`]: value },
    // Stands on it with an account, as the owner does.
    actions: { isLoggedIn: () => true },
    isDemo: true,
    ...options,
  });
}

const inLanguage = (locale: "fa" | "en"): Story => ({
  ...page(flightVoucherAbroad, {
    address: addressOf("flightVoucherIn", { confirmationCode: flightVoucherAbroad.confirmation_code, locale }),
  }),
  globals: { locale },
});

/** As a tracking view shows it. */
const behindMasks: FlightVoucherValue = {
  ...flightVoucher,
  is_masked: true,
  travellers: flightVoucher.travellers.map((one) => ({
    ...one,
    national_code: one.national_code && masked(one.national_code, "national_code"),
    birth_date: null,
  })),
};

/** Nine with seats and two infants: the most that a booking holds. */
const [someone, , child, infant] = flightVoucherAbroad.travellers;
const groups = [
  "adult",
  "adult",
  "adult",
  "adult",
  "adult",
  "adult",
  "child",
  "child",
  "child",
  "infant",
  "infant",
] as const;
const many: FlightVoucherValue = {
  ...flightVoucherAbroad,
  travellers: groups.flatMap((group) => {
    const person = { adult: someone, child, infant }[group];
    return person === undefined ? [] : [person];
  }),
  issued: flightVoucherAbroad.issued.map(({ direction, locator, tickets: [first = ""] }) => ({
    direction,
    locator,
    tickets: groups.map((_, at) => `${first.slice(0, -2)}${at + 10}`),
  })),
};

export const Default: Story = page(flightVoucher);
export const ManyTravellers: Story = page(many);
export const Return: Story = page(flightVoucherAbroad);
export const Connection: Story = page(flightVoucherConnecting);
export const Masked: Story = page(behindMasks);
export const Loading: Story = page(flightVoucher, { scenario: "waiting" });
export const Failed: Story = page(flightVoucher, { scenario: "500" });
export const LongText: Story = page(flightVoucherAbroad, { areTextsLong: true });
export const OnAPhone: Story = { ...page(flightVoucherAbroad), globals: { viewport: { value: "phone" } } };
export const NotIssued: Story = page(flightVoucher, {
  answers: {
    [`flight/v2/reserve/${flightVoucher.confirmation_code}/voucher`]: () => {
      throw new Refused("not_open");
    },
  },
});

/** A ticket issued before its flight was moved names both the new and the original time. */
export const Retimed: Story = {
  ...page({ ...flightVoucher, subject: retimedMuch.subject, changes: retimedMuch.changes }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/ساعت قبلی حرکت ۰۸:۱۰ بود|used to depart at 08:10/);
    canvas.getByText(/^(۱۱:۱۰|11:10)$/);
  },
};

const twin = (locale: "fa" | "en") =>
  addressOf("flightVoucherIn", { confirmationCode: flightVoucherAbroad.confirmation_code, locale });

/** R70: the document is in Persian, and the language button leads to its twin and leaves the site's choice alone. */
export const InPersian: Story = {
  ...inLanguage("fa"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "تهران به استانبول" });
    for (const link of canvas.getAllByRole("link", { name: /English|انگلیسی/ }))
      await expect(link).toHaveAttribute("href", twin("en"));
  },
};
export const InEnglish: Story = {
  ...inLanguage("en"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "Tehran to Istanbul" });
    for (const link of canvas.getAllByRole("link", { name: /فارسی|Persian/ }))
      await expect(link).toHaveAttribute("href", twin("fa"));
  },
};

/** R69: the older address shows the same ticket; its parameter is spelt otherwise. */
export const AtItsOlderAddress: Story = {
  ...page(flightVoucher, {
    address: addressOf("flightVoucherOld", { confirmationCode: flightVoucher.confirmation_code }),
  }),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(flightVoucher.tracking_code)).length).toBeGreaterThan(0);
  },
};

/** Both calendars, both ways, everyone by name, number and seat, and sums that add up. */
export const AllThatATicketNeeds: Story = {
  ...page(flightVoucherAbroad),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/سه‌شنبه ۱۷ آذر ۱۴۰۵ \(۸ دسامبر ۲۰۲۶\)|Tuesday 8 December 2026 \(17 Azar 1405\)/);
    canvas.getByText(/چهارشنبه ۲۵ آذر ۱۴۰۵ \(۱۶ دسامبر ۲۰۲۶\)|Wednesday 16 December 2026 \(25 Azar 1405\)/);
    for (const { locator, tickets } of flightVoucherAbroad.issued)
      for (const code of [locator, ...tickets]) canvas.getByText(code);
    await expect(canvas.getAllByText("MR REZA MALEKI")).toHaveLength(2);
    await expect(canvas.getAllByText("INF BARAN RASTIN")).toHaveLength(2);
    await expect(canvas.getAllByText("رضا ملکی")).toHaveLength(2);
    await expect(canvas.getAllByText(/دو ساعت قبل از پرواز در فرودگاه|two hours before departure/)).toHaveLength(2);
    await expect(canvas.getAllByText(/نمی‌توان پرواز کرد|can’t fly with this ticket/)).toHaveLength(2);
    await expect(canvas.getAllByRole("img", { name: /QR/ })).toHaveLength(2);
    const sheets = [...canvasElement.querySelectorAll("[data-sheet-total]")];
    const sum = sheets.reduce((total, one) => total + Number(one.getAttribute("data-sheet-total")), 0);
    await expect(sum).toBe(flightVoucherAbroad.paid);
  },
};

/** The calendar file is made here: each flight, as instants, without the travellers. */
export const SavedToACalendar: Story = {
  ...page(flightVoucherAbroad),
  play: async ({ canvasElement }) => {
    const files = spyOn(URL, "createObjectURL");
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /افزودن به تقویم|Add to calendar/ }));
    const file = files.mock.calls[0]?.[0] as Blob;
    const text = await file.text();
    await expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const line of ["DTSTART:20261208T022000Z", "DTEND:20261208T054500Z", "DTSTART:20261216T034000Z"])
      await expect(text).toContain(line);
    await expect(text).not.toMatch(/A12345678|MALEKI|ملکی/);
  },
};
