import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { tourVoucher, tourVoucherAbroad } from "#fixtures/answers/tour-reservation.ts";
import { gathering } from "#fixtures/answers/tour-reservations.ts";
import { Refused } from "#fixtures/scenario.ts";
import type { TourVoucherValue } from "#products/tour/contract/tour.shapes.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The paper of a tour: both ways, the nights, the rooms and names, the documents and the phone numbers. */
const meta: Meta = { title: "صفحه‌ها/واچر تور Tour voucher", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

function page(value: TourVoucherValue, options: Partial<Parameters<typeof stage>[0]> = {}): Story {
  const { confirmation_code } = value;
  return stage({
    address: addressOf("tourVoucher", { confirmation_code }),
    answers: { [`tour/v2/reserve/${confirmation_code}/voucher`]: value },
    // Stands on it with an account, as the owner does.
    actions: { isLoggedIn: () => true },
    ...options,
  });
}

const masked = (number: string | null): string | null => number && `********${number.slice(-2)}`;

/** Five rooms, nine people of two and over. */
const [first, second, , third, fourth] = tourVoucherAbroad.travellers;
const rooms = [0, 1, 2, 3, 4];
const many: TourVoucherValue = {
  ...tourVoucherAbroad,
  subject: {
    ...tourVoucherAbroad.subject,
    rooms: rooms.map((room) => ({ adults: room === 4 ? 1 : 2, children: [] })),
    lines: rooms.map((room) => ({
      room: room + 1,
      type: room === 4 ? "single" : "double",
      count: room === 4 ? 1 : 2,
      price: 1_013_600_000,
      amount: room === 4 ? 1_013_600_000 : 2_027_200_000,
    })),
  },
  travellers: rooms.flatMap((room) =>
    [room % 2 === 0 ? first : third, ...(room === 4 ? [] : [room % 2 === 0 ? second : fourth])].flatMap((one, at) =>
      one === undefined ? [] : [{ ...one, room, is_room_supervisor: at === 0 }],
    ),
  ),
  paid: 9_122_400_000,
};

export const Default: Story = page(tourVoucher);
export const Abroad: Story = page(tourVoucherAbroad);
/** Rooms are counted from 1, beside their prices and beside each name. */
export const ManyRooms: Story = {
  ...page(many),
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals.locale);
    await within(canvasElement).findByRole("heading", { level: 1 });
    const rows = canvasElement.querySelectorAll("[aria-labelledby=voucher-guests] tbody tr");
    const told = [...rows].map((row) => row.lastElementChild?.textContent);
    await expect(told).toEqual(many.travellers.map(({ room }) => formatNumber(room + 1, locale)));
  },
};
export const Gathering: Story = page({ ...tourVoucher, departure: gathering });
/** As a tracking view shows it. */
export const Masked: Story = page({
  ...tourVoucher,
  is_masked: true,
  travellers: tourVoucher.travellers.map((one) => ({
    ...one,
    national_code: masked(one.national_code),
    birth_date: null,
  })),
});
export const Loading: Story = page(tourVoucher, { scenario: "waiting" });
export const Failed: Story = page(tourVoucher, { scenario: "500" });
export const LongText: Story = page(tourVoucherAbroad, { areTextsLong: true });
export const OnAPhone: Story = { ...page(tourVoucherAbroad), globals: { viewport: { value: "phone" } } };
export const NotIssued: Story = page(tourVoucher, {
  answers: {
    [`tour/v2/reserve/${tourVoucher.confirmation_code}/voucher`]: () => {
      throw new Refused("not_open");
    },
  },
});

/** R63: the older address shows the same voucher; its parameter is spelt otherwise. */
export const AtItsOlderAddress: Story = {
  ...page(tourVoucher, {
    address: addressOf("tourVoucherOld", { confirmationCode: tourVoucher.confirmation_code }),
  }),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(tourVoucher.tracking_code)).length).toBeGreaterThan(0);
  },
};

