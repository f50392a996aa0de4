import { type ComponentType, useEffect, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Pagination } from "#design-system/components/Pagination/Pagination.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { pageCount } from "#domain/calendar/constants.ts";
import type { FieldError } from "#domain/contract/envelope.shapes.ts";
import type { CardPage, SearchValue } from "#domain/contract/property.shapes.ts";
import { propertySorts } from "#domain/enums/enums.ts";
import { Filters } from "./Filters.tsx";
import { filterWords } from "./filter-words.ts";
import { activeFilters, pageOfQuery, toggled, withoutFilters, withValue } from "./list-query.ts";
import { PropertyCard } from "./PropertyCard.tsx";
import * as styles from "./PropertyList.css.ts";
import type { ResultsMapProps } from "./ResultsMap.tsx";

export type PropertyListProps = {
  path: string;
  query: URLSearchParams;
  list: CardPage | null;
  errors?: readonly FieldError[];
  /** What the map shows beside this page's cards; without it there is no map. */
  map?: Pick<SearchValue, "points" | "landmarks">;
  /** The stay that goes along to each property. */
  stayQuery?: Query;
  actions: ScreenActions;
};

/** The map is fetched when it is asked for. */
function LazyMap(props: ResultsMapProps) {
  const [LoadedMap, setMap] = useState<ComponentType<ResultsMapProps> | null>(null);
  useEffect(() => {
    loadChunk(() => import("./ResultsMap.tsx"))
      .then(({ ResultsMap }) => setMap(() => ResultsMap))
      .catch(reportError);
  }, []);
  return <div className={styles.map}>{LoadedMap && <LoadedMap {...props} />}</div>;
}

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

/** A list of properties with what narrows it, orders it and turns its pages. Everything it holds stands in the address. */
export function PropertyList({ path, query, list, errors = [], map, stayQuery = {}, actions }: PropertyListProps) {
  const t = useText();
  const { locale } = useEnvironment();
  if (list === null) return <Failed errors={errors} />;

  const active = activeFilters(query);
  const sort = query.get("sort") ?? "default";
  const isMap = map !== undefined && query.get("view") === "map";
  return (
    <div className={styles.layout}>
      <Filters path={path} query={query} facets={list.facets} total={list.total} actions={actions} />
      <section
        id="results"
        tabIndex={-1}
        className={styles.results}
        aria-label={t("listing.count", { count: list.total })}
      >
        <div className={styles.bar}>
          <Text as="p" size="title">
            <span role="status">{t("listing.count", { count: list.total })}</span>
          </Text>
          {map && (
            <nav aria-label={t("listing.view")} className={styles.sort}>
              <Chip href={withValue(path, query, "view", null)} isChosen={!isMap}>
                {t("listing.view.list")}
              </Chip>
              <Chip href={withValue(path, query, "view", "map")} isChosen={isMap}>
                {t("listing.view.map")}
              </Chip>
            </nav>
          )}
        </div>
        <nav aria-label={t("listing.sort")} className={styles.sort}>
          {propertySorts.map((value) => (
            <Chip key={value} href={withValue(path, query, "sort", value)} isChosen={sort === value}>
              {t(`propertySorts.${value}`)}
            </Chip>
          ))}
        </nav>
        {active.length > 0 && (
          <Inline>
            {active.map(({ name, value }) => (
              <Chip
                key={`${name}=${value}`}
                href={toggled(path, query, name, value)}
                removeLabel={t("listing.filters.remove")}
              >
                {filterWords[name](value, t, locale, list.facets)}
              </Chip>
            ))}
            <Button look="quiet" href={withoutFilters(path, query)}>
              {t("listing.filters.clear")}
            </Button>
          </Inline>
        )}
        {list.total === 0 ? (
          <EmptyState title={t("listing.empty")} text={t("listing.empty.text")}>
            {active.length > 0 && (
              <Button look="outline" href={withoutFilters(path, query)}>
                {t("listing.filters.clear")}
              </Button>
            )}
          </EmptyState>
        ) : isMap ? (
          <LazyMap points={map.points} landmarks={map.landmarks} stayQuery={stayQuery} />
        ) : (
          <>
            <Hidden as="h2">{t("listing.count", { count: list.total })}</Hidden>
            <div className={styles.cards}>
              {list.items.map((card, index) => (
                <PropertyCard
                  key={card.id}
                  card={card}
                  stayQuery={stayQuery}
                  look="row"
                  isEager={index === 0}
                  actions={actions}
                />
              ))}
            </div>
            <Pagination
              current={pageOfQuery(query)}
              count={pageCount(list.total)}
              addressOf={(page) => withValue(path, query, "page", String(page))}
              words={{
                label: t("listing.pages"),
                next: t("listing.pages.next"),
                previous: t("listing.pages.previous"),
                page: (number) => t("listing.pages.page", { number }),
              }}
            />
          </>
        )}
      </section>
    </div>
  );
}
