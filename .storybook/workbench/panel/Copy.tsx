import { placeholdersIn } from "#domain/messages/catalogue-faults.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { MessageMatch } from "../events.ts";
import { download } from "./download.ts";
import { useHeard } from "./heard.ts";
import { type Suggestion, useSuggestions } from "./suggestions.ts";

/** Maximum number of messages shown for a text; a short text matches many patterns. */
const MOST = 8;

/** Messages of the pressed text, and the reviewer's suggestion. */
export function Copy() {
  const { read } = useHeard();
  const { suggestions, suggest, clear } = useSuggestions();
  const suggested = (id: string) => suggestions.filter((one) => one.id === id);
  return (
    <>
      <div className="bar">
        <strong>{`${formatNumber(suggestions.length, "fa")} پیشنهاد`}</strong>
        <button
          type="button"
          disabled={suggestions.length === 0}
          onClick={() => download("copy.json", { messages: suggestions })}
        >
          دریافت پیشنهادها
        </button>
        <button type="button" disabled={suggestions.length === 0} onClick={clear}>
          پاک کردن همه
        </button>
        <bdi lang="en">npm run messages -- apply copy.json</bdi>
      </div>
      {read === null && (
        <p>
          روی متنی در صفحه کلیک کنید. · <bdi lang="en">Press a text on the page.</bdi>
        </p>
      )}
      {read !== null && (
        <p>
          <q>{read.text}</q> {read.matches.length === 0 && "در پیام‌های سایت نیست: از پاسخ سرور یا خودِ داستان آمده است."}
        </p>
      )}
      {read?.matches.slice(0, MOST).map((match) => (
        <Message key={match.id} {...match} suggested={suggested(match.id)} suggest={suggest} />
      ))}
    </>
  );
}

type MessageProps = MessageMatch & { suggested: Suggestion[]; suggest(one: Suggestion): void };

function Message({ id, area, uses, suggested, suggest, ...texts }: MessageProps) {
  const ratio = formatNumber(texts.en.length / Math.max(1, texts.fa.length), "fa", { maximumFractionDigits: 1 });
  return (
    <section>
      <h3>
        <bdi lang="en">{id}</bdi> · {formatNumber(uses, "fa")} بار در کد · انگلیسی {ratio} برابر فارسی
        {area === null && " · از جدول‌های domain/messages؛ اینجا عوض نمی‌شود"}
      </h3>
      <table>
        <tbody>
          {(["fa", "en"] as const).map((locale) => {
            const from = texts[locale];
            const to = suggested.find((one) => one.locale === locale)?.to ?? from;
            return (
              <tr key={locale}>
                <th scope="row">{NAMES[locale]}</th>
                <td>
                  <textarea
                    aria-label={`${NAMES[locale]}: ${id}`}
                    dir={DIRECTION[locale]}
                    lang={locale}
                    readOnly={area === null}
                    value={to}
                    onChange={({ target }) => suggest({ id, locale, from, to: target.value })}
                  />
                  <Wrong from={from} to={to} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const NAMES = { fa: "فارسی", en: "English" } as const;

/** Warning about a text that `messages apply` would refuse. */
function Wrong({ from, to }: { from: string; to: string }) {
  if (placeholdersIn(from) !== placeholdersIn(to)) return <span className="wrong">جای‌نگهدارها باید همان بمانند.</span>;
  return /[يك]/.test(to) ? <span className="wrong">«ی» و «ک» فارسی بنویسید.</span> : null;
}
