import { useState } from "react";
import type { Failure } from "#app/src/api/result.ts";
import { NewPriceDialog } from "#app/src/features/book/NewPriceDialog.tsx";
import { type Booking, useBooking } from "#app/src/features/book/useBooking.ts";
import { useRecent } from "#app/src/features/recent/useRecent.ts";
import { ShareButton } from "#app/src/features/share/ShareButton.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Breadcrumb } from "#design-system/components/Breadcrumb/Breadcrumb.tsx";
import { Container, Inline } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { flightReserveCalls } from "#products/flight/contract/flight.calls.ts";
import { DocumentRules } from "#products/flight/web/DocumentRules.tsx";
import { bookingWords } from "./booking-words.ts";
import { type Chosen, chosenOf, offersOf, searchOf, tripOfJourneys } from "./chosen.ts";
import type { ReviewData } from "./load.ts";
import { Moved } from "./Moved.tsx";
import { Party } from "./Party.tsx";
import { ReviewBar } from "./ReviewBar.tsx";
import * as styles from "./review.css.ts";
import { Summary } from "./Summary.tsx";
import { WayPart } from "./Way.tsx";

/** Subject of the booking, with a link back to the search. */
function Head({ data, actions }: { data: ReviewData; actions: ScreenActions }) {
  const t = useText();
  const { locale } = useEnvironment();
  const [out] = offersOf(data.ways);
  const [first, last] = [out?.segments[0], out?.segments.at(-1)];
  const search = searchOf(data);
  const name = (place: NonNullable<typeof first>["origin"]) => inLocale(place.city, "name", locale);
  const route = first && last && t("flight.title", { origin: name(first.origin), destination: name(last.destination) });
  // An offer ends after some minutes, its search does not.
  useRecent("viewed", {
    title: (search !== null && route) || null,
    detail: t("flight.party", {
      adults: data.counts.adult_count,
      children: data.counts.child_count,
      infants: data.counts.infant_count,
    }),
    address: search,
  });
  return (
    <header className={styles.head}>
      <Breadcrumb
        label={t("listing.crumbs")}
        crumbs={[
          { name: t("common.home"), address: addressOf("home") },
          ...(route && search !== null ? [{ name: route, address: search }] : []),
        ]}
        current={t("flightReview.title")}
      />
      <Inline justify="between" align="start" isWrapping={false}>
        <Heading level={1}>{t("flightReview.title")}</Heading>
        <ShareButton name={route || t("flightReview.title")} actions={actions} />
      </Inline>
      {route && (
        <Text tone="soft">
          {route}
          {" · "}
          {t("flight.party", {
            adults: data.counts.adult_count,
            children: data.counts.child_count,
            infants: data.counts.infant_count,
          })}
        </Text>
      )}
    </header>
  );
}

/** Booking of the chosen flights; `isRenewed` is true once their price had expired and has been renewed. */
function useHolding(chosen: Chosen | null, actions: ScreenActions): { booking: Booking; isRenewed: boolean } {
  const [isRenewed, setRenewed] = useState(false);
  async function refused(failure: Failure): Promise<void> {
    if (failure.kind !== "status") return;
    setRenewed(failure.reason === "offer_expired");
    // The page that is loaded again prices the same flights as they are now.
    await actions.refresh();
  }
  const booking = useBooking({
    calls: flightReserveCalls,
    wanted: chosen?.wanted ?? null,
    shownTotal: chosen?.total ?? 0,
    onRefused: refused,
    words: bookingWords(chosen?.isOnRequest ?? false),
    actions,
    go: actions.replace,
  });
  return { booking, isRenewed };
}

/** Flights, baggage, cost of cancelling, documents and the sum, before anything is held. */
export function Review({ data, actions }: { data: ReviewData; actions: ScreenActions }) {
  const chosen = chosenOf(data);
  const { booking, isRenewed } = useHolding(chosen, actions);
  const { ways, counts, errors } = data;
  const trip = chosen && tripOfJourneys(chosen.flights);
  return (
    <Container>
      <Head data={data} actions={actions} />
      <Moved data={data} chosen={chosen} isRenewed={isRenewed} />
      <div className={chosen ? styles.layout : styles.alone}>
        <div className={styles.parts}>
          {errors.length > 0 && <Party data={data} />}
          {ways.map((way) => (
            <WayPart key={way.direction} way={way} all={ways} counts={counts} isPriced={errors.length === 0} />
          ))}
          {trip && <DocumentRules trip={trip} counts={counts} isLater />}
        </div>
        {chosen && <Summary chosen={chosen} counts={counts} booking={booking} isRenewed={isRenewed} />}
      </div>
      {chosen && <ReviewBar chosen={chosen} counts={counts} booking={booking} isRenewed={isRenewed} />}
      <NewPriceDialog booking={booking} />
    </Container>
  );
}
