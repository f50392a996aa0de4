import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { HeldChangeValue } from "#domain/contract/change.shapes.ts";
import type { PaymentValue } from "#domain/contract/payment.shapes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { heldMethods, heldStay, heldStayIn } from "#fixtures/answers/stay-changed.ts";
import { me } from "#fixtures/answers/traveller.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { pressEnabled } from "#tests/stories/press-enabled.ts";
import { stage } from "#tests/stories/stage.tsx";

/** A change that a card is to pay: held, at the bank, and what became of it. */
const meta: Meta = {
  title: "صفحه‌ها/وضعیت رزرو Status/تغییر نگه‌داشته HeldChange",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

const code = heldStay.confirmation_code;
const path = `reserve/v2/${code}`;
const due = heldStay.held_change?.due ?? 0;
const words = {
  fa: {
    title: "تغییر رزرو منتظر پرداخت شماست",
    pay: /^پرداخت /,
    again: /^ادامهٔ پرداخت/,
    letGo: "انصراف از تغییر",
    left: "پرداخت نکردم و تغییر نمی‌خواهم",
    change: "تغییر رزرو",
    made: "رزرو شما تغییر کرد",
    notMade: "تغییر انجام نشد و رزرو شما همان است که بود",
  },
  en: {
    title: "Your change is waiting for your payment",
    pay: /^Pay /,
    again: /^Continue paying/,
    letGo: "Don’t change",
    left: "I haven’t paid and don’t want the change",
    change: "Change booking",
    made: "Your booking was changed",
    notMade: "The change was not made, and your booking is as it was",
  },
} as const;

const started = fn(() => ({ payment_id: "p_held", redirect_address: "https://bank.example/pay" }));
const go = fn();

const page = (value: unknown, answers: Readonly<Record<string, unknown>> = {}): Story =>
  stage({
    address: addressOf("status", { confirmation_code: code }),
    answers: { [path]: value, "payment/v2/methods": heldMethods, "user/v2/me": me, ...answers },
    actions: { go },
  });

const payment = (of: Partial<NonNullable<HeldChangeValue["payment"]>>) => ({
  payment: { payment_id: "p_held", state: "requested" as const, failure_reason: null, ...of },
});

type Played = Parameters<NonNullable<Story["play"]>>[0];
function shownIn({ canvasElement, globals }: Played) {
  const locale = localeOf(globals["locale"]);
  const money = formatMoneyText(due, locale);
  return { w: words[locale], canvas: within(canvasElement), locale, money };
}

/** Until when it is held, what it costs, and the way to the bank; the booking is not changed otherwise meanwhile. */
export const HeldForCard: Story = {
  ...page(heldStay, { "payment/v2/start": started }),
  play: async (context) => {
    const { w, canvas, money } = shownIn(context);
    started.mockClear();
    const card = within(await canvas.findByRole("region", { name: w.title }));
    await expect(await card.findByRole("timer")).toBeVisible();
    const pay = await card.findByRole("button", { name: w.pay });
    await expect(pay.textContent).toContain(money);
    await expect(canvas.queryByRole("button", { name: w.change })).toBeNull();
    await pressEnabled(pay);
    await waitFor(() => expect(go).toHaveBeenCalledWith("https://bank.example/pay"));
  },
};

/** Let go: the booking is as it was, and can be changed again. */
export const HoldLetGo: Story = {
  ...page(heldStay, {
    [`user/v2/reserves/${code}/held-change/let-go`]: () => heldStayIn({ state: "ended" }),
  }),
  play: async (context) => {
    const { w, canvas } = shownIn(context);
    await pressEnabled(await canvas.findByRole("button", { name: w.letGo }));
    await canvas.findByRole("button", { name: w.change });
    await expect(canvas.queryByRole("region", { name: w.title })).toBeNull();
    const { activeElement, body } = context.canvasElement.ownerDocument;
    await expect(activeElement).not.toBe(body);
  },
};

/** The bank's answer while the payer has not decided there. */
const atBank: PaymentValue = {
  payment_id: "p_held",
  confirmation_code: code,
  change_id: heldStay.held_change?.change_id ?? null,
  ...{ attempt: 1, part: null, gateway: "zarinpal", amount: due, wallet_part: 0, state: "requested" },
  ...{ ref_id: null, card_masked: null, failure_reason: null, held_amount: null },
  created_at: heldStay.now - 120,
  settled_at: null,
};

/** The payer came back without having paid: on to the bank again, or the end of it. */
export const ChangeAtBank: Story = {
  ...page(heldStayIn(payment({})), { "payment/v2/p_held/check": atBank }),
  play: async (context) => {
    const { w, canvas, money } = shownIn(context);
    const again = await canvas.findByRole("button", { name: w.again });
    await expect(again.textContent).toContain(money);
    await canvas.findByRole("button", { name: w.left });
  },
};

/** Its time ended while the button was pressed. */
export const HoldOverAtPress: Story = {
  ...page(heldStay, {
    "payment/v2/start": (locale: "fa" | "en") => {
      throw new Refused("change_hold_over", saidOf("change_hold_over", locale));
    },
  }),
  play: async (context) => {
    const { w, canvas } = shownIn(context);
    await userEvent.click(await canvas.findByRole("button", { name: w.pay }));
    await canvas.findByRole("alert");
  },
};

/** Paid: the booking is another. */
export const ChangePaid: Story = {
  ...page(heldStayIn({ state: "made", ...payment({ state: "verified" }) })),
  play: async (context) => {
    const { w, canvas, money } = shownIn(context);
    const told = (await canvas.findByText(w.made)).closest("[role=status]");
    await expect(told?.textContent).toContain(money);
  },
};

/** The bank took nothing. */
export const ChangePaymentFailed: Story = {
  ...page(heldStayIn({ state: "ended", ...payment({ state: "failed", failure_reason: "payment_failed" }) })),
  play: async (context) => {
    const { w, canvas } = shownIn(context);
    await canvas.findByText(w.notMade);
    await canvas.findByRole("button", { name: w.change });
  },
};

/** The money came when the change could not be made any more, and goes back. */
export const ChangeMoneyBack: Story = {
  ...page(heldStayIn({ state: "ended", ...payment({ state: "refund_due", failure_reason: "change_not_made" }) })),
  play: async (context) => {
    const { w, canvas, money } = shownIn(context);
    const told = (await canvas.findByText(w.notMade)).closest("[role=status]");
    await expect(told?.textContent).toContain(money);
  },
};
