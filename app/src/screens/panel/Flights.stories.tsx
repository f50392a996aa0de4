import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import {
  flightReserves,
  freeCancellationQuote,
  retimedAndAccepted,
  retimedMuch,
} from "#fixtures/answers/flight-reservations.ts";
import { panelAnswers, refunds } from "#fixtures/answers/panel.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Flights among one's bookings: in the list, each by itself, and in the refunds. */
const meta: Meta = { title: "صفحه‌ها/حساب من Account/پروازها Flights", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const code = retimedMuch.confirmation_code;
const answers = {
  ...panelAnswers,
  "user/v2/reserves": flightReserves,
  [`user/v2/reserves/${code}`]: retimedMuch,
  [`flight/v2/reserve/${code}/cancellation-quote`]: freeCancellationQuote,
  [`flight/v2/reserve/${code}/answer-change`]: retimedAndAccepted,
};

export const ListOnAPhone: Story = {
  ...stage({ address: addressOf("panelReserves"), answers }),
  globals: { viewport: { value: "phone" } },
};

/** People, not nights: a flight that returns after a week is no stay of a week. */
export const List: Story = {
  ...stage({ address: addressOf("panelReserves"), answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(تهران به استانبول|Tehran to Istanbul)$/);
    await expect(canvas.getAllByText(/۴ نفر|4 travellers/).length).toBeGreaterThan(0);
    await expect(within(canvas.getByRole("main")).queryByText(/[۰-۹] شب|[0-9] night/)).toBeNull();
  },
};

/** One of them: its own card, the ticket at its own address, and the carrier is answered here as well. */
export const One: Story = {
  ...stage({ address: addressOf("panelReserve", { confirmation_code: code }), answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 2, name: /تهران به مشهد|Tehran to Mashhad/ });
    await expect(canvas.getByRole("link", { name: /مشاهده و چاپ بلیت|View and print ticket/ })).toHaveAttribute(
      "href",
      addressOf("flightVoucher", { confirmation_code: code }),
    );
    await userEvent.click(canvas.getByRole("button", { name: /ساعت جدید را می‌پذیرم|Accept the new time/ }));
    await canvas.findByText(/ساعت جدید را پذیرفته‌اید|You accepted the new time/);
  },
};

export const Refunds: Story = stage({
  address: addressOf("panelRefunds"),
  answers: {
    ...answers,
    "user/v2/refund-requests": {
      ...refunds,
      items: refunds.items.map((one) => ({ ...one, confirmation_code: one.confirmation_code && code })),
    },
  },
});
