import { useDeferredValue } from "react";
import { NewPriceDialog } from "#app/src/features/book/NewPriceDialog.tsx";
import { useBooking } from "#app/src/features/book/useBooking.ts";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import type { PlanOffer, RoomsValue } from "#domain/contract/property.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { formatDateRange, formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { bookingWords } from "./booking.ts";
import { formatChoices, type RoomChoice, withChoice } from "./choice.ts";
import { type ChosenRoom, chosenRooms, quoteInputOf, roomsInOrder, totalOf } from "./chosen-stay.ts";
import { LostRooms } from "./LostRooms.tsx";
import type { PropertyData } from "./load.ts";
import { lostRooms } from "./lost-rooms.ts";
import { PlanRow } from "./PlanRow.tsx";
import { StayBar } from "./PropertyBar.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { PLACE, partyPlace } from "./places.ts";
import { RoomCard } from "./RoomCard.tsx";
import { StaySummary } from "./StaySummary.tsx";

export type StayRoomsProps = { data: PropertyData; stay: StayQuery; rooms: RoomsValue; actions: ScreenActions };

/** How many rooms a narrow screen shows: those that can be had come first, cheapest first. */
const ROOMS_KEPT = 2;
/** And how many ways to have each of them. */
const PLANS_KEPT = 2;

type PartyRoomsProps = {
  party: RoomsValue["parties"][number];
  index: number;
  /** The only party of the stay: nothing has to say which. */
  isAlone: boolean;
  stay: StayQuery;
  chosen: ChosenRoom | null;
  /** The page on which a plan is chosen for this party. */
  addressOf: (choice: RoomChoice, at: string) => string;
};

/** What one party can have. */
function PartyRooms({ party, index, isAlone, stay, chosen, addressOf }: PartyRoomsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const rooms = roomsInOrder(party.room_types);
  const isChosen = ({ rate_plan_id }: PlanOffer) => rate_plan_id === chosen?.plan.rate_plan_id;
  const chosenAt = rooms.findIndex(({ id }) => id === chosen?.room.id);
  return (
    <div id={partyPlace(index)} className={styles.rooms}>
      {!isAlone && (
        <Heading level={3}>
          {t("property.rooms.party", {
            number: formatNumber(index + 1, locale),
            summary: t("occupancy.summary", {
              adults: party.adults,
              children: party.children.length,
              rooms: 1,
            }),
          })}
        </Heading>
      )}
      {party.room_types.length === 0 && <Notice look="info">{t("property.rooms.none")}</Notice>}
      <Fold
        kept={ROOMS_KEPT}
        of={rooms.length}
        more={t("property.rooms.more", { count: rooms.length - ROOMS_KEPT })}
        less={t("common.less")}
        isOpenAtFirst={chosenAt >= ROOMS_KEPT}
        className={styles.rooms}
      >
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} headingLevel={isAlone ? 3 : 4}>
            <Fold
              kept={PLANS_KEPT}
              of={room.plans.length}
              more={t("property.plans.more", { count: room.plans.length - PLANS_KEPT })}
              less={t("common.less")}
              isOpenAtFirst={room.plans.findIndex(isChosen) >= PLANS_KEPT}
            >
              {room.plans.map((plan) => {
                const choice = { roomTypeId: room.id, ratePlanId: plan.rate_plan_id };
                const id = `plan-${index + 1}-${plan.rate_plan_id}`;
                return (
                  <PlanRow
                    key={plan.rate_plan_id}
                    id={id}
                    room={inLocale(room, "name", locale)}
                    plan={plan}
                    stay={stay}
                    address={addressOf(choice, id)}
                    isChosen={isChosen(plan)}
                  />
                );
              })}
            </Fold>
          </RoomCard>
        ))}
      </Fold>
    </div>
  );
}

function StayText({ stay }: { stay: StayQuery }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <Text tone="soft">
      {t("property.rooms.stay", {
        range: formatDateRange(stay.checkIn, stay.checkOut, environment),
        nights: formatNights(stay.lengthOfStay, environment.locale),
      })}
    </Text>
  );
}

/** Says what the rooms that were chosen cost, each time it changes. */
function Announcement({ chosen }: { chosen: readonly (ChosenRoom | null)[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { total } = totalOf(chosen);
  return (
    <Hidden as="p">
      <span role="status">
        {total > 0 &&
          t("property.summary.announced", {
            count: chosen.filter((room) => room !== null).length,
            amount: formatMoneyText(total, locale),
          })}
      </span>
    </Hidden>
  );
}

/** The rooms of a stay with their prices, what was chosen of them, and the way to book it. */
export function StayRooms({ data, stay, rooms, actions }: StayRoomsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { details, parties, choices } = data;
  const place = { cityName: details.city.slug, propertyName: details.slug };
  const addressAt = (checkIn: string, choice: string | null, at: string) =>
    `${addressOf("property", place, { check_in: checkIn, length_of_stay: stay.lengthOfStay, rooms: stay.rooms, choice })}#${at}`;
  const addressWith = (next: readonly (RoomChoice | null)[], at: string = PLACE.summary) =>
    addressAt(stay.checkIn, formatChoices(next), at);
  const chosen = chosenRooms(rooms, choices);
  const lost = lostRooms(rooms, choices);
  const { total } = totalOf(chosen);
  const booking = useBooking({
    wanted: quoteInputOf(details.id, stay, parties, chosen),
    calls: reservationCalls,
    shownTotal: total,
    // The page that is loaded again says which room was sold meanwhile, and what is left.
    onRefused: (failure) =>
      failure.kind === "status" && failure.reason === "sold_out" ? actions.refresh() : undefined,
    words: bookingWords,
    actions,
  });
  // The mark on the rate and the bar are painted first.
  const summary = useDeferredValue({ chosen, booking });

  return (
    <>
      <StayText stay={stay} />
      {rooms.blocking.map((blocking) => (
        <Notice key={blocking.reason} look="warning">
          {blockingText(blocking, t, environment)}
        </Notice>
      ))}
      {lost.length > 0 && (
        <LostRooms
          rooms={rooms}
          choices={choices}
          lost={lost}
          otherDates={data.otherDates}
          addressWith={addressWith}
          addressOn={({ checkIn, choice }) => addressAt(checkIn, choice, "rooms")}
        />
      )}
      <Announcement chosen={chosen} />
      <div className={styles.roomsLayout}>
        <Stack gap="xl">
          {rooms.parties.map((party, index) => (
            <PartyRooms
              key={index}
              party={party}
              index={index}
              isAlone={rooms.parties.length === 1}
              stay={stay}
              chosen={chosen[index] ?? null}
              addressOf={(choice, at) => addressWith(withChoice(choices, index, choice), at)}
            />
          ))}
        </Stack>
        <StaySummary {...summary} stay={stay} />
      </div>
      <NewPriceDialog booking={booking} />
      {rooms.blocking.length === 0 && (
        <StayBar rooms={rooms} chosen={chosen} booking={booking} isLost={lost.length > 0} />
      )}
    </>
  );
}
