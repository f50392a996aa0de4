import type { ReactNode } from "react";
import { useRecent } from "#app/src/features/recent/useRecent.ts";
import { useText } from "#app/src/messages/words.ts";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import * as styles from "./FoldedSearch.css.ts";

const SEARCH = "search";

export type FoldedSearchProps = {
  /** The title of the sheet. */
  title: string;
  /** Destination of the search, or a prompt before it is known. */
  where: string;
  /** Other parts of the search: dates and party. */
  details: readonly string[];
  /** The search that the page shows: another one closes the sheet. */
  shown: string;
  /** The whole form. */
  children: ReactNode;
};

/** A search above its results. On a narrow screen it is one line that opens the form, so that results come first. */
export function FoldedSearch({ title, where, details, shown, children }: FoldedSearchProps) {
  const t = useText();
  // Without days it is a list that any visitor finds, and no search.
  useRecent("search", { title: details.length > 0 ? where : null, detail: details.join(" · ") });
  return (
    <div className={styles.place}>
      <button type="button" className={styles.line} popoverTarget={SEARCH}>
        <span className={styles.mark}>
          <Icon name="search" />
        </span>
        <span className={styles.words}>
          <Hidden>{t("search.change")} </Hidden>
          <bdi className={styles.where}>{where}</bdi>
          {details.map((detail) => (
            <span key={detail}> · {detail}</span>
          ))}
        </span>
      </button>
      <FoldingSheet id={SEARCH} title={title} closeLabel={t("common.close")} decided={shown} isTall>
        {children}
      </FoldingSheet>
    </div>
  );
}
