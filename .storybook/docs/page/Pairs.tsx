import { type ReactNode, useContext } from "react";
import type { Both, DoAndDont } from "#design-system/guide/guide.ts";
import { InLocale } from "./InLocale.tsx";
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

/** Right and wrong beside each other, drawn by the components themselves. */
export function Pairs({ pairs }: { pairs: readonly DoAndDont[] }) {
  const locale = useContext(PageLocale);
  return (
    <InLocale locale={locale}>
      {pairs.map((pair) => {
        const drawn = pair.example?.(locale);
        return (
          <div key={pair.do[1]} className="component-pair">
            <Side verdict="do" text={pair.do} example={drawn?.do} />
            <Side verdict="dont" text={pair.dont} example={drawn?.dont} />
          </div>
        );
      })}
    </InLocale>
  );
}
