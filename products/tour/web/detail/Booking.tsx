import type { ReactNode } from "react";
import { NewPriceDialog } from "#app/src/features/book/NewPriceDialog.tsx";
import { useBooking } from "#app/src/features/book/useBooking.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { tourReserveCalls } from "#products/tour/contract/tour.calls.ts";
import type { DepartureValue } from "#products/tour/contract/tour.shapes.ts";
import { Legs } from "#products/tour/web/Legs.tsx";
import { bookingWords } from "./booking-words.ts";
import { chosenOf, goneOf, PLACE, quoteRooms } from "./chosen.ts";
import { ChosenDay, Departures, Gone, Origins } from "./Departures.tsx";
import type { TourDetailData } from "./load.ts";
import { Packages } from "./Packages.tsx";
import { Summary } from "./Summary.tsx";
import { TourBar } from "./TourBar.tsx";
import * as styles from "./TourDetail.css.ts";
import { Travellers } from "./Travellers.tsx";

/** Journey there and back. */
function Journey({ departure }: { departure: DepartureValue }) {
  const t = useText();
  return (
    <Surface as="section" labelledBy="legs">
      <div className={styles.part}>
        <Heading level={3} look="title" id="legs">
          {t("tour.legs")}
        </Heading>
        <Legs journey={departure} look="page" />
      </div>
    </Surface>
  );
}

type Part = "origins" | "days" | "day" | "travellers" | "packages" | "journey";
/** Order of the parts before the summary and after it: with a day its packages come first, the other days last. */
const orders: Record<"none" | "chosen", readonly [before: readonly Part[], after: readonly Part[]]> = {
  none: [["origins", "travellers", "days"], []],
  chosen: [
    ["day", "travellers", "packages", "journey"],
    ["origins", "days"],
  ],
};
/** Parts that stand side by side on a wide screen. */
const beside: Record<keyof typeof orders, readonly Part[]> = {
  none: ["origins", "travellers"],
  chosen: ["day", "travellers"],
};

/** From the day of departure to booking: the day, the party, the hotel, and the sum. */
export function Booking({ data, actions }: { data: TourDetailData; actions: ScreenActions }) {
  const t = useText();
  const { now } = useEnvironment();
  const { departure, choice, parties } = data;
  const chosen = chosenOf(data);
  const booking = useBooking({
    calls: tourReserveCalls,
    wanted:
      chosen === null || departure === null
        ? null
        : {
            departure_id: departure.departure_id,
            package_id: chosen.package_id,
            rooms: quoteRooms(parties, choice.beds),
          },
    shownTotal: chosen?.total ?? 0,
    // The reloaded page states what is left.
    onRefused: (failure) => (failure.kind === "status" ? actions.refresh() : undefined),
    words: bookingWords(chosen),
    actions,
  });
  const stage = departure !== null && goneOf(departure, now) === null ? "chosen" : "none";
  const parts: Record<Part, ReactNode> = {
    origins: <Origins data={data} />,
    days: <Departures data={data} />,
    day: <ChosenDay data={data} />,
    travellers: <Travellers data={data} actions={actions} />,
    packages: departure && <Packages data={data} departure={departure} actions={actions} />,
    journey: departure && <Journey departure={departure} />,
  };
  const [before, after] = orders[stage];
  const draw = (names: readonly Part[]) => (
    <div className={styles.parts}>
      {names.map((name) => (
        <div key={name} className={cx(styles.span, beside[stage].includes(name) && styles.half)}>
          {parts[name]}
        </div>
      ))}
    </div>
  );
  return (
    <section className={styles.section} id={PLACE.departures} aria-labelledby="departures-title">
      <Heading level={2} id="departures-title">
        {t("tour.nav.departures")}
      </Heading>
      <Gone data={data} actions={actions} />
      {draw(before)}
      <Summary data={data} booking={booking} actions={actions} />
      {after.length > 0 && draw(after)}
      <TourBar data={data} booking={booking} />
      <NewPriceDialog booking={booking} />
    </section>
  );
}
