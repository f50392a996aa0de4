import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { followTranslator } from "#app/src/page/translated-text.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { retimedMuch } from "#fixtures/answers/flight-reservations.ts";
import { maskedReservation } from "#fixtures/answers/masked.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import { token } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { REQUIRED } from "#tests/stories/required.ts";
import { stage } from "#tests/stories/stage.tsx";
import { translate } from "#tests/support/translator.ts";

const meta: Meta = { title: "صفحه‌ها/پیگیری رزرو Tracking", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const found = maskedReservation(reservationIn.successful);
const { confirmation_code } = found;
const at = {
  address: addressOf("tracking"),
  answers: {
    "reserve/v2/tracking": { confirmation_code, token, expires_at: found.now + 900 },
    [`user/v2/reserves/${confirmation_code}`]: found,
  },
};
const words = {
  fa: { code: "کد پیگیری", mobile: "شمارهٔ موبایل رزروکننده", find: "پیگیری" },
  en: { code: "Tracking code", mobile: "Mobile number used for the booking", find: "Track" },
} as const;

const track: NonNullable<Story["play"]> = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const w = words[localeOf(globals.locale)];
  await userEvent.type(canvas.getByLabelText(w.code), "۱۴۰۵۰۸۲۹۰۱");
  await userEvent.type(canvas.getByLabelText(w.mobile), "0912 000 0007");
  await userEvent.click(canvas.getByRole("button", { name: w.find }));
};

export const Default: Story = stage(at);
/** R121: an empty field is reported as required, before its format. */
export const NothingTyped: Story = {
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = words[localeOf(globals.locale)];
    await userEvent.click(canvas.getByRole("button", { name: w.find }));
    await expect(canvas.getByLabelText(w.code)).toHaveFocus();
    for (const name of [w.code, w.mobile]) {
      await expect(canvas.getByLabelText(name)).toHaveAttribute("aria-invalid", "true");
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(REQUIRED);
    }
  },
};
/** The browser translates the page: its texts are taken from React, which goes on from one step to the next. */
export const Translated: Story = {
  ...stage(at),
  play: async (context) => {
    followTranslator(context.canvasElement);
    const endTranslation = translate(within(context.canvasElement).getByRole("main"));
    try {
      const canvas = within(context.canvasElement);
      const { find } = words[localeOf(context.globals.locale)];
      const press = async () => userEvent.click(canvas.getByRole("button", { name: new RegExp(find) }));
      const faults = () => context.canvasElement.querySelectorAll("[aria-invalid=true]").length;
      await press();
      await waitFor(() => expect(faults()).toBe(2));
      const [code, mobile] = canvas.getAllByRole("textbox");
      await userEvent.type(code as HTMLElement, "1");
      await userEvent.type(mobile as HTMLElement, "0912 000 0007");
      await press();
      await waitFor(() => expect(faults()).toBe(1));
      await userEvent.type(code as HTMLElement, "405082908");
      await press();
      await canvas.findByRole("heading", { name: /قطعی شد|is confirmed/ });
      await expect(canvas.getByRole("heading", { name: /قطعی شد|is confirmed/ })).toHaveTextContent("«");
    } finally {
      endTranslation();
    }
  },
};
export const Found: Story = {
  ...stage(at),
  play: async (context) => {
    await track(context);
    const canvas = within(context.canvasElement);
    const title = await canvas.findByRole("heading", { name: /قطعی شد|is confirmed/ });
    const voucher = canvas.getByRole("link", { name: /مشاهده و چاپ واچر|View and print voucher/ });
    const another = canvas.getByRole("button", { name: /رزرو دیگر|another booking/i });
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    await expect([isBefore(title, voucher), isBefore(voucher, another)]).toEqual([true, true]);
    // Every guest, and no whole number of theirs.
    const guests = within(canvas.getByRole("region", { name: /^(مسافران|Travellers)$/ }));
    await expect(guests.getAllByText(/^\*{8}\d\d$/)).toHaveLength(
      found.rooms.reduce((all, { adults }) => all + adults, 0),
    );
  },
};
const tour = maskedReservation(tourReservationIn.successful);
/** A tour is shown with its product's parts, and its voucher is at its own address. */
export const FoundTour: Story = {
  ...stage({
    ...at,
    answers: {
      "reserve/v2/tracking": { confirmation_code: tour.confirmation_code, token, expires_at: tour.now + 900 },
      [`user/v2/reserves/${tour.confirmation_code}`]: tour,
    },
  }),
  play: async (context) => {
    await track(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole("heading", { level: 2, name: /تور کیش|Kish/ });
    await expect(canvas.getByRole("link", { name: /مشاهده و چاپ واچر|View and print voucher/ })).toHaveAttribute(
      "href",
      addressOf("tourVoucher", { confirmation_code: tour.confirmation_code }),
    );
  },
};
const flight = maskedReservation(retimedMuch);
/** A moved flight: the new times are shown, and only its owner can answer. */
export const FoundFlight: Story = {
  ...stage({
    ...at,
    answers: {
      "reserve/v2/tracking": { confirmation_code: flight.confirmation_code, token, expires_at: flight.now + 900 },
      [`user/v2/reserves/${flight.confirmation_code}`]: flight,
    },
  }),
  play: async (context) => {
    await track(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole("heading", { level: 2, name: /تهران به مشهد|Tehran to Mashhad/ });
    await canvas.findByRole("heading", { name: /ایرلاین ساعت پرواز|The airline changed the time/ });
    await canvas.findByText(/برای پذیرش ساعت جدید یا لغو رزرو، وارد حساب شوید|Log in to accept the new time/);
    await expect(canvas.queryByRole("button", { name: /می‌پذیرم|Accept/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: /مشاهده و چاپ بلیت|View and print ticket/ })).toHaveAttribute(
      "href",
      addressOf("flightVoucher", { confirmation_code: flight.confirmation_code }),
    );
  },
};
export const NotFound: Story = {
  ...stage({
    ...at,
    answers: {
      "reserve/v2/tracking": () => {
        const message = { fa: "رزروی با این کد پیدا نشد.", en: "No such reservation." };
        throw new Refused("invalid_input", message, [
          { name: "tracking_code", code: "unknown_reservation", params: {}, message },
        ]);
      },
    },
  }),
  play: async (context) => {
    await track(context);
    const canvas = within(context.canvasElement);
    await expect((await canvas.findAllByText(/رزروی با این کد پیدا نشد|No such reservation/)).length).toBeGreaterThan(
      0,
    );
  },
};
export const Offline: Story = { ...stage({ ...at, scenario: "offline" }), play: track };
