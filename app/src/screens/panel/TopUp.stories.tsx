import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PaymentValue } from "#domain/contract/payment.shapes.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { stage } from "#tests/stories/stage.tsx";

/** The wallet's page, as it greets an owner just back from the bank. */
const meta: Meta = { title: "صفحه‌ها/حساب من Account/شارژ Top-up", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const replace = fn();

const topUp: PaymentValue = {
  payment_id: "p1",
  confirmation_code: null,
  part: null,
  attempt: 1,
  gateway: "zarinpal",
  state: "verified",
  amount: 5_000_000,
  wallet_part: 0,
  ref_id: "201",
  card_masked: "603770******5443",
  failure_reason: null,
  held_amount: null,
  created_at: FROZEN_NOW - 120,
  settled_at: FROZEN_NOW,
};

/** Comes back to the wallet: its page says that once, and its address forgets the payment. */
const comesBack = (payment: Partial<PaymentValue>, says: RegExp): Story => ({
  ...stage({
    address: addressOf("panelTransactions", {}, { payment: "p1" }),
    answers: { ...panelAnswers, "payment/v2/p1": { ...topUp, ...payment } },
    actions: { replace },
    begin: () => replace.mockClear(),
  }),
  play: async ({ canvasElement }) => {
    // The message comes into view by degrees.
    await waitFor(() => expect(within(canvasElement).getByText(says)).toBeVisible());
    await waitFor(() => expect(replace.mock.calls).toEqual([[addressOf("panelTransactions")]]));
  },
});

export const ToppedUp: Story = comesBack(
  {},
  /^(۵۰۰٬۰۰۰\s.+ به کیف پول شما اضافه شد|500,000\s.+ was added to your wallet)\.$/,
);
export const LeftByItsPayer: Story = comesBack(
  { state: "failed", failure_reason: "payment_left", settled_at: null },
  /^(از پرداخت انصراف دادید؛ مبلغی کسر نشد|You left the bank without paying\. Nothing was charged)\.$/,
);
export const Failed: Story = comesBack(
  { state: "failed", failure_reason: "payment_failed", settled_at: null },
  /شارژ کیف پول ناموفق بود\. .*۷۲ ساعت|The top-up failed\. .*72 hours/,
);
export const Asking: Story = comesBack(
  { state: "unknown", settled_at: null },
  /بانک هنوز نتیجهٔ این پرداخت را اعلام نکرده|hasn’t told us the result/,
);
export const OnTheirWay: Story = comesBack(
  { state: "refund_due", failure_reason: "wrong_amount", settled_at: null },
  /به کارت شما برمی‌گردد|is being refunded to your card/,
);