/** Both calendars, both ways, everyone and their rooms, and the number that answers at any hour. */
export const AllThatAPaperNeeds: Story = {
  ...page(tourVoucherAbroad),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/سه‌شنبه ۲۴ آذر ۱۴۰۵ \(۱۵ دسامبر ۲۰۲۶\)|Tuesday 15 December 2026 \(24 Azar 1405\)/);
    await canvas.findByText(/یکشنبه ۲۹ آذر ۱۴۰۵ \(۲۰ دسامبر ۲۰۲۶\)|Sunday 20 December 2026 \(29 Azar 1405\)/);
    for (const number of ["7496", "5001", "A12345678"]) await canvas.findByText(number);
    await expect(canvas.getAllByRole("row")).toHaveLength(1 + tourVoucherAbroad.travellers.length);
    const contacts = within(canvas.getByRole("region", { name: /تماس بگیرید|Who to call/ }));
    await expect(contacts.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "tel:+982100000001",
      "tel:1685",
      "tel:+982100001685",
    ]);
  },
};

const { subject } = tourVoucherAbroad;
const called: TourVoucherValue = {
  ...tourVoucherAbroad,
  subject: {
    ...subject,
    stays: subject.stays.map((stay, at) =>
      at === 0 ? { ...stay, property: { ...stay.property, phone: "+971400000012" } } : stay,
    ),
  },
};
/** A desk abroad reads names and the hotel as they are written there, and finds and calls it. */
export const ReadAbroad: Story = {
  ...page(called),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [traveller] = called.travellers;
    const [stay] = called.subject.stays;
    await canvas.findByText(new RegExp(`${traveller?.first_name_en} ${traveller?.last_name_en}`));
    const hotels = within(canvas.getByRole("region", { name: /هتل‌ها|Hotels/ }));
    await hotels.findByText(new RegExp(stay?.property.address_en ?? "-"));
    await expect(hotels.getByRole("link")).toHaveAttribute("href", `tel:${stay?.property.phone}`);
  },
};

const germans = tourVoucherAbroad.travellers.map((one) => ({ ...one, nationality: "DE" }));
/** Rules for Iranian passports are hidden from holders of others; in a mixed party they are labelled as theirs. */
export const OtherPassports: Story = {
  ...page({ ...tourVoucherAbroad, travellers: germans }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const documents = within(await canvas.findByRole("region", { name: /همراه داشته باشید|Bring on the day/ }));
    await documents.findByText(
      /^(گذرنامه را همراه داشته باشید و شرایط ورود و ویزا را|Your passport; ask the consulate of your destination)/,
    );
    await expect(documents.queryByText(/گذرنامه‌های دیگر|other passports/)).toBeNull();
    await expect(documents.queryByText(/برای گذرنامهٔ ایرانی|For Iranian passports/)).toBeNull();
    await expect(documents.queryByRole("list")).toBeNull();
  },
};
export const BothPassports: Story = {
  ...page({ ...tourVoucherAbroad, travellers: [...tourVoucherAbroad.travellers.slice(1), ...germans.slice(0, 1)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const documents = within(await canvas.findByRole("region", { name: /همراه داشته باشید|Bring on the day/ }));
    await documents.findByText(/برای گذرنامه‌های دیگر|For other passports/);
    await documents.findByText(/برای گذرنامهٔ ایرانی|For Iranian passports/);
    await expect(documents.getAllByRole("listitem").length).toBeGreaterThan(0);
  },
};

/** The calendar file is made here: both legs, as instants. */
export const SavedToACalendar: Story = {
  ...page(tourVoucherAbroad),
  play: async ({ canvasElement }) => {
    const files = spyOn(URL, "createObjectURL");
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /افزودن به تقویم|Add to calendar/ }));
    await expect(files).toHaveBeenCalledTimes(1);
    const file = files.mock.calls[0]?.[0] as Blob;
    await expect(file.type).toBe("text/calendar;charset=utf-8");
    const text = await file.text();
    await expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const instant of ["DTSTART:20261215T045000Z", "DTEND:20261215T061500Z", "DTSTART:20261220T123000Z"])
      await expect(text).toContain(instant);
    await expect(text).not.toMatch(/A12345678|FARAHMAND|فرهمند/);
  },
};
