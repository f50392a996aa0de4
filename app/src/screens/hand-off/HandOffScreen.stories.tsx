import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { stage } from "#tests/stories/stage.tsx";
import { expectSupportNumbers } from "#tests/stories/support-numbers.ts";

const meta: Meta = { title: "صفحه‌ها/ادامه در برنامک Hand-off", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const hash = "Zr8kQ2vYw0m4Jt6LxH1cPA";
/** Without an app the address leads on to tracking. */
const answer = { kind: "property", app_address: `shamseh://reserve/${hash}`, fallback_address: addressOf("tracking") };
const at = {
  address: addressOf("reservationHandOff", { hashTrackingCode: hash }),
  answers: { [`reserve/v2/hand-off/${hash}`]: answer },
};

export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole("main");
    await within(main).findByRole("heading", { level: 1 });
    await expectSupportNumbers(main);
  },
};
/** The link reveals nothing of the booking, whichever kind it is: it may have been passed on. */
export const OfATour: Story = {
  ...stage({ ...at, answers: { [`reserve/v2/hand-off/${hash}`]: { ...answer, kind: "tour" } } }),
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole("main");
    await expect(within(main).queryByText(/تور|اقامت|[Tt]our|[Pp]roperty/)).toBeNull();
  },
};
export const Unknown: Story = stage({ ...at, answers: {} });
export const Failed: Story = stage({ ...at, scenario: "500" });

const code = "Fk7nX2qLr5b8Mv3ZyD1tGh";
const status = addressOf("flightStatus", { confirmation_code: code });
/** R71: a flight's link goes on to its status page. */
export const OfAFlight: Story = {
  ...stage({
    address: addressOf("flightHandOff", { confirmationCode: code }),
    answers: {
      [`flight/v2/reserve/${code}/hand-off`]: { kind: "flight", app_address: null, fallback_address: status },
    },
  }),
  play: async ({ canvasElement }) => {
    const onward = await within(canvasElement).findByRole("link", { name: /ادامه در وب|Continue on the web/ });
    await expect(onward).toHaveAttribute("href", status);
  },
};
