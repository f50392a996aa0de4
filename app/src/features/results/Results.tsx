import { Fragment, type ReactNode } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { ToolBar } from "#design-system/components/ActionBar/ToolBar.tsx";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Pagination } from "#design-system/components/Pagination/Pagination.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import { pageCount } from "#domain/paging.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { type Counted, countText } from "./count-text.ts";
import { FILTERS, FilterPanel } from "./FilterPanel.tsx";
import { filterText, type ResultsTable } from "./filter-table.ts";
import { pageOfQuery } from "./list-grammar.ts";
import * as styles from "./results.css.ts";

export type ResultsProps<Name extends string, Facets, Item> = {
  table: ResultsTable<Name, Facets>;
  path: string;
  query: URLSearchParams;
  /** Null when the search was refused; `errors` say why. */
  list: (Counted & { items: readonly Item[]; facets: Facets }) | null;
  errors?: readonly FieldError[] | undefined;
  /** Title of the page, in one row with the count and the orders; absent where it stands apart from them. */
  title?: ReactNode;
  /** The way to what is said about the list below it, or a remark on the count. */
  about?: ReactNode;
  /** The kind of every price of the list, said once. */
  basis?: string | undefined;
  /** A further tool of a narrow screen. */
  tool?: ReactNode;
  /** Ways to neighbouring lists, in one row below the title. */
  neighbours?: ReactNode;
  /** One result, with its key. The first is in sight at once. */
  card: (item: Item, index: number) => ReactNode;
  /** The heading of the group that a result is in; results that follow each other with the same one stand below it. */
  groupOf?: (item: Item) => string;
  /** All results on a map, at `view=map`; without it there is no choice of views. */
  map?: ReactNode;
  /** The notice about the choice that led here: it stands first in the list, where one lands. */
  notice?: ReactNode;
  /** True when the map is shown without results too: it says so itself, and another area can be searched. */
  isMapOfNone?: boolean;
  actions: ScreenActions;
};

/** A refused list: what the address asks for is said as such, with a way to the first page; the rest as of fields. */
function Failed<Name extends string, Facets>({
  table: { grammar },
  path,
  query,
  errors,
}: PartProps<Name, Facets> & { errors: readonly FieldError[] }) {
  const t = useText();
  const ofAddress = grammar.refusedOfAddress(errors);
  if (errors.length > 0 && ofAddress.length === errors.length) {
    const what = ofAddress.every((name) => name === "page") ? "page" : "address";
    return (
      <div role="alert">
        <EmptyState title={t(`listing.refused.${what}`)} text={t(`listing.refused.${what}.text`)}>
          <Button look="outline" href={grammar.firstWithout(path, query, ofAddress)}>
            {t("listing.refused.first")}
          </Button>
        </EmptyState>
      </div>
    );
  }
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
    <nav aria-label={t("listing.view")} className={styles.views}>
      {isMap && (
        <Button look="outline" icon="filter" opens={FILTERS}>
          {t("listing.filters.count", { count: grammar.activeFilters(query).length })}
        </Button>
      )}
      <Chip href={grammar.withValue(path, query, "view", isMap ? null : "map")}>
        <Icon name={isMap ? "list" : "map"} size="small" />
        {t(isMap ? "listing.view.list" : "listing.view.map")}
      </Chip>
    </nav>
  );
}

function SortNote({ summary, formula }: { summary: string; formula: string }) {
  return (
    <details>
      <summary className={styles.sortNote}>{summary}</summary>
      <Text size="caption" tone="mute">
        {formula}
      </Text>
    </details>
  );
}

function Sorts<Name extends string, Facets>({ table, path, query }: PartProps<Name, Facets>) {
  const { grammar, sorts, sortNote } = table;
  const t = useText();
  const { locale } = useEnvironment();
  const sort = query.get("sort") ?? "default";
  return (
    <>
      <nav aria-label={t("listing.sort")} className={styles.sorts}>
        {sorts.map(({ value, words }) => (
          <Chip key={value} href={grammar.withValue(path, query, "sort", value)} isChosen={sort === value} look="quiet">
            {t(words)}
          </Chip>
        ))}
      </nav>
      {sortNote && sort === "default" && <SortNote {...sortNote(t, locale)} />}
    </>
  );
}

/** The sheet of the orders. */
const SORTS = "sorts";

type ToolsProps<Name extends string, Facets> = PartProps<Name, Facets> & {
  /** Null where there is no map. */
  isMap: boolean | null;
  /** True where nothing is found: there is nothing to put in order. */
  isNone: boolean;
  children: ReactNode;
};

