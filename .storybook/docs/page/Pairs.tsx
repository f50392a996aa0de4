import { type ReactNode, useContext } from "react";
import type { Both, DoAndDont } from "#design-system/guide/guide.ts";
import { LocaleContext } from "#design-system/theme/LocaleContext.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import { PageLocale, PageText } from "./PageText.tsx";
import { pageWords } from "./page-words.ts";
import { Stage } from "./Stage.tsx";

type SideProps = { verdict: "do" | "dont"; text: Both; example: ReactNode };

const Side = ({ verdict, text, example }: SideProps) => (
  <div className={`component-side component-${verdict}`}>
    <strong>
      <span aria-hidden="true">{verdict === "do" ? "✓" : "✕"}</span> <PageText text={pageWords[verdict]} />
    </strong>
    {example && <Stage>{example}</Stage>}
    <p>
      <PageText text={text} />
    </p>
  </div>
);

const surroundingsOf = (locale: Locale) => ({
  locale,
  direction: DIRECTION[locale],
  calendar: USUAL_CALENDAR[locale],
});

/** Right and wrong beside each other, drawn by the components themselves. */
export function Pairs({ pairs }: { pairs: readonly DoAndDont[] }) {
  const locale = useContext(PageLocale);
  return (
    <LocaleContext.Provider value={surroundingsOf(locale)}>
      {pairs.map((pair) => {
        const drawn = pair.example?.(locale);
        return (
          <div key={pair.do[1]} className="component-pair">
            <Side verdict="do" text={pair.do} example={drawn?.do} />
            <Side verdict="dont" text={pair.dont} example={drawn?.dont} />
          </div>
        );
      })}
    </LocaleContext.Provider>
  );
}
