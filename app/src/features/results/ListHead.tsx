import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import { Breadcrumb, type BreadcrumbProps } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import * as styles from "./list-page.css.ts";

export type ListHeadProps = {
  title: string;
  /** The pages between Home and this one. */
  crumbs?: BreadcrumbProps["crumbs"];
  /** Name of this page among them, where it is not the title. */
  current?: string;
  /** The search in words; on a narrow screen its line says it. */
  summary?: ReactNode;
  /** Ways to neighbouring lists, in one row below the title. */
  neighbours?: ReactNode;
  /** The search. */
  children: ReactNode;
};

/** Head of every list: the search and the title, so that results come at once. On a telephone it is the search's line alone. */
export function ListHead({ title, crumbs = [], current = title, summary, neighbours, children }: ListHeadProps) {
  const t = useText();
  return (
    <div className={styles.section}>
      <div className={styles.crumbs}>
        <Breadcrumb
          label={t("listing.crumbs")}
          crumbs={[{ name: t("common.home"), address: addressOf("home") }, ...crumbs]}
          current={current}
        />
      </div>
      {children}
      <div className={styles.title}>
        <Heading level={1} look="h2">
          {title}
        </Heading>
        {summary && (
          <div className={styles.onlyWide}>
            <Text tone="soft">{summary}</Text>
          </div>
        )}
      </div>
      {neighbours}
    </div>
  );
}
