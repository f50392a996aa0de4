import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { DateStrip } from "#design-system/components/DateStrip/DateStrip.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { withQuery } from "#domain/addresses/query.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import { TOUR_FLEXES } from "#domain/bounds.ts";
import { formatDate } from "#domain/text/dates.ts";
import type { TourSearchValue } from "#products/tour/contract/tour.shapes.ts";
import { tourGrammar } from "./filters.ts";
import * as styles from "./tour.css.ts";

/** The sheet of the days to be covered, on a narrow screen. */
export const DAYS = "tour-days";

const PATH = pathTo("tourSearch");

type DaysProps = { list: TourSearchValue; query: URLSearchParams };

/** The search on another day, its filters kept. */
function dayAddress(query: URLSearchParams, day: string): string {
  const next = new URLSearchParams(query);
  next.delete("page");
  next.set("check_in", day);
  return withQuery(PATH, next.toString());
}

/** Number of days around the wanted one that the search covers. */
function Flex({ list, query }: DaysProps) {
  const t = useText();
  return (
    <nav aria-label={t("tour.flex")} className={styles.flexes}>
      {TOUR_FLEXES.map((days) => (
        <Chip key={days} href={tourGrammar.withValue(PATH, query, "flex", String(days))} isChosen={list.flex === days}>
          {t("tour.flex.value", { days })}
        </Chip>
      ))}
    </nav>
  );
}

/** Lowest total of the departures on each of seven days around the wanted one; nothing where none departs. */
function Strip({ list, query }: DaysProps) {
  const t = useText();
  if (list.strip.every(({ total }) => total === null)) return null;
  return (
    <DateStrip
      label={t("strip.title")}
      cheapest={t("strip.cheapest")}
      unit={t("tour.strip.unit")}
      chosen={list.check_in}
      days={list.strip.map(({ date, total }) => ({
        date,
        price: total,
        href: total === null ? null : dayAddress(query, date),
        without: t("tour.strip.none"),
      }))}
    />
  );
}

/** Days that the list covers; where none of its tours leaves on the wanted one, that first. */
function Covered({ list, query }: DaysProps) {
  const t = useText();
  const environment = useEnvironment();
  const { check_in, flex, strip, total } = list;
  const leaves = strip.some(({ date, total: lowest }) => date === check_in && lowest !== null);
  const isFiltered = tourGrammar.activeFilters(query).length > 0;
  const values = { date: formatDate(check_in, environment, "day"), days: flex };
  if (leaves) return <p className={styles.covered}>{t("tour.covered", values)}</p>;
  const none = t(isFiltered ? "tour.covered.noneFiltered" : "tour.covered.none", values);
  return (
    <p className={styles.noneOnDay} role="status">
      <Icon name="info" size="small" />
      <span>{total === 0 ? none : `${none} ${t("tour.covered.instead", values)}`}</span>
    </p>
  );
}

/** Departures on the wanted day and around it, above the results. */
export function TourDays({ list, query }: DaysProps) {
  const t = useText();
  return (
    <section className={styles.days} aria-label={t("tour.days")}>
      <Covered list={list} query={query} />
      <FoldingSheet
        id={DAYS}
        title={t("tour.flex")}
        closeLabel={t("common.close")}
        decided={`${list.check_in} ${list.flex}`}
      >
        <Flex list={list} query={query} />
      </FoldingSheet>
      <div className={styles.strip}>
        <Strip list={list} query={query} />
      </div>
    </section>
  );
}
