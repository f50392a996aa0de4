import type { ReactNode } from "react";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import * as styles from "./list-page.css.ts";

export type ListTitleProps = {
  title: string;
  /** The search in words; on a narrow screen its line says it. */
  summary?: ReactNode;
};

/** Title of a list. On a telephone it is one small line, or only heard where the line of the search says it. */
export const ListTitle = ({ title, summary }: ListTitleProps) => (
  <div className={summary ? styles.titleOfSearch : styles.title}>
    <Heading level={1} look="h2">
      {title}
    </Heading>
    {summary && (
      <div className={styles.onlyWide}>
        <Text tone="soft">{summary}</Text>
      </div>
    )}
  </div>
);
