import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { html } from "#runtime/html.ts";
import type { Session } from "./books.ts";
import { cards, cardText } from "./cards.ts";

/** The payer's pages of the test bank, each label in both languages: there is no switch and no script. */

/** Choices of a payer. `dropped`: the payment is made and the way back is lost, as when a telephone dies. */
export const choices = {
  pay: { fa: "پرداخت", en: "Pay", state: "paid", isBack: true },
  decline: { fa: "انصراف و بازگشت به سایت", en: "Cancel", state: "declined", isBack: true },
  dropped: { fa: "پرداخت بدون بازگشت به سایت", en: "Pay without returning to the site", state: "paid", isBack: false },
} as const;

type Pair = Readonly<Record<Locale, string>>;

/** A text in both languages, Persian first; the English is isolated from the Persian around it. */
const both = ({ fa, en }: Pair): string => `${fa}<span lang="en" dir="ltr">${en}</span>`;

const GATEWAY: Pair = { fa: "درگاه پرداخت بانک آزمایشی", en: "Test bank payment gateway" };
const WARNING: Pair = {
  fa: "این بانک ساختگی است و پولی جابه‌جا نمی‌کند. شمارهٔ کارت واقعی ننویسید.",
  en: "A make-believe bank: no money moves. Do not type a real card.",
};

const ends: Readonly<Record<Session["state"], Pair>> = {
  open: { fa: "هنوز پرداخت نشده است.", en: "Not paid yet." },
  paid: { fa: "پرداخت شد.", en: "Paid." },
  declined: { fa: "پرداخت نشد.", en: "Not paid." },
  reversed: { fa: "پرداخت شد و به کارت برگشت.", en: "Paid, and refunded to the card." },
};

/** Address that the payer returns to, with the outcome. */
export function wayBack({ callback_url, authority, state }: Session): string {
  const back = new URL(callback_url);
  back.searchParams.set("Authority", authority);
  back.searchParams.set("Status", state === "paid" ? "OK" : "NOK");
  return back.href;
}

const row = (label: Pair, value: string): string =>
  `<div><dt>${both(label)}</dt><dd><bdi>${html(value)}</bdi></dd></div>`;

/** The sum, rial first as on a bank's own pages, and what it is for. */
const bill = ({ amount, description, callback_url, authority }: Session): string => `<section class="bill">
  <h2>${both({ fa: "مبلغ", en: "Amount" })}</h2>
  <p class="amount"><strong>${formatRial(amount, "fa")}</strong>
    <span>${formatMoneyText(amount, "fa")}</span><span lang="en" dir="ltr">${formatRial(amount, "en")}</span></p>
  <dl>
    ${row({ fa: "سایت پذیرنده", en: "Merchant’s site" }, new URL(callback_url).host)}
    ${row({ fa: "بابت", en: "For" }, description)}
    ${row({ fa: "شمارهٔ پیگیری بانک", en: "Bank reference" }, authority.slice(-10))}
  </dl>
</section>`;

const button = (name: keyof typeof choices, more = ""): string =>
  `<button name="choice" value="${name}" class="${name}"><span>${choices[name].fa}${more}</span><span lang="en" dir="ltr">${choices[name].en}</span></button>`;

const cardChoice = (card: string, at: number): string =>
  `<label><input type="radio" name="card" value="${card}"${at === 0 ? " checked" : ""}><bdi dir="ltr">${cardText(card)}</bdi></label>`;

/** Page of a session that is still open. */
export const payPage = (session: Session): string =>
  page(
    GATEWAY,
    `${bill(session)}
<form method="post">
  <fieldset class="card"><legend>${both({ fa: "کارت آزمایشی، با موجودی کافی", en: "Test card with enough balance" })}</legend>
    ${cards.map(cardChoice).join("\n    ")}</fieldset>
  <div class="act">${button("pay", ` <bdi>${formatRial(session.amount, "fa")}</bdi>`)}${button("decline")}</div>
  <h2>${both({ fa: "نتیجهٔ دیگری برای آزمودن", en: "Another outcome to try" })}</h2>
  ${button("dropped")}
</form>`,
  );

/** Page of a session whose payer has decided. */
export const decidedPage = (session: Session, title: Pair = GATEWAY): string =>
  page(
    title,
    `<p class="end ${session.state}" role="status">${both(ends[session.state])}</p>
${bill(session)}
<p><a class="back" href="${html(wayBack(session))}">${both({ fa: "بازگشت به سایت", en: "Back to the site" })}</a></p>`,
  );

/** Page after a payment whose way back was lost. */
export const droppedPage = (session: Session): string =>
  decidedPage(session, { fa: "بدون بازگشت به سایت", en: "Not returned to the site" });

/** Page of an address without a session. */
export const unknownPage = (): string => page({ fa: "نشست پیدا نشد", en: "No such session" }, "");

const page = (title: Pair, body: string): string => `<!doctype html>
<html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title.fa} · ${title.en}</title><link rel="stylesheet" href="/bank.css"></head>
<body><header><h1>${both(title)}</h1></header>
<main><p class="note">${both(WARNING)}</p>
${body}</main></body></html>`;
