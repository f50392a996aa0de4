import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { panelAnswers, refunds } from "#fixtures/answers/panel.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/حساب من Account/بازگشت وجه Refunds", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = { address: addressOf("panelRefunds"), answers: panelAnswers };

export const OnTheirWay: Story = stage(at);
const [, cancelled] = refunds.items;
if (cancelled === undefined) throw new Error("A booking was cancelled");
/** Paid twice: the booking stands, and the refund comes from no cancellation. */
export const OfAnExtraPayment: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/refund-requests": { ...refunds, items: [{ ...cancelled, is_late: true, penalty: 0 }], total: 1 },
    },
  }),
  play: async ({ canvasElement }) => {
    const place = within(await within(canvasElement).findByRole("main"));
    await place.findByText(/^(از پرداخت دیرهنگام یا اضافهٔ یک رزرو|From a late or extra payment of a booking)$/);
    await expect(place.queryByText(/لغوشده|cancelled/)).toBeNull();
  },
};
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
export const Loading: Story = stage({ ...at, scenario: "waiting" });
export const Offline: Story = stage({ ...at, scenario: "offline" });
export const Failed: Story = stage({ ...at, scenario: "500" });

const openForm = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: /برداشت از کیف پول|Withdraw from wallet/ }));
  return canvas;
};

export const Asking: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = await openForm(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/مبلغ به تومان|Amount in toman/), "۴۰۰٬۰۰۰");
    await userEvent.click(canvas.getByRole("button", { name: /برداشت از کیف پول|Withdraw from wallet/ }));
    await canvas.findByText(/درخواست برداشت ثبت شد|Withdrawal requested/);
  },
};

/** A decimal mark does not request a hundred times the money: the amount meant is named, and the typed text stays. */
export const AmountWithADecimal: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = await openForm(canvasElement);
    const field = await canvas.findByLabelText(/مبلغ به تومان|Amount in toman/);
    await userEvent.type(field, "15000.5{Enter}");
    await expect(await canvas.findByText(/: ۱۵٬۰۰۰$|: 15,000$/)).toBeVisible();
    await expect(field).toHaveValue("15000.5");
    await expect(canvas.queryByText(/درخواست برداشت ثبت شد|Withdrawal requested/)).toBeNull();
  },
};

/** Money goes only to the user's own bank account: without one, and without a top-up, there is a link to add it. */
export const WithoutAnAccount: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/bank-accounts": [],
      "wallet/v2/balance": { balance: 0, available: 0, profit_counter: 0, holds: [], top_up: null },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = await openForm(canvasElement);
    await canvas.findByRole("link", { name: /افزودن حساب بانکی|Add bank account/ });
  },
};

export const TakingItBack: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /لغو درخواست|Cancel request/ }));
    await canvas.findByText(/درخواست لغو شد|Request cancelled/);
  },
};

/** A top-up can go back to its card: offered beside the accounts, with how much of it. */
export const BackToTheCard: Story = {
  ...stage({ ...at, answers: { ...panelAnswers, "user/v2/bank-accounts": [] } }),
  play: async ({ canvasElement }) => {
    const canvas = await openForm(canvasElement);
    await canvas.findByRole("option", { name: /603770\*{6}5443/ });
    await userEvent.type(await canvas.findByLabelText(/مبلغ به تومان|Amount in toman/), "۴۰۰٬۰۰۰");
    await userEvent.click(canvas.getByRole("button", { name: /برداشت از کیف پول|Withdraw from wallet/ }));
    await canvas.findByText(/درخواست برداشت ثبت شد|Withdrawal requested/);
  },
};
