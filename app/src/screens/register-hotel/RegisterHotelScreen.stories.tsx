import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { failed, succeeded } from "#app/src/api/result.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { landingRegisterHotelInEnglish } from "#fixtures/answers/landing-register-hotel-in-english.ts";
import { landingRegisterHotelInPersian } from "#fixtures/answers/landing-register-hotel-in-persian.ts";
import { stage } from "#tests/stories/stage.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";

const meta: Meta = { title: "صفحه‌ها/ثبت هتل Register a hotel", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const at = {
  address: addressOf("registerHotel"),
  answers: {
    "content/v2/landings/register-hotel#fa": landingRegisterHotelInPersian,
    "content/v2/landings/register-hotel#en": landingRegisterHotelInEnglish,
  },
};
const words = {
  fa: {
    hotel: "نام هتل یا اقامتگاه",
    city: "شهر",
    rooms: "تعداد اتاق",
    manager: "نام مدیر",
    mobile: "شمارهٔ موبایل",
    send: "ارسال فرم",
    again: "ارسال پیام دیگر",
  },
  en: {
    hotel: "Hotel or property name",
    city: "City",
    rooms: "Number of rooms",
    manager: "Manager’s name",
    mobile: "Mobile number",
    send: "Submit form",
    again: "Send another",
  },
} as const;
const wordsOf = wordsByGlobals(words);

const fill: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const w = wordsOf(globals);
  await userEvent.type(canvas.getByLabelText(w.hotel), "خانهٔ آفتاب");
  await userEvent.type(canvas.getByLabelText(w.city), "کاشان");
  await userEvent.type(canvas.getByLabelText(w.rooms), "۲۴");
  await userEvent.type(canvas.getByLabelText(w.manager), "ناهید فرهمند");
  await userEvent.type(canvas.getByLabelText(w.mobile), "0912 000 0007");
  await userEvent.click(canvas.getByRole("button", { name: w.send }));
};

export const Default: Story = stage(at);
export const Loading: Story = stage({ ...at, isResolving: true });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const WrongInEveryWay: Story = {
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.type(canvas.getByLabelText(w.rooms), "۵۰۰۱");
    await userEvent.type(canvas.getByLabelText(w.mobile), "۰۲۱");
    await userEvent.click(canvas.getByRole("button", { name: w.send }));
    await expect(canvas.getByRole("alert").querySelectorAll("a")).toHaveLength(5);
    await expect(canvas.getByLabelText(w.hotel)).toHaveFocus();
  },
};

/** Codes are shown as they are, with Latin digits in both languages. */
const CODE = "1405082999";
const call = fn(async () => succeeded({ tracking_code: CODE }));
/** Persian digits are taken, and one intent has one key however often it is tried. */
export const Sent: Story = {
  ...stage({ ...at, actions: { client: { call: call as never } } }),
  play: async (context) => {
    call.mockClear();
    await fill(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(CODE);
    await expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ name: "content.registerHotel" }),
      expect.objectContaining({ body: expect.objectContaining({ rooms: 24, mobile: "0912 000 0007", note: "" }) }),
    );
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(context.globals).again }));
    await expect(canvas.getByLabelText(wordsOf(context.globals).hotel)).toHaveValue("");
  },
};
/** State after the form was sent. */
export const TrackingCode: Story = {
  ...Sent,
  play: async (context) => {
    await fill(context);
    await within(context.canvasElement).findByText(CODE);
  },
};
export const NoAnswer: Story = {
  ...stage({ ...at, actions: { client: { call: async () => failed({ kind: "timeout" }) } } }),
  play: async (context) => {
    await fill(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole("alert");
    await expect(canvas.getByLabelText(wordsOf(context.globals).hotel)).toHaveValue("خانهٔ آفتاب");
  },
};
