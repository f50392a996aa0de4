import { ListAbout } from "#app/src/features/results/ListAbout.tsx";
import { ListPath } from "#app/src/features/results/ListPath.tsx";
import { ListTitle } from "#app/src/features/results/ListTitle.tsx";
import * as styles from "#app/src/features/results/list-page.css.ts";
import { Results } from "#app/src/features/results/Results.tsx";
import { partiesOf } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Menu } from "#design-system/components/Menu/Menu.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatJalaliMonth } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { TourListingValue } from "#products/tour/contract/tour.shapes.ts";
import { tourGrammar, tourListTable } from "#products/tour/web/filters.ts";
import { TourListCard } from "#products/tour/web/TourListCard.tsx";
import { TourSearch } from "#products/tour/web/TourSearch.tsx";
import * as own from "#products/tour/web/tour.css.ts";
import { listingAddress, listingPath } from "./addresses.ts";
import type { TourListingData } from "./load.ts";
import { listingTitle } from "./title.ts";

type PartProps = { list: TourListingValue; data: TourListingData; query: URLSearchParams };

/** Cities of departure, with the lowest price of each. */
function Origins({ list, data }: Omit<PartProps, "query">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { destinationName, originName } = data;
  const chosen = list.origins.find(({ slug }) => slug === originName);
  return (
    <nav className={own.choice} aria-label={t("tour.listing.origins")}>
      <Menu
        label={
          chosen ? t("tour.listing.origin", { origin: inLocale(chosen, "name", locale) }) : t("tour.listing.anyOrigin")
        }
        choices={[
          {
            id: "any",
            label: t("tour.listing.anyOrigin"),
            href: listingAddress(destinationName, null),
            isCurrent: originName === null,
          },
          ...list.origins.map((city) => ({
            id: city.slug,
            label: t("tour.listing.choice", {
              name: inLocale(city, "name", locale),
              amount: formatMoneyText(city.from_price, locale),
            }),
            href: listingAddress(destinationName, city.slug),
            isCurrent: city.slug === originName,
          })),
        ]}
      />
    </nav>
  );
}

/** Year and month of a month of the Persian calendar, as addresses write it. */
function yearAndMonth(text: string): { year: number; month: number } {
  const [year = 0, month = 0] = text.split("-").map(Number);
  return { year, month };
}

/** The months of departure, with the lowest price of each. Those of the Persian calendar: prices follow its holidays. */
function Months({ list, data, query }: PartProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const path = listingPath(data.destinationName, data.originName);
  const chosen = query.get("month");
  if (list.months.length < 2) return null;
  const addressOfMonth = (month: string | null) => tourGrammar.withValue(path, query, "month", month);
  const known = list.months.find(({ month }) => month === chosen);
  return (
    <nav className={own.choice} aria-label={t("tour.listing.months")}>
      <Menu
        label={known ? formatJalaliMonth(yearAndMonth(known.month), locale) : t("tour.listing.anyMonth")}
        choices={[
          { id: "any", label: t("tour.listing.anyMonth"), href: addressOfMonth(null), isCurrent: chosen === null },
          ...list.months.map(({ month, from_price }) => ({
            id: month,
            label: t("tour.listing.choice", {
              name: formatJalaliMonth(yearAndMonth(month), locale),
              amount: formatMoneyText(from_price, locale),
            }),
            href: addressOfMonth(month),
            isCurrent: month === chosen,
          })),
        ]}
      />
    </nav>
  );
}

/** No tour leaves from here: the cities that some leave from. */
function NoneFromHere({ list, data }: Omit<PartProps, "query">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { origin, destination } = list;
  return (
    <EmptyState
      title={t("tour.listing.none", {
        origin: origin ? inLocale(origin, "name", locale) : "",
        destination: inLocale(destination, "name", locale),
      })}
      text={t("tour.listing.none.text")}
    >
      <Inline gap="xs" justify="center">
        {list.origins.map((city) => (
          <Chip key={city.id} href={listingAddress(data.destinationName, city.slug)}>
            {inLocale(city, "name", locale)}
          </Chip>
        ))}
      </Inline>
    </EmptyState>
  );
}

/** R57, R58: where tours go, from which cities, in which months and from which price. */
export function TourListingScreen({ data, actions }: ScreenProps<TourListingData>) {
  const t = useText();
  const { audience, locale } = useEnvironment();
  const { list, errors, destinationName, originName } = data;
  const query = new URLSearchParams(data.query);
  const title = listingTitle(data, t, locale);
  const path = listingPath(destinationName, originName);
  const isFromNowhere = list !== null && originName !== null && !list.origins.some(({ slug }) => slug === originName);
  return (
    <Container>
      <div className={styles.search}>
        <TourSearch
          destination={list && { id: list.destination.id, name: inLocale(list.destination, "name", locale) }}
          origin={list?.origin ? { id: `city-${list.origin.id}`, name: inLocale(list.origin, "name", locale) } : null}
          parties={partiesOf(new URLSearchParams())}
          actions={actions}
        />
      </div>
      {isFromNowhere ? (
        <div className={styles.section}>
          <ListTitle title={title} />
          <div className={own.choices}>
            <Origins list={list} data={data} />
          </div>
          <NoneFromHere list={list} data={data} />
        </div>
      ) : (
        <Results
          table={tourListTable(audience)}
          path={path}
          query={query}
          list={list}
          errors={errors}
          title={<ListTitle title={title} />}
          neighbours={
            list && (
              <div className={own.choices}>
                <Origins list={list} data={data} />
                <Months list={list} data={data} query={query} />
              </div>
            )
          }
          card={(card, index) => (
            <TourListCard
              key={card.tour_id}
              card={card}
              actions={actions}
              look="row"
              isEager={index === 0}
              origin={originName}
            />
          )}
          actions={actions}
        />
      )}
      {list && list.destination.description_fa !== "" && (
        <ListAbout
          name={inLocale(list.destination, "name", locale)}
          text={inLocale(list.destination, "description", locale)}
          scene={list.destination.image}
        />
      )}
      <ListPath crumbs={[{ name: t("tour.home.title"), address: addressOf("tours") }]} current={title} />
    </Container>
  );
}
