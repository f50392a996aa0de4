import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { tourCancellationQuote } from "#fixtures/answers/tour-reservation.ts";
import { gathering, tourReservationIn, tourReserves } from "#fixtures/answers/tour-reservations.ts";
import { stage } from "#tests/stories/stage.tsx";

/** Tours among one's bookings: in the list, and each by itself. */
const meta: Meta = { title: "صفحه‌ها/حساب من Account/تورها Tours", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const paid = { ...tourReservationIn.successful, departure: gathering };
const code = paid.confirmation_code;
const answers = {
  ...panelAnswers,
  "user/v2/reserves": tourReserves,
  [`user/v2/reserves/${code}`]: paid,
  [`tour/v2/reserve/${code}/cancellation-quote`]: tourCancellationQuote,
};

export const List: Story = stage({ address: addressOf("panelReserves"), answers });
export const ListOnAPhone: Story = { ...List, globals: { viewport: { value: "phone" } } };

/** One reservation: its product's own card, its notes, and its voucher at its own address. */
export const One: Story = {
  ...stage({ address: addressOf("panelReserve", { confirmation_code: code }), answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 2, name: /تور کیش|Kish/ });
    await canvas.findByRole("meter");
    // The events are the agency's, not a property's.
    await expect(within(canvas.getByRole("main")).queryByText(/اقامتگاه|[Pp]roperty/)).toBeNull();
    await expect(canvas.getByRole("link", { name: /مشاهده و چاپ واچر|View and print voucher/ })).toHaveAttribute(
      "href",
      addressOf("tourVoucher", { confirmation_code: code }),
    );
  },
};
