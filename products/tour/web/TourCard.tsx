import { useState } from "react";
import { FavoriteButton, type FavoriteButtonProps } from "#app/src/features/favorite/FavoriteButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { formatDate, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { TourPackage, TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import { DepartureState } from "./DepartureState.tsx";
import { departuresOf, packagesOf } from "./departures-of.ts";
import { areHotelsShared, namesHotels } from "./hotels-of.ts";
import { PackageRow } from "./PackageRow.tsx";
import * as styles from "./TourCard.css.ts";
import { tourAddress } from "./tour-query.ts";
import { staysText } from "./tour-words.ts";
import { useTerms } from "./useTerms.ts";
import { VisaBadge } from "./VisaBadge.tsx";

export type TourCardProps = {
  /** The day of its first package is chosen at first. */
  tour: TourResult;
  /** The party that its packages are priced for, as an address spells it. */
  rooms: string;
  isEager: boolean;
  actions: FavoriteButtonProps["actions"];
};

/** Number of packages that a card shows of a departure at once. */
const SHOWN = 2;

/** Rows that the packages of a departure take, the folded ones in one. */
const rowsOf = ({ length }: readonly TourPackage[]): number => Math.min(length, SHOWN + 1);
const isHeld = (rows: number): rows is keyof typeof styles.held => rows in styles.held;

const departureAddress = (tour: TourResult, departure: number, rooms: string): string =>
  tourAddress(tour, { origin: tour.origin.slug, departure, rooms }, "packages");

type ChosenProps = Pick<TourCardProps, "tour" | "rooms"> & { chosen: readonly [TourPackage, ...TourPackage[]] };

/** Its nights and hotels unless its title says so, where it leaves from and how, and who leads it. */
function Facts({ tour, chosen }: ChosenProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [{ mode, star, ...first }] = chosen;
  const title = inLocale(tour, "title", locale);
  const nights = formatNights(tour.nights, locale);
  const leader = inLocale(tour, "leader", locale);
  const hotels = namesHotels(title, first, locale)
    ? t("tour.filter.star.upTo", { stars: t("tour.stars", { star }) })
    : staysText(first.stays, t, locale);
  return (
    <p className={styles.facts}>
      {!title.includes(nights) && <span className={styles.fact}>{nights}</span>}
      {areHotelsShared(chosen) && <span className={styles.fact}>{hotels}</span>}
      <span className={styles.fact}>
        <Icon name={mode} size="small" />
        {t("tour.route", {
          origin: inLocale(tour.origin, "name", locale),
          mode: t(`tour.mode.${mode}`),
          carrier: inLocale(first, "carrier", locale),
        })}
      </span>
      {leader && <span className={styles.fact}>{t("tour.card.leader", { name: leader })}</span>}
    </p>
  );
}

/** Cost of cancelling the chosen departure, once; its packages say it where a visa's fee makes their sums differ. */
function Cancelling(props: ChosenProps) {
  const { termsOf, isCommon } = useTerms(props.chosen, props.tour.kind === "foreign");
  if (!isCommon) return null;
  const [one] = props.chosen;
  const { kind } = one.cancellation;
  const isFree = kind === "free";
  return (
    <p className={cx(styles.facts, !isFree && styles.onlyWide)} data-cancellation={kind}>
      <span className={cx(styles.fact, isFree && styles.certain)}>
        <Icon name={isFree ? "shield" : "info"} size="small" />
        {termsOf(one)}
      </span>
    </p>
  );
}

/** The days of departure: links to the packages of each, which a script brings into the card itself. */
function Dates({ tour, rooms, chosen: [chosen], onChoose }: ChosenProps & { onChoose: (departure: number) => void }) {
  const t = useText();
  const environment = useEnvironment();
  const departures = departuresOf(packagesOf(tour)).map(([first]) => first);
  return (
    <ul className={styles.dates} aria-label={t("tour.departures")}>
      {departures.map(({ departure_id, date }) => (
        <li key={departure_id} className={styles.date}>
          <Chip
            href={departureAddress(tour, departure_id, rooms)}
            isChosen={departure_id === chosen.departure_id}
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return;
              event.preventDefault();
              onChoose(departure_id);
            }}
          >
            {formatDate(date, environment, "short")}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** The packages of the chosen departure, the cheapest first; those beyond the first few in a fold. */
function Packages(props: ChosenProps) {
  const { tour, rooms, chosen } = props;
  const t = useText();
  const { termsOf, isCommon } = useTerms(chosen, tour.kind === "foreign");
  const { locale } = useEnvironment();
  // A fold of one row would save nothing.
  const shown = chosen.length === SHOWN + 1 ? chosen.length : SHOWN;
  const [first, folded] = [chosen.slice(0, shown), chosen.slice(shown)];
  const dearest = folded.at(-1);
  const isShared = areHotelsShared(chosen);
  const saysBeds = chosen.some(({ beds }) => beds !== chosen[0].beds);
  const rowOf = (one: TourPackage) => (
    <PackageRow
      key={one.package_id}
      tour={tour}
      offer={one}
      rooms={rooms}
      areHotelsShared={isShared}
      saysBeds={saysBeds}
      terms={isCommon ? null : termsOf(one)}
    />
  );
  return (
    <>
      <ul>{first.map(rowOf)}</ul>
      {dearest && (
        <details className={styles.more}>
          <summary className={styles.moreLine}>
            {t("tour.card.more", { count: folded.length, amount: formatMoneyText(dearest.total, locale) })}
          </summary>
          <ul>{folded.map(rowOf)}</ul>
        </details>
      )}
    </>
  );
}

/** One tour: its departures, and the packages of the chosen one, each with the total for everyone. */
export function TourCard({ tour, rooms, isEager, actions }: TourCardProps) {
  const { audience, locale } = useEnvironment();
  const [departure, setDeparture] = useState(packagesOf(tour)[0]?.departure_id);
  const departures = departuresOf(packagesOf(tour));
  const chosen = departures.find(([one]) => one.departure_id === departure) ?? departures[0];
  if (chosen === undefined) return null;
  const part = { tour, rooms, chosen };
  const title = inLocale(tour, "title", locale);
  const rows = Math.max(...departures.map(rowsOf));
  return (
    <article className={styles.card} data-tour={tour.tour_id}>
      <div className={styles.head}>
        <Picture
          scene={tour.image}
          crop="square"
          alt=""
          width={224}
          height={224}
          isEager={isEager}
          className={styles.picture}
        />
        <div className={styles.about}>
          <div className={styles.titleLine}>
            <h3 className={styles.title}>
              <a className={styles.titleLink} href={departureAddress(tour, chosen[0].departure_id, rooms)}>
                {title}
              </a>
            </h3>
            <FavoriteButton target={{ kind: "tour", id: tour.tour_id }} name={title} actions={actions} />
          </div>
          <div className={styles.allFacts}>
            <Facts {...part} />
            <p className={styles.facts} role="status">
              <DepartureState departure={chosen[0]} />
            </p>
            <Cancelling {...part} />
          </div>
          {tour.kind === "foreign" && audience !== "foreign" && (
            <div>
              <VisaBadge visa={tour.visa} />
            </div>
          )}
        </div>
        <Dates {...part} onChoose={setDeparture} />
      </div>
      <div className={cx(styles.packages, isHeld(rows) && styles.held[rows])}>
        <Packages key={chosen[0].departure_id} {...part} />
      </div>
    </article>
  );
}
