import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { MethodsValue, PartsValue, PaymentValue } from "#domain/contract/payment.shapes.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { leftPayment, paymentMethods } from "#fixtures/answers/payment.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { ownShares, quarter } from "#fixtures/answers/shares.ts";
import { Refused } from "#fixtures/scenario.ts";
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

const page = (methods: MethodsValue, answers: Readonly<Record<string, unknown>> = {}): Story =>
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
      ...answers,
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

/** The question about a part that was not paid has no answer: it can be asked again. */
export const LeftPartFailed: Story = {
  ...page(paid([first, second, third]), {
    "payment/v2/p3/check": () => {
      throw new Refused("internal", { fa: "خطا", en: "Error" });
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /بخش ۳ را پرداخت نکردم|didn’t pay part 3/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/دوباره تلاش کنید|try again/);
  },
};

/** The whole sum was left at the bank: its payer says so, and can then divide it. */
export const WholeLeftAtTheBank: Story = {
  ...stage({
    address: addressOf("status", { confirmation_code }),
    answers: {
      ...panelAnswers,
      ...Object.fromEntries(
        [`reserve/v2/${confirmation_code}`, `user/v2/reserves/${confirmation_code}`].map((path) => [
          path,
          { ...ready, payment: { ...leftPayment, payment_id: "p3", state: "requested", failure_reason: null } },
        ]),
      ),
      "payment/v2/methods": withoutWallet,
      "payment/v2/p3/check": (asked: unknown) => {
        check(asked);
        return { ...leftPart, part: null, state: "requested", failure_reason: null };
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = await canvas.findByRole("button", { name: /کل مبلغ را پرداخت نکردم|didn’t pay the whole/ });
    const asked = check.mock.calls.length;
    await userEvent.click(left);
    await waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(asked));
  },
};

const shared: MethodsValue = {
  ...withoutWallet,
  payable: quarter,
  gateway_part: quarter,
  parts: {
    items: [
      { ...first, amount: quarter, share_id: "s1" },
      { ...third, payment_id: "p2", part: 2, amount: quarter, share_id: "s2" },
    ],
    paid: quarter,
    missing: payable - quarter,
    next: { min: PARTS.least, max: payable - 3 * quarter },
    left: 3,
    lengthens: null,
    shares: ownShares,
  },
};

/** Four friends: one has paid, one is at the bank, one has not opened the link, and the booker's part is left. */
export const TogetherWithFriends: Story = {
  ...page(shared),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/سهم سارا ناصری، با کارت|Share of سارا ناصری, by card/);
    await expect(canvas.getByText(/سهم Reza، در درگاه بانک|Share of Reza, at the bank/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /پرداخت نکردم|didn’t pay/ })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^(ارسال لینک|Send link)/ })).toHaveLength(1);
  },
};

/** Links for three friends: each share and the booker's own part are said before they are made. */
export const MakingShares: Story = {
  ...page(withoutWallet, {
    "payment/v2/shares": (asked: unknown) => {
      start(asked);
      return { share_ids: ["s1", "s2", "s3"] };
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /با همراهان|with companions/ }));
    const more = canvas.getByRole("button", { name: /یک نفر بیشتر|One more/ });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByText(/هر همراه .+ و شما .+ می‌پردازید|Each companion pays .+ and you pay/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /ساخت ۳ لینک|Make 3 links/ }));
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
  },
};
