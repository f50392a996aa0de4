import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { failed } from "#app/src/api/result.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { FIELD_WORDS } from "#domain/messages/refusal-table.ts";
import { localeOf, ofPair } from "#domain/text/in-locale.ts";
import { pageContactInEnglish } from "#fixtures/answers/page-contact-in-english.ts";
import { pageContactInPersian } from "#fixtures/answers/page-contact-in-persian.ts";
import { Refused } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";

const meta: Meta = { title: "صفحه‌ها/تماس با ما Contact", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const at = {
  address: addressOf("contact"),
  answers: {
    "content/v2/pages/contact#fa": pageContactInPersian,
    "content/v2/pages/contact#en": pageContactInEnglish,
    "content/v2/contact-message": {},
  },
};
const words = {
  fa: { name: "نام و نام خانوادگی", mobile: "شمارهٔ موبایل", text: "پیام شما", send: "ارسال پیام", sent: /ثبت شد/ },
  en: { name: "Full name", mobile: "Mobile number", text: "Your message", send: "Send message", sent: /Message sent/ },
} as const;
const wordsOf = wordsByGlobals(words);

const message = "برای گروهی چهل‌نفره در اصفهان راهنمایی می‌خواهم. لطفاً عصرها تماس بگیرید.";
const write: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const w = wordsOf(globals);
  await userEvent.type(canvas.getByLabelText(w.name), "ناهید فرهمند");
  await userEvent.type(canvas.getByLabelText(w.mobile), "۰۹۱۲۰۰۰۰۰۰۷");
  await userEvent.type(canvas.getByLabelText(w.text), message);
  await userEvent.click(canvas.getByRole("button", { name: w.send }));
};

/** Support can be called in Iran by its short number, and from anywhere else by the one beside it. */
export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const term = await within(canvasElement).findByText(/^(تلفن پشتیبانی|Support phone)$/);
    const numbers = [...(term.nextElementSibling?.querySelectorAll("a") ?? [])];
    await expect(numbers.map((link) => link.getAttribute("href"))).toEqual(["tel:1685", "tel:+982100001685"]);
  },
};
export const Loading: Story = stage({ ...at, isResolving: true });
export const Failed: Story = stage({ ...at, scenario: "500" });
/** All missing values are reported above the fields and at each, and the first receives the focus. */
export const NothingTyped: Story = {
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: w.send }));
    await expect(canvas.getByRole("alert").querySelectorAll("a")).toHaveLength(3);
    await expect(canvas.getByLabelText(w.name)).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: new RegExp(w.text) }));
    await expect(canvas.getByLabelText(w.text)).toHaveFocus();
  },
};
export const Sent: Story = {
  ...stage(at),
  play: async (context) => {
    await write(context);
    await within(context.canvasElement).findByText(wordsOf(context.globals).sent);
  },
};
/** The provider's faults are shown at their fields. */
export const RefusedByTheProvider: Story = {
  ...stage({
    ...at,
    answers: {
      ...at.answers,
      "content/v2/contact-message": (locale: Locale) => {
        const said = ofPair(FIELD_WORDS.mobile, locale);
        throw new Refused("invalid_input", said, [{ name: "mobile", code: "mobile", params: {}, message: said }]);
      },
    },
  }),
  play: async (context) => {
    await write(context);
    const canvas = within(context.canvasElement);
    const field = canvas.getByLabelText(wordsOf(context.globals).mobile);
    await expect(
      await canvas.findByRole("link", {
        name: new RegExp(ofPair(FIELD_WORDS.mobile, localeOf(context.globals.locale))),
      }),
    ).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("۰۹۱۲۰۰۰۰۰۰۷");
  },
};
/** Nothing typed is lost when there is no answer. */
export const NoAnswer: Story = {
  ...stage({ ...at, actions: { client: { call: async () => failed({ kind: "network" }) } } }),
  play: async (context) => {
    await write(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole("alert");
    await expect(canvas.getByLabelText(wordsOf(context.globals).text)).toHaveValue(message);
  },
};