/** On a narrow screen the order, the filters and the map stay in reach of a thumb. */
function Tools<Name extends string, Facets>({
  table: { grammar },
  path,
  query,
  isMap,
  isNone,
  children,
}: ToolsProps<Name, Facets>) {
  const t = useText();
  const { locale } = useEnvironment();
  const count = grammar.activeFilters(query).length;
  const view = { list: { icon: "list", to: null }, map: { icon: "map", to: "map" } } as const;
  const other = isMap ? "list" : "map";
  return (
    <ToolBar
      label={t("listing.tools")}
      tools={[
        ...(isNone ? [] : [{ icon: "sort", label: t("listing.sort"), opens: SORTS } as const]),
        {
          icon: "filter",
          label: t("listing.filters"),
          opens: FILTERS,
          count:
            count === 0
              ? undefined
              : { shown: formatNumber(count, locale), words: t("listing.filters.active", { count }) },
        },
        ...(isMap === null || isNone
          ? []
          : [
              {
                icon: view[other].icon,
                label: t(`listing.view.${other}`),
                href: grammar.withValue(path, query, "view", view[other].to),
              },
            ]),
      ]}
    >
      {children}
    </ToolBar>
  );
}

/** A page that the list does not reach, and the way to its last. */
function BeyondTheLast<Name extends string, Facets>({
  table: { grammar },
  path,
  query,
  last,
}: PartProps<Name, Facets> & { last: number }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <EmptyState
      title={t("listing.beyond", { page: formatNumber(pageOfQuery(query), locale) })}
      text={t("listing.beyond.text", { count: last })}
    >
      <Button look="outline" href={grammar.withValue(path, query, "page", String(last))}>
        {t("listing.beyond.last")}
      </Button>
    </EmptyState>
  );
}

/** Filters that hold: each in words, with the address without it. */
function useActiveFilters<Name extends string, Facets>({
  table: { grammar, filters },
  path,
  query,
  facets,
}: PartProps<Name, Facets> & { facets: Facets }) {
  const t = useText();
  const { locale } = useEnvironment();
  return grammar.activeFilters(query).map(({ name, value }) => ({
    key: `${name}=${value}`,
    href: grammar.toggled(path, query, name, value),
    filter: filterText(filters, { name, value }, t, locale, facets),
  }));
}

/** The filters that hold, each to be taken away, and all at once. */
function ActiveFilters<Name extends string, Facets>(props: PartProps<Name, Facets> & { facets: Facets }) {
  const t = useText();
  const { table, path, query } = props;
  return (
    <Inline>
      {useActiveFilters(props).map(({ key, href, filter }) => (
        <Chip key={key} href={href} removeLabel={t("listing.filters.remove")}>
          {filter}
        </Chip>
      ))}
      <Button look="quiet" href={table.grammar.withoutFilters(path, query)}>
        {t("listing.filters.clear")}
      </Button>
    </Inline>
  );
}

/** Ways out of an empty list: each filter to do without, by its name, and last all of them. */
function WithoutFilters<Name extends string, Facets>(props: PartProps<Name, Facets> & { facets: Facets }) {
  const t = useText();
  const { table, path, query } = props;
  const active = useActiveFilters(props);
  if (active.length === 0) return null;
  return (
    <>
      {active.length > 1 &&
        active.map(({ key, href, filter }) => (
          <Button key={key} look="outline" href={href}>
            {t("listing.filters.without", { filter })}
          </Button>
        ))}
      <Button look={active.length > 1 ? "quiet" : "secondary"} href={table.grammar.withoutFilters(path, query)}>
        {t("listing.filters.clear")}
      </Button>
    </>
  );
}

