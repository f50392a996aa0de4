import { createContext, type HTMLAttributes, type ReactElement, type ReactNode, useContext } from "react";

/** A part of a page whose markup is seldom different from page to page. A name is one place in one screen. */
export type KeptName = "about" | "comment" | "facilities" | "footer" | "place" | "question";

/** Content of a kept part: the markup of an earlier page, or marks around its children, whose markup is then kept. */
export type KeptMarkup = { html: string } | { begin: ReactNode; end: ReactNode };

/**
 * Only the server has one. `of`: all that the part shows beside the environment, answers or parts of them as they came.
 * Null where the part is rendered and not kept.
 */
export const KeptMarkupContext = createContext<
  ((name: KeptName, of: readonly (object | string | null)[]) => KeptMarkup | null) | null
>(null);

export type KeptProps = Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML"> & {
  as: "article" | "footer" | "section";
  name: KeptName;
  of: readonly (object | string | null)[];
  children: ReactElement;
};

/**
 * An element whose content the server renders once for all pages with the same data. Its children read nothing but
 * `of`, the environment and the words; ids of `useId` are the same at the same place of a screen.
 */
export function Kept({ as: Tag, name, of, children, ...attributes }: KeptProps) {
  const kept = useContext(KeptMarkupContext)?.(name, of) ?? null;
  if (kept !== null && "html" in kept) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React wrote for the same children, on the server alone.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: kept.html }} />;
  }
  return (
    <Tag {...attributes}>
      {kept?.begin}
      {children}
      {kept?.end}
    </Tag>
  );
}
