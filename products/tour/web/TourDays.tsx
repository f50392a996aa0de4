import { useText } from "#app/src/messages/words.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { DateStrip } from "#design-system/components/DateStrip/DateStrip.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { withQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { TOUR_FLEXES } from "#domain/bounds.ts";
import type { TourSearchValue } from "#products/tour/contract/tour.shapes.ts";
import { tourSearchTable } from "./filters.ts";
import * as styles from "./tour.css.ts";

/** The sheet of other days on a narrow screen. */
export const DAYS = "tour-days";
/** Their place in a wide page. */
export const OTHER_DAYS = "other-days";

const PATH = addressOf("tourSearch");

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
        <Chip
          key={days}
          href={tourSearchTable.grammar.withValue(PATH, query, "flex", String(days))}
          isChosen={list.flex === days}
        >
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

/** Other days than the wanted one: after the results where there is room, otherwise in a sheet. */
export function TourDays({ list, query }: DaysProps) {
  const t = useText();
  return (
    <section id={OTHER_DAYS} aria-label={t("tour.days")}>
      <FoldingSheet
        id={DAYS}
        title={t("tour.days")}
        closeLabel={t("common.close")}
        decided={`${list.check_in} ${list.flex}`}
      >
        <div className={styles.days}>
          <div className={styles.daysTitle}>
            <Heading level={2}>{t("tour.days")}</Heading>
          </div>
          <Flex list={list} query={query} />
          <Strip list={list} query={query} />
        </div>
      </FoldingSheet>
    </section>
  );
}
