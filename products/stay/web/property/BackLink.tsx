import type { MouseEvent } from "react";
import * as round from "#app/src/features/favorite/FavoriteButton.css.ts";
import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { addressOf, matchRoute } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import * as styles from "./Cover.css.ts";

/** The part of the Navigation API that it reads; browsers without it follow the link. */
type History = {
  currentEntry: { index: number } | null;
  entries: () => { index: number; url: string | null; key: string }[];
  traverseTo: (key: string) => unknown;
};

const isAnotherPage = (url: string): boolean => matchRoute(new URL(url).pathname)?.name !== "property";

/** The last page of this site before the property's own ones, such as the list with its filters and place; null without one. */
function lastPageBefore(history: History): string | null {
  const now = history.currentEntry?.index ?? 0;
  return history.entries().findLast(({ index, url }) => index < now && url !== null && isAnotherPage(url))?.key ?? null;
}

export type BackLinkProps = { city: DetailsValue["city"]; stay: StayQuery | null };

/** The way back on a telephone: to the page that led here, otherwise to the properties of the city for the same stay. */
export function BackLink({ city, stay }: BackLinkProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = inLocale(city, "name", locale);
  const list =
    stay === null
      ? addressOf("city", { destinationName: city.slug })
      : addressOf(
          "propertySearch",
          {},
          { destination_id: `city-${city.id}`, destination_name: name, ...stayParameters(stay) },
        );
  function goBack(click: MouseEvent): void {
    const { navigation } = window as { navigation?: History };
    const page = navigation && isPlainClick(click.nativeEvent) ? lastPageBefore(navigation) : null;
    if (page === null) return;
    click.preventDefault();
    navigation?.traverseTo(page);
  }
  return (
    <a
      href={list}
      className={cx(round.button, styles.back)}
      aria-label={t("property.back", { city: name })}
      onClick={goBack}
    >
      <Icon name="chevron-start" />
    </a>
  );
}
