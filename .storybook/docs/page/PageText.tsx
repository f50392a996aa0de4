import { createContext, Fragment, useContext } from "react";
import type { Both } from "#design-system/guide/guide.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { ofPair } from "#domain/text/in-locale.ts";

/** The language that the page is read in. */
export const PageLocale = createContext<Locale>("fa");

/** A text of the guide in the page's language; text between backticks is code, and keeps its own direction. */
export function PageText({ text }: { text: Both }) {
  const parts = ofPair(text, useContext(PageLocale)).split("`");
  return parts.map((part, index) =>
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}

/** Several of them, one under the other. */
export const PageList = ({ texts }: { texts: readonly Both[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text[1]}>
        <PageText text={text} />
      </li>
    ))}
  </ul>
);
