import { JourneyWays } from "#app/src/features/reservation/JourneyWays.tsx";
import type { JourneyFacts } from "#app/src/features/reservation/product-parts.ts";
import { StatusBadge } from "#app/src/features/reservation/StatusBadge.tsx";
import { TileEdge } from "#app/src/features/voucher/TileEdge.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { shamsehPath } from "#design-system/illustration/shamseh.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { Whole } from "#products/load-whole.ts";
import * as styles from "./NextTrip.css.ts";
import { TripTasks } from "./TripTasks.tsx";
import { isPayable, type Phase, phaseOf, type Trip } from "./trips.ts";

const STAR = shamsehPath(32, 32, 32);

type BandProps = { trip: Trip; phase: Phase; facts: JourneyFacts | null };

/** The days that remain, in the star-sun, over the tiles of the destination. */
function Band({ trip: { summary }, phase, facts }: BandProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const place = inLocale(summary, "place", locale);
  const range = formatDateRange(summary.starts_on, summary.ends_on, environment);
  const title = inLocale(summary, "title", locale);
  const words = {
    before: () => t("panel.trips.before", { days: "days" in phase ? phase.days : 0, place }),
    during: () => t("panel.trips.during", { days: "days" in phase ? phase.days : 0, place }),
    firstDay: () => facts?.begins ?? title,
    lastDay: () => facts?.ends ?? title,
  }[phase.at]();
  const hasDays = "days" in phase;
  return (
    <>
      <div className={styles.band}>
        <span className={hasDays ? styles.star : styles.starWord}>
          <svg viewBox="0 0 64 64" className={styles.starShape} aria-hidden="true">
            <path d={STAR} />
          </svg>
          <span className={styles.starText}>{hasDays ? formatNumber(phase.days, locale) : t("panel.trips.today")}</span>
        </span>
        <span className={styles.bandWords}>
          <span className={styles.bandTitle}>{words}</span>
          <span className={styles.bandText}>{phase.at === "during" && facts?.ends ? facts.ends : range}</span>
        </span>
      </div>
      <TileEdge of={summary.place_en} look="night" />
    </>
  );
}

type AddressesProps = { address: NonNullable<JourneyFacts["address"]>; scope: "domestic" | "international" };

/** The address, and once more in the language of the drivers there where that is another than the page's. */
function Addresses({ address, scope }: AddressesProps) {
  const { locale } = useEnvironment();
  const there = LANGUAGE_THERE[scope];
  return (
    <div className={styles.places}>
      <Icon name="location" />
      <div className={styles.placeWords}>
        <Text as="div">{address[locale]}</Text>
        {there !== locale && (
          <Text as="div" size="small" tone="soft">
            <bdi lang={there}>{address[there]}</bdi>
          </Text>
        )}
      </div>
    </div>
  );
}

const LANGUAGE_THERE = { domestic: "fa", international: "en" } as const satisfies Record<
  AddressesProps["scope"],
  Locale
>;

type CopyProps = { address: NonNullable<JourneyFacts["address"]>; actions: Pick<ScreenActions, "say"> };

/** Copies the address in both languages. */
function CopyButton({ address, actions }: CopyProps) {
  const t = useText();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${address.fa}\n${address.en}`);
      actions.say(t("panel.trips.copied"));
    } catch {
      actions.say(t("panel.trips.notCopied"), "danger");
    }
  }
  return (
    <Button look="outline" onClick={() => void copy()}>
      {t("panel.trips.copy")}
    </Button>
  );
}

type WaysProps = NextTripProps & { facts: JourneyFacts | null };

/** The voucher first, or paying while it can be paid; then the way there and the supplier's number. */
function Ways({ trip, whole, isMain, actions, facts }: WaysProps) {
  const t = useText();
  const look = isMain ? "primary" : "secondary";
  const { locale } = useEnvironment();
  const { kind, confirmation_code } = trip;
  return (
    <div className={styles.ways}>
      {whole?.value.actions.includes("voucher") ? (
        <Button look={look} icon="receipt" href={reservationAddress(kind, "voucher", confirmation_code)}>
          {whole.parts.say("voucher.step", t, locale)}
        </Button>
      ) : isPayable(trip) ? (
        <Button look={look} href={reservationAddress(kind, "status", confirmation_code)}>
          {t("panel.reserves.pay")}
        </Button>
      ) : (
        <Button look={look} href={addressOf("panelReserve", { confirmation_code })}>
          {t("panel.reserves.open")}
        </Button>
      )}
      {facts && <JourneyWays facts={facts} />}
      {facts?.address && <CopyButton address={facts.address} actions={actions} />}
    </div>
  );
}

export type NextTripProps = {
  trip: Trip;
  whole: Whole | null;
  /** True where its first button is the page's main action. */
  isMain: boolean;
  actions: Pick<ScreenActions, "say" | "vouchers">;
};

/** The next trip with all that its traveller needs on the way; by its summary alone where its details cannot be read. */
export function NextTrip({ trip, whole, isMain, actions }: NextTripProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale, today } = environment;
  const facts = whole?.parts.journeyOf?.(whole.value, t, environment) ?? null;
  const phase = phaseOf(trip.summary, today);
  return (
    <section className={styles.card} aria-labelledby="next-trip" data-next>
      <Band trip={trip} phase={phase} facts={facts} />
      <div className={styles.body}>
        <div className={styles.facts}>
          <div>
            <Inline justify="between">
              <Heading level={2} look="title" id="next-trip">
                <a
                  className={styles.name}
                  href={addressOf("panelReserve", { confirmation_code: trip.confirmation_code })}
                >
                  {inLocale(trip.summary, "title", locale)}
                </a>
              </Heading>
              <StatusBadge status={trip.status} />
            </Inline>
            {facts && (
              <Text size="small" tone="soft">
                {[...(phase.at === "before" ? [facts.begins] : []), facts.about].join(" · ")}
              </Text>
            )}
            <Text size="small" tone="soft">
              {t("reserve.code")} <Code>{trip.tracking_code}</Code>
            </Text>
          </div>
          {whole && facts?.address && (
            <Addresses address={facts.address} scope={whole.parts.tripOf(whole.value).scope} />
          )}
          <Ways trip={trip} whole={whole} isMain={isMain} actions={actions} facts={facts} />
        </div>
        {whole && <TripTasks whole={whole} actions={actions} />}
      </div>
    </section>
  );
}
