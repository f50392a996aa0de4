import type { ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Pagination } from "#design-system/components/Pagination/Pagination.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { pageCount } from "#domain/calendar/constants.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import { filterText, type ResultsTable } from "./filter-table.ts";
import { pageOfQuery } from "./list-grammar.ts";
import * as styles from "./results.css.ts";

export type ResultsProps<Name extends string, Facets, Item> = {
  table: ResultsTable<Name, Facets>;
  path: string;
  query: URLSearchParams;
  /** Null when the search was refused; `errors` say why. */
  list: { items: readonly Item[]; total: number; facets: Facets } | null;
  errors?: readonly FieldError[] | undefined;
  /** One result, with its key. The first is in sight at once. */
  card: (item: Item, index: number) => ReactNode;
  /** All results on a map, at `view=map`; without it there is no choice of views. */
  map?: ReactNode;
  actions: ScreenActions;
};

function Failed({ errors }: { errors: readonly FieldError[] }) {
  const t = useText();
  return (
    <Notice look="danger" isAlert>
      <Text size="label">{t("listing.errors")}</Text>
      <Text size="small">{t("listing.errors.text")}</Text>
      <ul>
        {errors.map(({ name, message }) => (
          <Text key={`${name} ${message}`} as="li" size="small">
            {message}
          </Text>
        ))}
      </ul>
    </Notice>
  );
}

type PartProps<Name extends string, Facets> = {
  table: ResultsTable<Name, Facets>;
  path: string;
  query: URLSearchParams;
};

function ViewSwitch<Name extends string, Facets>({
  table: { grammar },
  path,
  query,
  isMap,
}: PartProps<Name, Facets> & { isMap: boolean }) {
  const t = useText();
  return (
    <nav aria-label={t("listing.view")} className={styles.sort}>
      <Chip href={grammar.withValue(path, query, "view", null)} isChosen={!isMap}>
        {t("listing.view.list")}
      </Chip>
      <Chip href={grammar.withValue(path, query, "view", "map")} isChosen={isMap}>
        {t("listing.view.map")}
      </Chip>
    </nav>
  );
}

function Sorts<Name extends string, Facets>({ table: { grammar, sorts }, path, query }: PartProps<Name, Facets>) {
  const t = useText();
  const sort = query.get("sort") ?? "default";
  return (
    <nav aria-label={t("listing.sort")} className={styles.sort}>
      {sorts.map(({ value, words }) => (
        <Chip key={value} href={grammar.withValue(path, query, "sort", value)} isChosen={sort === value}>
          {t(words)}
        </Chip>
      ))}
    </nav>
  );
}

/** The filters that hold, each to be taken away, and all at once. */
function ActiveFilters<Name extends string, Facets>({
  table: { grammar, filters },
  path,
  query,
  facets,
}: PartProps<Name, Facets> & { facets: Facets }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Inline>
      {grammar.activeFilters(query).map(({ name, value }) => (
        <Chip
          key={`${name}=${value}`}
          href={grammar.toggled(path, query, name, value)}
          removeLabel={t("listing.filters.remove")}
        >
          {filterText(filters, { name, value }, t, locale, facets)}
        </Chip>
      ))}
      <Button look="quiet" href={grammar.withoutFilters(path, query)}>
        {t("listing.filters.clear")}
      </Button>
    </Inline>
  );
}

function Pages<Name extends string, Facets>({
  table: { grammar },
  path,
  query,
  total,
}: PartProps<Name, Facets> & { total: number }) {
  const t = useText();
  return (
    <Pagination
      current={pageOfQuery(query)}
      count={pageCount(total)}
      addressOf={(page) => grammar.withValue(path, query, "page", String(page))}
      words={{
        label: t("listing.pages"),
        next: t("listing.pages.next"),
        previous: t("listing.pages.previous"),
        page: (number) => t("listing.pages.page", { number }),
      }}
    />
  );
}

/** The results of a search with what narrows them, orders them and turns their pages. All of it stands in the address. */
export function Results<Name extends string, Facets, Item>(props: ResultsProps<Name, Facets, Item>) {
  const { table, path, query, list, errors = [], card, map, actions } = props;
  const t = useText();
  if (list === null) return <Failed errors={errors} />;

  const { words, grammar } = table;
  const { total, facets } = list;
  const part = { table, path, query };
  const isNarrowed = grammar.activeFilters(query).length > 0;
  const isMap = map !== undefined && query.get("view") === "map";
  return (
    <div className={styles.layout}>
      <FilterPanel {...part} facets={facets} total={total} actions={actions} />
      <section id="results" tabIndex={-1} className={styles.results} aria-label={t(words.count, { count: total })}>
        <div className={styles.bar}>
          <Text as="p" size="title">
            <span role="status">{t(words.count, { count: total })}</span>
          </Text>
          {map && <ViewSwitch {...part} isMap={isMap} />}
        </div>
        <Sorts {...part} />
        {isNarrowed && <ActiveFilters {...part} facets={facets} />}
        {total === 0 ? (
          <EmptyState title={t(words.empty)} text={t(words.emptyText)}>
            {isNarrowed && (
              <Button look="outline" href={grammar.withoutFilters(path, query)}>
                {t("listing.filters.clear")}
              </Button>
            )}
          </EmptyState>
        ) : isMap ? (
          map
        ) : (
          <>
            <Hidden as="h2">{t(words.count, { count: total })}</Hidden>
            <div className={styles.cards}>{list.items.map(card)}</div>
            <Pages {...part} total={total} />
          </>
        )}
      </section>
    </div>
  );
}