function Pages<Name extends string, Facets>({
  table: { grammar },
  path,
  query,
  count,
}: PartProps<Name, Facets> & { count: number }) {
  const t = useText();
  return (
    <Pagination
      current={pageOfQuery(query)}
      count={count}
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

type FoundProps<Name extends string, Facets, Item> = Omit<ResultsProps<Name, Facets, Item>, "list" | "errors"> & {
  list: NonNullable<ResultsProps<Name, Facets, Item>["list"]>;
};

/** Results on the map or as cards, or the reason why there are none. */
function Found<Name extends string, Facets, Item>(props: FoundProps<Name, Facets, Item>) {
  const { table, path, query, list, map, isMapOfNone } = props;
  const t = useText();
  const { words } = table;
  const { items, total, pages = pageCount(total) } = list;
  const part = { table, path, query };
  const shownMap = isOnMap(query) && map;
  if (total === 0 && !(shownMap && isMapOfNone)) {
    if (query.size === 0 && words.none) return <EmptyState title={t(words.none.title)} text={t(words.none.text)} />;
    return (
      <EmptyState title={t(words.empty)} text={t(words.emptyText)}>
        <WithoutFilters {...part} facets={list.facets} />
      </EmptyState>
    );
  }
  if (shownMap && total === 0) return shownMap;
  const cards = items.length === 0 ? <BeyondTheLast {...part} last={pages} /> : <Cards {...props} pages={pages} />;
  if (!shownMap) return cards;
  return (
    <div className={styles.besideMap}>
      <div className={styles.listBeside}>{cards}</div>
      <div className={styles.mapBeside}>{shownMap}</div>
    </div>
  );
}

/** The results of a page under their groups, and the way to other pages. */
function Cards<Name extends string, Facets, Item>(props: FoundProps<Name, Facets, Item> & { pages: number }) {
  const { table, path, query, list, card, groupOf, pages } = props;
  const t = useText();
  const { items } = list;
  return (
    <>
      <Hidden as="h2">{countText(table.words, list, t)}</Hidden>
      <div className={styles.cards}>
        {items.map((item, index) => {
          const before = items[index - 1];
          const group = groupOf?.(item);
          const isFirst = group !== undefined && (before === undefined || groupOf?.(before) !== group);
          return (
            <Fragment key={index}>
              {isFirst && (
                <Heading level={2} look="title">
                  {group}
                </Heading>
              )}
              {card(item, index)}
            </Fragment>
          );
        })}
      </div>
      <Pages table={table} path={path} query={query} count={pages} />
    </>
  );
}

const isOnMap = (query: URLSearchParams): boolean => query.get("view") === "map";

type BarProps<Name extends string, Facets> = PartProps<Name, Facets> & {
  count: string;
  title: ReactNode;
  about: ReactNode;
  basis: string | undefined;
  /** Null where there is no map. */
  isMap: boolean | null;
  isNone: boolean;
};

/** The title, the number of results, their orders and views: one row on a wide screen. */
function Bar<Name extends string, Facets>({
  count,
  title,
  about,
  basis,
  isMap,
  isNone,
  ...part
}: BarProps<Name, Facets>) {
  const t = useText();
  return (
    <div className={cx(styles.bar, title !== undefined && styles.titleBar)}>
      <div className={styles.counted}>
        {title}
        <p className={cx(styles.count, title !== undefined && styles.countBeside)}>
          <span role="status">{isNone ? <Hidden>{count}</Hidden> : count}</span>
          {basis && !isNone && ` · ${basis}`}
        </p>
        {about}
      </div>
      {!isNone && (
        <FoldingSheet
          id={SORTS}
          title={t("listing.sort")}
          closeLabel={t("common.close")}
          decided={part.query.get("sort") ?? ""}
        >
          <Sorts {...part} />
        </FoldingSheet>
      )}
      {isMap !== null && !isNone && <ViewSwitch {...part} isMap={isMap} />}
    </div>
  );
}

/** Results of a search, with filters, orders and pages. All of their state is in the address. */
export function Results<Name extends string, Facets, Item>(props: ResultsProps<Name, Facets, Item>) {
  const { table, path, query, list, errors = [], map, notice, title, about, basis, tool, neighbours, actions } = props;
  const t = useText();
  if (list === null) {
    return (
      <div className={styles.failed}>
        {title}
        <Failed table={table} path={path} query={query} errors={errors} />
      </div>
    );
  }

  const { facets } = list;
  const part = { table, path, query };
  const count = countText(table.words, list, t);
  const isMap = map ? isOnMap(query) : null;
  const isNone = list.total === 0 && isMap !== true;
  const bar = <Bar {...part} count={count} title={title} about={about} basis={basis} isMap={isMap} isNone={isNone} />;
  return (
    <div className={cx(styles.layout, isMap && styles.layoutOfMap)}>
      {title !== undefined && (
        <div className={styles.head}>
          {bar}
          {neighbours}
        </div>
      )}
      <FilterPanel {...part} facets={facets} list={list} isSheet={isMap === true} actions={actions} />
      <section id="results" tabIndex={-1} className={styles.results} aria-label={count}>
        {notice}
        {title === undefined && bar}
        {/* An empty list offers each filter to do without instead. */}
        {!isNone && table.grammar.activeFilters(query).length > 0 && <ActiveFilters {...part} facets={facets} />}
        <Found {...props} list={list} />
      </section>
      <Tools {...part} isMap={isMap} isNone={isNone}>
        {tool}
      </Tools>
    </div>
  );
}
