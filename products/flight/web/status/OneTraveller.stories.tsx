import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { flightOfOne, flightOfTwo, secondTravellerQuote } from "#fixtures/answers/flight-of-one.ts";
import { flightCancellationQuote } from "#fixtures/answers/flight-reservation.ts";
import { bankAccounts, me } from "#fixtures/answers/traveller.ts";
import { inTurn } from "#tests/stories/in-turn.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** One traveller of a flight is cancelled alone: the others fly on the same booking. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو پرواز Flight status/لغو یک مسافر One traveller",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

const { confirmation_code } = flightOfTwo;
const path = `flight/v2/reserve/${confirmation_code}`;
const address = addressOf("flightStatus", { confirmation_code });
const left = fn(() => flightOfOne);

export const OneTravellerOfTwo: Story = {
  ...stage({
    address,
    answers: {
      [path]: flightOfTwo,
      [`${path}/cancellation-quote`]: inTurn(flightCancellationQuote, secondTravellerQuote),
      [`${path}/cancel`]: left,
      "user/v2/bank-accounts": bankAccounts,
      "user/v2/me": me,
    },
  }),
  beforeEach: () => void left.mockClear(),
  play: async ({ canvasElement, globals }) => {
    const money = (rial: number) => formatMoneyText(rial, localeOf(globals["locale"]));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole("button", { name: /^(لغو رزرو|Cancel booking)$/ }));
    const dialog = within(await body.findByRole("alertdialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^(فقط امید راستین|Omid Rastin only)/i }));
    const label = () => dialog.getByText(/^(مبلغ پرداختی|Paid)$/);
    await waitFor(() => expect(label().parentElement?.textContent).toContain(money(secondTravellerQuote.paid)));
    await pressEnabled(dialog.getByRole("button", { name: /^(این مسافر را لغو می‌کنم|Cancel this traveller)$/ }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    await body.findByRole("region", { name: /^(بخش‌های لغوشده|Cancelled parts)$/ });
  },
};

/** The flight of the one who stays. */
export const AfterOneTraveller: Story = stage({ address, answers: { [path]: flightOfOne, "user/v2/me": me } });
