import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { movements, paymentReceipt, receipt, receiptWithExtras } from "#fixtures/answers/movements.ts";
import { panelAnswers as answers } from "#fixtures/answers/panel.ts";
import { stage } from "#tests/stories/stage.tsx";
import { expectSupportNumbers } from "#tests/stories/support-numbers.ts";

/** Every movement of a traveller's money, and the receipt of each. */
const meta: Meta = { title: "صفحه‌ها/حساب من Account/تراکنش‌ها Transactions", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const list = { address: addressOf("panelTransactions"), answers };
const paper = { address: addressOf("panelReceipt", { number: receipt.number }), answers };

export const Movements: Story = stage(list);
export const OneKind: Story = stage({
  address: addressOf("panelTransactions", {}, { kind: "refund" }),
  answers: {
    ...answers,
    "wallet/v2/movements": { ...movements, items: movements.items.filter(({ kind }) => kind === "refund"), total: 1 },
  },
});
export const Statement: Story = stage({ ...list, address: addressOf("panelTransactions", {}, { view: "wallet" }) });
export const Empty: Story = stage({ ...list, scenario: "empty" });
export const LongText: Story = stage({ ...list, areTextsLong: true });

export const ReceiptOfARefund: Story = {
  ...stage(paper),
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole("main");
    await within(main).findByText(/^(صادرکننده|Issued by)$/);
    await expectSupportNumbers(main);
  },
};
/** Made out to the company of the profile, by a seller with an id, under a number that can be read out. */
export const ReceiptOfAPayment: Story = {
  ...stage({ ...paper, address: addressOf("panelReceipt", { number: paymentReceipt.number }) }),
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole("article"));
    await expect(sheet.getByText("017 360 944 825 913")).toBeVisible();
    await expect(sheet.getByText("شرکت نمونهٔ ترنج")).toBeVisible();
    for (const id of ["10000000005", "14000000003", "411100000001"]) await expect(sheet.getByText(id)).toBeVisible();
  },
};
/** A part of a sum: its receipt names the part and its card, not the whole price. */
export const ReceiptOfAPart: Story = {
  ...stage({
    ...paper,
    address: addressOf("panelReceipt", { number: paymentReceipt.number }),
    answers: { ...answers, [`wallet/v2/receipts/${paymentReceipt.number}`]: { ...paymentReceipt, part_number: 2 } },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/بخش ۲ از قیمت رزرو|Part 2 of the booking’s price/);
  },
};
/** R29: an extra with the company that provides it, and a code, make up the sum with the booking's own price. */
export const ReceiptWithExtras: Story = {
  ...stage({
    ...paper,
    address: addressOf("panelReceipt", { number: receiptWithExtras.number }),
    answers: { ...answers, [`wallet/v2/receipts/${receiptWithExtras.number}`]: receiptWithExtras },
  }),
  play: async ({ canvasElement, globals }) => {
    const sheet = within(await within(canvasElement).findByRole("article"));
    const extra = await sheet.findByRole("row", { name: words[localeOf(globals["locale"])].extra });
    await expect(extra).toBeVisible();
    await expect(sheet.getByRole("row", { name: /NOWRUZ1405/ })).toBeVisible();
  },
};
export const ReceiptOfAnotherUser: Story = stage({
  ...paper,
  address: addressOf("panelReceipt", { number: "another_user_s_receipt" }),
});
export const ReceiptLoading: Story = stage({ ...paper, scenario: "waiting" });
export const ReceiptLongText: Story = stage({ ...paper, areTextsLong: true });
export const ReceiptOffline: Story = stage({ ...paper, scenario: "offline" });

const words = {
  fa: {
    receipt: /^رسید بازگشت وجه/,
    title: "رسید بازگشت وجه",
    vat: /مالیات بر ارزش افزوده \(۰\u200F٪\)/,
    year: /۱۴۰۵.*۲۰۲۶/,
    extra: /ترانسفر فرودگاهی.*مسیر سبز/,
  },
  en: {
    receipt: /^Receipt: Refund/,
    title: "Receipt: Refund",
    vat: /Value added tax \(0%\)/,
    year: /2026 \(.* 1405\)/,
    extra: /Airport transfer.*Green Route/,
  },
} as const;

/** R29: from the list to the paper of one movement: both calendars, the legs, and no tax. */
export const ToAReceipt: Story = {
  ...stage(list),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = words[localeOf(globals["locale"])];
    await userEvent.click(await canvas.findByRole("link", { name: w.receipt }));
    const sheet = within(await canvas.findByRole("article", { name: w.title }));
    await expect(sheet.getByText(w.vat)).toBeVisible();
    await expect(sheet.getByText(w.year)).toBeVisible();
    await expect(sheet.getByText("482 913 067 551 204")).toBeVisible();
  },
};
