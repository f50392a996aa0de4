import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { CompanionValue } from "#domain/contract/companion.shapes.ts";
import { companionAbroad, companionOnStay, companionOnTour } from "#fixtures/answers/companion.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/سفر همراه Companion", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const token = "Pk7nX2qLr5b8Mv3ZyD1tGh";
const path = `voucher/v2/companion/${token}`;
const address = addressOf("companion", { companion_token: token });
const of = (value: CompanionValue) => stage({ address, answers: { [path]: value } });
const without = (state: CompanionValue["state"]): Story => of({ state, voucher: null });

/** One's own name, and no price: a companion does not see what the booker paid. */
export const Default: Story = {
  ...of(companionOnStay),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: /^(سام فرهمند|SAM FARAHMAND)$/ });
    await expect(canvasElement.querySelector("main")?.textContent).not.toMatch(/تومان|toman/i);
  },
};
export const OnTour: Story = of(companionOnTour);
/** Ways there and back, each with a seat of one's own; hours by the clocks there. */
export const Abroad: Story = {
  ...of(companionAbroad),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/به وقت محلی|local time/)).toHaveLength(4);
  },
};
export const Changed: Story = without("changed");
export const Cancelled: Story = without("cancelled");
export const Revoked: Story = without("revoked");
export const Ended: Story = without("ended");
export const LongText: Story = stage({ address, answers: { [path]: companionAbroad }, areTextsLong: true });
export const Unknown: Story = stage({ address, answers: {} });
export const Failed: Story = stage({ address, answers: {}, scenario: "500" });
