import type { Locator, Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { StartValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { logInByCall } from "./account.ts";
import { bookingWords, payForIt } from "./booking.ts";
import { asked, sent } from "./calls.ts";
import { type Cell, cells, RESERVE } from "./change-cells.ts";
import { expectChangedEverywhere, type Said } from "./changed-everywhere.ts";
import { type Hand, handIn, hands } from "./hand.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";
import { someOf } from "./ways.ts";

/** A paid booking is changed in each way that it can be, by touch and by keys; then every page and message says one sum. */

test.describe.configure({ mode: "parallel" });

const words = {
  open: {
    stay: ["تغییر رزرو", "Change booking"],
    tour: ["تغییر تور", "Change the tour"],
    flight: ["تغییر پرواز", "Change flight"],
  },
  confirm: {
    stay: ["رزرو را تغییر می‌دهم", "Change the booking"],
    tour: ["تور را تغییر می‌دهم", "Change the tour"],
    flight: ["پرواز را تغییر می‌دهم", "Change the flight"],
  },
  byCard: ["ادامه و پرداخت با کارت", "Continue and pay by card"],
  cancel: ["لغو رزرو", "Cancel booking"],
  cancelPart: {
    room: ["این اتاق را لغو می‌کنم", "Cancel this room"],
    traveller: ["این مسافر را لغو می‌کنم", "Cancel this traveller"],
    direction: ["این پرواز را لغو می‌کنم", "Cancel this flight"],
  },
  correct: ["اصلاح نام", "Correct a name"],
  correctDo: ["نام را اصلاح می‌کنم", "Correct the name"],
  held: ["تغییر رزرو منتظر پرداخت شماست", "Your change is waiting for your payment"],
  made: ["رزرو شما تغییر کرد", "Your booking was changed"],
  notMade: ["تغییر انجام نشد و رزرو شما همان است که بود", "The change was not made, and your booking is as it was"],
} as const;

/** Enough for the dearest difference, rial. */
const IN_WALLET = 500_000_000;

/** Charges the wallet at the bank. */
async function fillWallet({ page }: Hand): Promise<void> {
  const { redirect_address } = await sent<StartValue>(page, "/wallet/v2/charge", {
    amount: IN_WALLET,
    gateway: "test",
  });
  await page.goto(redirect_address);
  await page.getByRole("button", { name: bookingWords.fa.atBank.pay }).first().click();
  await page.waitForURL(/\/financial\//);
}

type Opened = { readonly dialog: Locator; readonly agree: Locator; readonly isByCard: boolean };

/** Opens the dialog of a cell, chooses in it, and waits until it says what that costs. */
async function chosen(hand: Hand, cell: Cell, before: ReservationEnvelope): Promise<Opened> {
  const { page, locale } = hand;
  const { product, changes } = cell;
  const isPart = "part" in changes;
  const isName = !isPart && changes.what === "name";
  const open = isPart ? words.cancel : isName ? words.correct : words.open[product];
  await hand.push(page.getByRole("button", { name: ofPair(open, locale), exact: true }));
  const dialog = page.getByRole(isPart ? "alertdialog" : "dialog");
  await cell.choose(hand, dialog, before);
  const byCard = ofPair(words.byCard, locale);
  const confirm = isPart
    ? words.cancelPart[changes.part.split("-")[0] as keyof typeof words.cancelPart]
    : isName
      ? words.correctDo
      : words.confirm[product];
  const agree = dialog.getByRole("button", { name: new RegExp(`^(${ofPair(confirm, locale)}|${byCard})$`) });
  await expect(agree).toBeEnabled();
  const isByCard = (await agree.textContent()) === byCard;
  if (cell.payer) expect(isByCard).toBe(cell.payer === "card");
  return { dialog, agree, isByCard };
}

/** Reads what the dialog says that it costs. The sentence of a part is of that part, which is gone afterwards. */
async function saidBy({ dialog }: Opened, { changes }: Cell): Promise<Said> {
  const line = dialog.locator("[data-cancellation]");
  const isOfTheRest = "what" in changes && changes.what !== "name";
  return {
    sums: await dialog.locator("dl dd").allTextContents(),
    cancellation: isOfTheRest ? await line.last().textContent() : null,
  };
}

/** From the held change to the bank, and back. */
async function atBank(hand: Hand, what: "pay" | "decline", quoted: string): Promise<void> {
  const { page, locale } = hand;
  const held = page.getByRole("region", { name: ofPair(words.held, locale) });
  await page.locator(":focus").filter({ has: held }).waitFor();
  await hand.push(held.getByRole("button", { name: ofPair([`پرداخت ${quoted}`, `Pay ${quoted}`], locale) }));
  await page.waitForURL(/\/StartPay\//);
  await hand.push(page.getByRole("button", { name: bookingWords.fa.atBank[what] }).first());
  await page.waitForURL(/\/status\//);
  await page
    .locator(":focus")
    .getByText(ofPair(what === "pay" ? words.made : words.notMade, locale))
    .waitFor();
}

/** Gives the places back: a departure has few, and is that of every cell of tours. */
async function giveBack(page: Page, path: string): Promise<void> {
  const { quote_id } = await asked<CancellationQuoteValue>(page, `${path}/cancellation-quote`);
  await sent(page, `${path}/cancel`, { quote_id, destination: "wallet" });
}

const ways = cells.flatMap((cell) => hands.map((name) => ({ cell, name })));
/** The most different: a card after a refusal by touch, a part by keys, a room by touch. */
const first = ["stay touch 0", "flight keys 17", "tour touch 11"];
const ordered = [...ways].toSorted((one, other) => rank(one) - rank(other));
function rank({ cell, name }: (typeof ways)[number]): number {
  const at = first.indexOf(`${cell.product} ${name} ${cells.indexOf(cell)}`);
  return at === -1 ? first.length : at;
}

for (const { cell, name } of someOf(ordered, 3))
  test(`${cell.product}, ${cell.name}: by ${name}`, async ({ browser, site }) => {
    const hand = await handIn(browser, site, name);
    const { page, locale } = hand;
    await page.goto("/");
    const mobile = await logInByCall(page);
    const booked = await cell.toPay(page);
    const code = booked.confirmation_code;
    await payForIt(page, booked.kind, code, locale);
    if (cell.payer === "wallet") await fillWallet(hand);
    await page.goto(reservationAddress(booked.kind, "status", code));
    await ready(page);
    const read = () => asked<ReservationEnvelope>(page, `${RESERVE[cell.product]}/${code}`);
    const before = await read();

    if (cell.declinesOnce) {
      const opened = await chosen(hand, cell, before);
      const { sums } = await saidBy(opened, cell);
      await hand.push(opened.agree);
      await atBank(hand, "decline", sums.at(-1) ?? "");
      const { totals, status, own_changes } = await read();
      expect([totals, status, own_changes]).toEqual([before.totals, "successful", []]);
    }
    const opened = await chosen(hand, cell, before);
    const said = await saidBy(opened, cell);
    await hand.push(opened.agree);
    await opened.dialog.waitFor({ state: "hidden" });
    if (opened.isByCard) await atBank(hand, "pay", said.sums.at(-1) ?? "");
    await expectChangedEverywhere({ hand, site, cell, booked, mobile, said, before, isByCard: opened.isByCard });
    if (cell.product === "tour") await giveBack(page, `${RESERVE.tour}/${code}`);
    await page.context().close();
  });
