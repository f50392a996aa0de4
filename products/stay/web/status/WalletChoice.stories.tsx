import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { withDiscountCode } from "#fixtures/answers/discount-code.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { paymentMethods } from "#fixtures/answers/payment.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { acceptAndPay } from "#tests/stories/accept-and-pay.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The choice of paying from the wallet first survives the way to the bank and back. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status/کیف پول Wallet", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const { ready_to_pay: ready } = reservationIn;
const { confirmation_code, tracking_code } = ready;
const held: BalanceValue = {
  balance: paymentMethods.wallet_balance,
  available: paymentMethods.wallet_balance - 2_500_000,
  profit_counter: 0,
  holds: [{ confirmation_code, tracking_code, amount: 2_500_000, until: ready.now + 1_000 }],
  top_up: null,
};

/** The payer leaves the wallet out and goes; back by another way, it is left out still, and nothing is taken from it. */
export const LeftOutStaysOut: Story = {
  ...stage({
    address: addressOf("status", { confirmation_code }),
    answers: {
      ...panelAnswers,
      [`reserve/v2/${confirmation_code}`]: ready,
      [`user/v2/reserves/${confirmation_code}`]: ready,
      "payment/v2/methods": paymentMethods,
      // In the place of a bank: a page of ours from which a link leads back.
      "payment/v2/start": {
        payment_id: "p1",
        redirect_address: `https://shamseh.example${addressOf("panelTransactions")}`,
      },
      "wallet/v2/balance": held,
    },
    begin: () => sessionStorage.clear(),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wallet = () => canvas.findByRole("checkbox", { name: /کیف پول|wallet/i });
    await expect(await wallet()).toBeChecked();
    await userEvent.click(await wallet());
    await acceptAndPay(canvasElement, /^(پرداخت [۰-۹]|Pay \d)/);
    const holds = within(await canvas.findByRole("list", { name: /مبلغ‌های مسدودشده|on hold/i }));
    await userEvent.click(holds.getByRole("link"));
    await expect(await wallet()).not.toBeChecked();
    await expect(canvas.getByText(/زرین‌پال|ZarinPal/)).toBeVisible();
  },
};

/** A code's discount is a line of the sums, by the name that it has everywhere. */
export const CodeInSums: Story = {
  ...stage({
    address: addressOf("status", { confirmation_code: ready.confirmation_code }),
    answers: {
      [`reserve/v2/${ready.confirmation_code}`]: withDiscountCode(ready),
      "payment/v2/methods": { ...paymentMethods, payable: withDiscountCode(ready).totals.payable },
    },
  }),
  play: async ({ canvasElement }) => {
    const codes = await within(canvasElement).findAllByText("NOWRUZ1405");
    for (const code of codes) await expect(code.parentElement).toHaveTextContent(/^(تخفیف با کد|Discount with code)/);
  },
};
