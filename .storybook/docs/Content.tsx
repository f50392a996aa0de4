import { useId, useState } from "react";
import type { Both } from "#design-system/guide/guide.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { type StyleCode, styleFaults } from "#domain/messages/style-faults.ts";
import { WORDS_NOT_USED } from "#domain/messages/words-not-used.ts";
import { formatDate, formatDateRange, formatNightsAndRooms, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { DIRECTION, ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatPercent, formatRating } from "#domain/text/numbers.ts";

const names: Readonly<Record<StyleCode, Both>> = {
  wrong_word: ["واژهٔ دیگری داریم", "We have another word"],
  straight_apostrophe: ["’ به جای '", "’ in place of '"],
  straight_quote: ["گیومه: «»", "Curly quotes: “”"],
  exclamation_mark: ["بدون علامت تعجب", "No exclamation mark"],
  ezafe: ["«هٔ» برای اضافه", "Ezafe is «هٔ»"],
  half_space: ["نیم‌فاصله", "The half-space"],
};

const first: Readonly<Record<Locale, string>> = {
  fa: "بلیط شما آماده میشود!",
  en: "Your e-ticket isn't ready!",
};

function TriedIn({ locale }: { locale: Locale }) {
  const id = useId();
  const [text, setText] = useState(first[locale]);
  const faults = styleFaults(text, locale);
  return (
    <div className="guide-live" lang={locale} dir={DIRECTION[locale]}>
      <label htmlFor={id}>{ofPair(["نوشتهٔ شما", "Your text"], locale)}</label>
      <textarea id={id} className="guide-text" rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      <ul role="status" className="guide-faults">
        {faults.length === 0 && <li>✓ {ofPair(["ایرادی ندارد", "Nothing to correct"], locale)}</li>}
        {faults.map(({ code, found, use }) => (
          <li key={`${code} ${found}`}>
            ✗ {ofPair(names[code], locale)}: <bdi>{found}</bdi>
            {use !== undefined && (
              <>
                {" → "}
                <bdi>{use}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The editor of `shamseh messages check`, on any text. */
export const TryWords = () => (
  <div className="guide-both">
    {locales.map((locale) => (
      <TriedIn key={locale} locale={locale} />
    ))}
  </div>
);

/** A word not used, as it is read: of a regular expression the first of its spellings. */
const readable = (source: string): string =>
  source
    .replace(/\\[()]/g, "")
    .replace(/\(\?<?[!=](?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/\((?:\?:)?[^()]*\)\?/g, "")
    .replace(/\((?:\?:)?([^()|]*)[^()]*\)/g, "$1")
    .replace(/\\p\{L\}[*+]/g, "…")
    .replace(/\[(.)[^\]]*\]/g, "$1")
    .replace(/\\u200C\??|[?*\\]/g, "")
    .replace(/\|.*/, "")
    .trim();

/** One word for one thing: the table by which texts are checked. */
export function WordTable() {
  const [wanted, setWanted] = useState("");
  const has = (text: string) => text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase());
  return (
    <>
      <p>
        <label>
          واژه · Word
          <br />
          <input
            className="guide-search"
            dir="auto"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
      </p>
      <div className="guide-both guide-words">
        {locales.map((locale) => (
          <div key={locale} lang={locale} dir={DIRECTION[locale]}>
            <table>
              <thead>
                <tr>
                  <th>{ofPair(["می‌نویسیم", "We write"], locale)}</th>
                  <th>{ofPair(["نمی‌نویسیم", "We don’t write"], locale)}</th>
                </tr>
              </thead>
              <tbody>
                {WORDS_NOT_USED[locale]
                  .map(({ use, not }) => ({ use, not: not.map(readable).join(ofPair(["، ", ", "], locale)) }))
                  .filter(({ use, not }) => has(use) || has(not))
                  .map(({ use, not }) => (
                    <tr key={`${use} ${not}`}>
                      <td>{use}</td>
                      <td>{not}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </>
  );
}

type Sample = { what: Both; in: (locale: Locale) => string };
const display = (locale: Locale) => ({ locale, calendar: USUAL_CALENDAR[locale] });

const samples: readonly Sample[] = [
  { what: ["پول", "Money"], in: (l) => formatMoneyText(164_685_000, l) },
  { what: ["تخفیف", "Discount"], in: (l) => formatPercent(15, l) },
  { what: ["امتیاز", "Rating"], in: (l) => formatRating(4.6, l) },
  { what: ["روز", "Day"], in: (l) => formatDate("2026-12-01", display(l), "full") },
  { what: ["بازهٔ اقامت", "Dates of a stay"], in: (l) => formatDateRange("2026-12-01", "2026-12-04", display(l)) },
  { what: ["آنچه مبلغ می‌پوشاند", "What a sum covers"], in: (l) => formatNightsAndRooms(3, 2, l) },
];

/** Numbers as they read in a sentence, by the code of the site. */
export const Samples = () => (
  <div className="guide-scroll">
    <table className="guide-samples">
      <tbody>
        {samples.map(({ what, in: written }) => (
          <tr key={what[1]}>
            <th scope="row">
              {what[0]} · <bdi>{what[1]}</bdi>
            </th>
            <td>
              <bdi>{written("fa")}</bdi>
            </td>
            <td lang="en">
              <bdi dir="ltr">{written("en")}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
