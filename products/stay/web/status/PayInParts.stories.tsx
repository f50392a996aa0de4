import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { MethodsValue, PartsValue, PaymentValue } from "#domain/contract/payment.shapes.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { paymentMethods } from "#fixtures/answers/payment.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { acceptAndPay } from "#tests/stories/accept-and-pay.ts";
import { stage } from "#tests/stories/stage.tsx";

/** A sum that is paid in parts: the second way beside paying it in one go. */
const meta: Meta = { title: "صفحه‌ها/وضعیت رزرو Status/در چند بخش In parts", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const { ready_to_pay: ready } = reservationIn;
const { confirmation_code } = ready;
const { payable } = ready.totals;
const PAY_PART = /^(پرداخت این بخش|پرداخت [۰-۹]|Pay this part|Pay \d)/;

const go = fn();
const start = fn();
const check = fn();

/** The part whose payer said that nothing was paid. */
const leftPart: PaymentValue = {
  payment_id: "p3",
  confirmation_code,
  attempt: 3,
  part: 3,
  gateway: "zarinpal",
  state: "failed",
  amount: ready.totals.payable - 42_500_000,
  wallet_part: 0,
  ref_id: null,
  card_masked: null,
  failure_reason: "payment_left",
  held_amount: null,
  created_at: ready.now - 60,
  settled_at: ready.now,
};

const page = (methods: MethodsValue): Story =>
  stage({
    address: addressOf("status", { confirmation_code }),
    answers: {
      ...panelAnswers,
      [`reserve/v2/${confirmation_code}`]: ready,
      [`user/v2/reserves/${confirmation_code}`]: ready,
      "payment/v2/methods": methods,
      "payment/v2/start": (asked: unknown) => {
        start(asked);
        return { payment_id: "p2", redirect_address: "https://bank.example/pay" };
      },
      "payment/v2/p3/check": (asked: unknown) => {
        check(asked);
        return leftPart;
      },
    },
    actions: { go },
    begin: () => {
      sessionStorage.clear();
      for (const one of [go, start, check]) one.mockClear();
    },
  });

const withoutWallet: MethodsValue = { ...paymentMethods, wallet_balance: 0, wallet_part: 0, gateway_part: payable };
const paid = (items: PartsValue["items"]): MethodsValue => {
  const sum = (which: boolean) =>
    items.reduce((total, { amount, is_paid }) => total + (is_paid === which ? amount : 0), 0);
  const left = payable - sum(true) - sum(false);
  return {
    ...withoutWallet,
    payable: left,
    gateway_part: left,
    parts: {
      items,
      paid: sum(true),
      missing: payable - sum(true),
      next: left === 0 ? null : { min: PARTS.least, max: left },
      left: PARTS.most - items.length,
      lengthens: null,
    },
  };
};
const first = {
  payment_id: "p1",
  part: 1,
  amount: 30_000_000,
  wallet_part: 0,
  card_masked: "603799******1234",
  is_paid: true,
};
const second = { ...first, payment_id: "p2", part: 2, amount: 12_500_000, wallet_part: 12_500_000, card_masked: null };
const third = { ...first, payment_id: "p3", part: 3, amount: payable - 42_500_000, card_masked: null, is_paid: false };

/** The first part: its bounds, the deadline and the way back are said before it is paid. */
export const FirstPart: Story = {
  ...page(withoutWallet),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /در چند بخش|in parts/ }));
    const amount = canvas.getByRole("textbox", { name: /مبلغ این بخش|Amount of this part/ });
    await expect(canvas.getByText(/به همان کارت یا کیف پول برمی‌گردد|goes back to the card or wallet/)).toBeVisible();
    await userEvent.type(amount, "5000");
    await acceptAndPay(canvasElement, PAY_PART);
    await expect(canvas.getByText(/یا همهٔ باقی‌مانده|or all that is left/)).toBeVisible();
    await expect(amount).toHaveFocus();
    await expect(start).not.toHaveBeenCalled();
  },
};

/** A part is paid with a card: its payer leaves for the bank. */
export const PartIsPaid: Story = {
  ...page(withoutWallet),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /در چند بخش|in parts/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /مبلغ این بخش|Amount of this part/ }), "3000000");
    await acceptAndPay(canvasElement, PAY_PART);
    await waitFor(() => expect(go).toHaveBeenCalledWith("https://bank.example/pay"));
  },
};

/** A card and the wallet have paid; what is missing is paid in one go, or divided further. */
export const TwoOfThem: Story = {
  ...page(paid([first, second])),
  play: async ({ canvasElement }) => {
    const parts = within(
      await within(canvasElement).findByRole("region", { name: /بخش‌های پرداخت|Parts of the payment/ }),
    );
    await expect(parts.getAllByRole("listitem")).toHaveLength(2);
    await expect(parts.getByText(/از کیف پول|from your wallet/)).toBeVisible();
  },
};

/** All that is missing is at the bank: nothing else is paid until its payer says that it was left. */
export const RestAtTheBank: Story = {
  ...page(paid([first, second, third])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const giveUp = await canvas.findByRole("button", { name: /پرداخت نکردم|I didn’t pay/ });
    await expect(canvas.queryByRole("button", { name: PAY_PART })).toBeNull();
    await userEvent.click(giveUp);
    await waitFor(() => expect(check).toHaveBeenCalled());
  },
};
