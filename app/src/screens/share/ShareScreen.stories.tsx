import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { ShareValue } from "#domain/contract/share.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { openShare, paidShare, quarter } from "#fixtures/answers/shares.ts";
import { Refused } from "#fixtures/scenario.ts";
import { REQUIRED } from "#tests/stories/required.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/پرداخت سهم Share", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const token = "Fk7nX2qLr5b8Mv3ZyD1tGh";
const path = `payment/v2/share/${token}`;
const address = addressOf("share", { share_token: token });
const of = (share: ShareValue, answers: Readonly<Record<string, unknown>> = {}) =>
  stage({ address, answers: { [path]: share, [`${path}/check`]: share, ...answers } });
const back = (state: NonNullable<ShareValue["back"]>["state"]) => ({ amount: quarter, state });
const words = {
  fa: { name: "نام شما", pay: /^پرداخت/, sheba: "شمارهٔ شبا", save: "ثبت شبا" },
  en: { name: "Your name", pay: /^Pay/, sheba: "IBAN (Sheba)", save: "Save IBAN (Sheba)" },
} as const;

export const Default: Story = {
  ...of(openShare),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = words[localeOf(globals.locale)];
    await userEvent.click(await canvas.findByRole("button", { name: w.pay }));
    await expect(canvas.getByLabelText(w.name)).toHaveFocus();
    await expect(canvas.getByLabelText(w.name)).toHaveAccessibleDescription(REQUIRED);
  },
};
/** Another has paid it meanwhile, or its booker has revoked it: what holds now is shown. */
export const TooLate: Story = {
  ...of(openShare, {
    [`${path}/pay`]: () => {
      throw new Refused("not_open", { fa: "این سهم دیگر پرداختنی نیست.", en: "This share can’t be paid any more." });
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = words[localeOf(globals.locale)];
    await userEvent.type(await canvas.findByLabelText(w.name), "سارا");
    await userEvent.click(canvas.getByRole("button", { name: w.pay }));
    await canvas.findByRole("alert");
  },
};
export const AtBank: Story = of({ ...openShare, state: "at_bank" });
export const Paid: Story = of(paidShare);
export const Incomplete: Story = of({ ...paidShare, back: back("to_card") });
export const Returned: Story = of({ ...paidShare, back: back("sent") });
export const NeedsSheba: Story = {
  ...of(
    { ...paidShare, back: back("needs_sheba") },
    { [`${path}/sheba`]: { ...paidShare, back: back("to_sheba") } satisfies ShareValue },
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = words[localeOf(globals.locale)];
    await userEvent.type(await canvas.findByLabelText(w.sheba), "IR820540102680020817909002");
    await userEvent.click(canvas.getByRole("button", { name: w.save }));
    await canvas.findByText(/به شبای شما|to your IBAN/);
  },
};
export const Ended: Story = of({ ...openShare, state: "ended", of: null, until: null });
export const Revoked: Story = of({ ...openShare, state: "revoked", of: null, until: null });
export const LongText: Story = of({
  ...paidShare,
  name: "سیده‌فاطمه‌زهرا میرمحمدحسینی‌طباطبایی‌نائینی",
  of: {
    ...openShare.of!,
    title_fa: "اقامتگاه بوم‌گردی خانهٔ تاریخی حاج آقا رضای اصفهانی",
    title_en: "The historic guest house of Haj Agha Reza of Isfahan",
  },
});
export const Unknown: Story = stage({ address, answers: {} });
export const Failed: Story = stage({ address, answers: {}, scenario: "500" });
