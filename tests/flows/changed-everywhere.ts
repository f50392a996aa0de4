import { expect, type Locator } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import type { ReservationEnvelope, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatDateRange, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { asked, messagesTo, operated } from "./calls.ts";
import { type Booked, type Cell, RESERVE } from "./change-cells.ts";
import type { Hand } from "./hand.ts";
import type { Site } from "./site.ts";
import { ready } from "./watch.ts";

/** Expectations of a change that was made: one sum and one sentence in every place that speaks of it. */

/** Words of the dialog before it was agreed to: its sums in order, the difference last, and the cost of cancelling afterwards. */
export type Said = { readonly sums: readonly string[]; readonly cancellation: string | null };

export type Made = {
  readonly hand: Hand;
  readonly site: Site;
  readonly cell: Cell;
  readonly booked: Booked;
  readonly mobile: string;
  readonly said: Said;
  /** A card has paid the difference. */
  readonly isByCard: boolean;
  /** The booking before. */
  readonly before: ReservationEnvelope;
};

const words = {
  made: ["رزرو شما تغییر کرد", "Your booking was changed"],
  partGone: [
    "بخشی از رزرو لغو شد. بقیهٔ رزرو برقرار است.",
    "Part of your booking was cancelled. The rest of it stands.",
  ],
  changes: ["تغییرهای شما", "Your changes"],
  parts: ["بخش‌های لغوشده", "Cancelled parts"],
  name: ["نام یک مسافر اصلاح شد", "A traveller’s name was corrected"],
  revised: ["آخرین تغییر", "Last changed"],
  difference: ["مابه‌التفاوت تغییر رزرو", "Difference for a change"],
  receipt: ["رسید", "Receipt"],
  total: ["جمع", "Total"],
} as const;

/** Sums of what was recorded. `moved`: what was paid, or went back below zero. */
type Sums = { readonly paid: number; readonly penalty: number; readonly comes: number; readonly moved: number };

const sumsOf = (paid: number, penalty: number, comes: number): Sums => ({
  ...{ paid, penalty, comes },
  moved: comes + penalty - paid,
});

/** Sums of the record of this cell's change, which it names. */
function recorded(cell: Cell, { own_changes = [], cancelled_parts = [] }: ReservationEnvelope): Sums {
  if ("part" in cell.changes) {
    const last = cancelled_parts.at(-1);
    expect(`${last?.of}-${last?.position}`).toBe(cell.changes.part);
    return sumsOf(last?.paid ?? 0, last?.penalty ?? 0, 0);
  }
  const last = own_changes.at(-1);
  expect(last?.what).toBe(cell.changes.what);
  return sumsOf(last?.paid ?? 0, last?.penalty ?? 0, last?.comes ?? 0);
}

/** Expects a change to be told alike by every page and message. The page is at the reservation. */
export async function expectChangedEverywhere(made: Made): Promise<void> {
  const { hand, cell, booked, before, said } = made;
  const money = (amount: number) => formatMoneyText(Math.abs(amount), hand.locale);
  // The dialog is gone: what it led to is said, and has the focus. A payment's result has said it before.
  const place = made.isByCard ? hand.page.getByRole("main") : hand.page.locator(":focus");
  const list = place.getByRole("region", { name: ofPair(listOf(cell), hand.locale) });
  await list.waitFor();
  await expect(place).toContainText(ofPair("part" in cell.changes ? words.partGone : words.made, hand.locale));
  const after = await asked<ReservationEnvelope>(hand.page, `${RESERVE[cell.product]}/${booked.confirmation_code}`);
  const sums = recorded(cell, after);
  expect(after.status).toBe("successful");
  cell.becomes(after, before);
  expect(after.totals.paid).toBe(before.totals.paid - sums.paid + sums.comes);
  expect([after.refund?.amount ?? 0, after.totals.payable]).toEqual([Math.max(0, -sums.moved), after.totals.paid]);
  const isNamed = "what" in cell.changes && cell.changes.what === "name";
  if (isNamed) await expect(list).toContainText(ofPair(words.name, hand.locale));
  else {
    const { paid, penalty, comes, moved } = sums;
    const parts =
      "part" in cell.changes ? [paid, penalty] : [...(paid > 0 ? [paid, penalty] : []), ...(comes > 0 ? [comes] : [])];
    expect(said.sums).toEqual([...parts, moved].map(money));
    for (const sum of "part" in cell.changes ? [penalty, moved] : [...parts, moved])
      await expect(list).toContainText(money(sum));
    if (cell.payer) expect(moved, "what a payer pays").toBeGreaterThan(0);
  }
  await expectStatus(made, sums);
  await expectVoucher(made, after);
  await expectReceipt(made, sums);
  await expectOrder(made, after);
  await expectMessages(made, after, sums);
}

const listOf = ({ changes }: Cell) => ("part" in changes ? words.parts : words.changes);

/** The card of the booking, its terms and its refund. */
async function expectStatus({ hand: { page, locale }, said }: Made, { moved }: Sums): Promise<void> {
  if (said.cancellation !== null) await expect(page.getByText(said.cancellation).first()).toBeVisible();
  if (moved >= 0) return;
  const refund = page.getByRole("region", { name: ofPair(["بازگشت وجه", "Refund"], locale), exact: true });
  await expect(refund).toContainText(formatMoneyText(-moved, locale));
}

async function expectVoucher({ hand, cell, booked, said }: Made, after: ReservationEnvelope): Promise<void> {
  const { page, locale } = hand;
  const { kind, confirmation_code: code } = booked;
  await page.goto(reservationAddress(kind, "voucher", code));
  await ready(page);
  const paid = page.getByText(formatMoneyText(after.totals.paid, locale)).first();
  await expect(paid).toBeVisible();
  await expect(page.getByText(ofPair(words.revised, locale)).first()).toBeVisible();
  if (said.cancellation !== null) await expect(page.getByText(said.cancellation).first()).toBeVisible();
  for (const { last_name_fa, last_name_en } of after.travellers)
    await expect(
      page.getByText(ofPair([last_name_fa ?? "", last_name_en || (last_name_fa ?? "")], locale)).first(),
    ).toBeVisible();
  const voucher = await asked<VoucherEnvelope>(page, `${RESERVE[cell.product]}/${code}/voucher`);
  expect([voucher.revision, voucher.paid, /#SHV2\./.test(voucher.qr)]).toEqual([1, after.totals.paid, true]);
}

/** The newest movement of money and its receipt; none where nothing moved. */
async function expectReceipt({ hand, cell, booked }: Made, { moved }: Sums): Promise<void> {
  const { page, locale } = hand;
  if (moved === 0) return;
  await page.goto(addressOf("panelTransactions"));
  await ready(page);
  const newest = page
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href*="${booked.confirmation_code}"]`) })
    .first();
  if (!("part" in cell.changes)) await expect(newest).toContainText(ofPair(words.difference, locale));
  await hand.push(newest.getByRole("link", { name: new RegExp(ofPair(words.receipt, locale)) }));
  await page.waitForURL(/\/receipts\//);
  const paper = page.getByRole("article");
  await expect(paper).toContainText(booked.tracking_code);
  await expect(rowOf(paper, ofPair(words.total, locale))).toContainText(
    formatMoneyText(Math.abs(moved), locale).split("\u00A0")[0] ?? "",
  );
}

const rowOf = (paper: Locator, name: string): Locator =>
  paper.getByRole("row").filter({ has: paper.page().getByRole("rowheader", { name, exact: true }) });

/** The order as it is read again, to tell its supplier. */
async function expectOrder({ hand, site, booked }: Made, after: ReservationEnvelope): Promise<void> {
  const order = await operated<OrderValue>(hand.page, site, `orders/${booked.confirmation_code}/read`);
  expect([order.tracking_code, order.paid]).toEqual([booked.tracking_code, after.totals.paid]);
  expect(order.travellers.map(({ last_name_fa }) => last_name_fa)).toEqual(
    after.travellers.map(({ last_name_fa }) => last_name_fa),
  );
}

/** The SMS that says what was changed, and the one of the refund. */
async function expectMessages(
  { hand: { page, locale }, cell, booked, mobile }: Made,
  { own_changes, travellers }: ReservationEnvelope,
  { moved }: Sums,
): Promise<void> {
  const says = (...parts: readonly string[]) =>
    expect
      .poll(async () => (await messagesTo(page, mobile)).filter((text) => parts.every((part) => text.includes(part))))
      .not.toHaveLength(0);
  const refund = formatMoneyText(-moved, locale);
  if ("part" in cell.changes)
    return says(booked.tracking_code, refund, ofPair(["بخشی از رزرو", "part of booking"], locale));
  const { what } = cell.changes;
  if (what === "name") return says(booked.tracking_code, ofPair(["نام یک مسافر", "the name of one traveller"], locale));
  const guests = what === "dates" ? [] : [formatNumber(travellers.length, locale)];
  const after = own_changes?.at(-1)?.after;
  if (after === undefined) throw new Error("A change that was made is recorded");
  await says(
    booked.tracking_code,
    ...guests,
    formatDateRange(after.starts_on, after.ends_on, { locale, calendar: USUAL_CALENDAR[locale] }),
  );
}
