import { type ReactNode, useDeferredValue } from "react";
import type { Failure } from "#app/src/api/result.ts";
import { NewPriceDialog } from "#app/src/features/book/NewPriceDialog.tsx";
import { type Booking, useBooking } from "#app/src/features/book/useBooking.ts";
import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { blockingText } from "#app/src/messages/blocking.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { peopleOf, type RequestedParty } from "#domain/rooms.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import { bookingWords } from "./booking.ts";
import { ClosedToParty, isClosedToParty } from "./ClosedToParty.tsx";
import { formatChoices, type RoomChoice, withChoice } from "./choice.ts";
import {
  type ChosenRoom,
  cheapestOf,
  chosenRooms,
  type IsWished,
  quoteInputOf,
  totalOf,
  wishedPlans,
} from "./chosen-stay.ts";
import { LostRooms } from "./LostRooms.tsx";
import type { PropertyData } from "./load.ts";
import { type LostRoom, lostRooms } from "./lost-rooms.ts";
import { NothingOpen } from "./NothingOpen.tsx";
import { roomsOfNone } from "./nothing-open.ts";
import { PartyRooms } from "./PartyRooms.tsx";
import { StayBar } from "./PropertyBar.tsx";
import * as styles from "./PropertyScreen.css.ts";
import { pageAddress } from "./page-address.ts";
import { PLACE } from "./places.ts";
import { StaySummary } from "./StaySummary.tsx";
import { inMoreRooms } from "./TooMany.tsx";
import { WishedRates } from "./WishedRates.tsx";

export type StayRoomsProps = { data: PropertyData; stay: StayQuery; rooms: RoomsValue; actions: ScreenActions };

/** Announces the price of the chosen rooms whenever it changes. */
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

/** True when the refusal says that rooms or their terms differ from those shown. */
const isChanged = (failure: Failure): boolean =>
  failure.kind === "status" && (failure.reason === "sold_out" || failure.reason === "terms_changed");

/** Booking of the chosen rooms. */
function useRoomsBooking(
  { details, parties }: PropertyData,
  stay: StayQuery,
  chosen: readonly (ChosenRoom | null)[],
  actions: ScreenActions,
): Booking {
  return useBooking({
    wanted: quoteInputOf(details.id, stay, parties, chosen),
    calls: reservationCalls,
    shownTotal: totalOf(chosen).total,
    // The reloaded page states which room was sold meanwhile, the remaining ones, and the current terms.
    onRefused: (failure) => (isChanged(failure) ? actions.refresh() : undefined),
    words: bookingWords,
    actions,
  });
}

const inRooms = (parties: readonly RequestedParty[]) => ({ people: peopleOf(parties), rooms: parties.length });

/** Reasons why these nights are not available as asked for. */
function Blocked({ rooms, data, stay }: Pick<StayRoomsProps, "rooms" | "data" | "stay">) {
  const t = useText();
  const environment = useEnvironment();
  return rooms.blocking.map((blocking) =>
    isClosedToParty(blocking) ? (
      <ClosedToParty key={blocking.reason} data={data} stay={stay} blocking={blocking} />
    ) : (
      <Notice key={blocking.reason} look="warning">
        {blockingText(blocking, t, environment)}
      </Notice>
    ),
  );
}

type PartiesRoomsProps = Pick<StayRoomsProps, "rooms" | "stay"> & {
  isAbroad: boolean;
  chosen: readonly (ChosenRoom | null)[];
  /** Chosen rooms with too few left. */
  short: readonly LostRoom[];
  noticeOf: (lost: readonly LostRoom[]) => ReactNode;
  isWished: IsWished;
  addressOf: (index: number, choice: RoomChoice, at: string) => string;
};

/** The rooms that each party can have. */
const PartiesRooms = ({ rooms, short, noticeOf, chosen, addressOf, ...shown }: PartiesRoomsProps) =>
  rooms.parties.map((party, index) => {
    const one = short.find((lost) => lost.party === index);
    return (
      <PartyRooms
        {...shown}
        key={index}
        party={party}
        index={index}
        isAlone={rooms.parties.length === 1}
        chosen={chosen[index] ?? null}
        short={one?.plan ? { plan: one.plan, notice: noticeOf([one]) } : null}
        addressOf={(choice, at) => addressOf(index, choice, at)}
      />
    );
  });

/** The rooms of a stay with their prices, the choice among them, and the way to book it. */
export function StayRooms({ data, stay, rooms, actions }: StayRoomsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { choices, wish, details } = data;
  const isThere = isAbroad({ country: details.city.country.iso2 });
  const isWished = wishedPlans(wish, stay.checkIn, environment.now);
  const isPriced = rooms.parties.every(({ room_types }) => cheapestOf(room_types, isWished) !== null);
  const addressWith = (next: readonly (RoomChoice | null)[], at: string = PLACE.summary) =>
    `${pageAddress(data, { ...stayParameters(stay), choice: formatChoices(next) })}#${at}`;
  const chosen = chosenRooms(rooms, choices);
  const none = roomsOfNone(rooms);
  const isEmpty = none !== null && chosen.every((room) => room === null);
  const lost = lostRooms(rooms, choices);
  const noticeOf = (some: readonly LostRoom[]) => (
    <LostRooms
      data={data}
      stay={stay}
      rooms={rooms}
      lost={some}
      isFirst={some[0] === lost[0]}
      addressWith={addressWith}
    />
  );
  // If the last rooms went to other parties, the notice stands at the choice, all others above the rooms.
  const short = lost.filter(({ reason }) => reason === "too_few");
  const gone = lost.filter((one) => !short.includes(one));
  const spread = inMoreRooms(data);
  const booking = useRoomsBooking(data, stay, chosen, actions);
  // The mark on the rate and the bar are painted first.
  const summary = useDeferredValue({ chosen, booking });

  if (rooms.blocking.some(isClosedToParty)) return <Blocked rooms={rooms} data={data} stay={stay} />;
  return (
    <>
      {none === null && <WishedRates data={data} stay={stay} isPriced={isPriced} />}
      <Blocked rooms={rooms} data={data} stay={stay} />
      {none !== null && lost.length === 0 && spread === null && (
        <NothingOpen data={data} stay={stay} rooms={none} actions={actions} />
      )}
      {gone.length > 0 && noticeOf(gone)}
      <Announcement chosen={chosen} />
      <div className={isEmpty ? undefined : styles.roomsLayout}>
        <Stack gap="xl">
          <PartiesRooms
            rooms={rooms}
            stay={stay}
            isAbroad={isThere}
            chosen={chosen}
            short={short}
            noticeOf={noticeOf}
            isWished={isWished}
            addressOf={(index, choice, at) => addressWith(withChoice(choices, index, choice), at)}
          />
        </Stack>
        {!isEmpty && <StaySummary {...summary} details={details} stay={stay} isAbroad={isThere} />}
      </div>
      <NewPriceDialog booking={booking} />
      {rooms.blocking.length === 0 && (
        <StayBar
          rooms={rooms}
          chosen={chosen}
          isWished={isPriced ? isWished : undefined}
          booking={booking}
          spread={spread && { label: t("occupancy.inRooms", inRooms(spread.parties)), href: spread.href }}
          isLost={lost.length > 0}
        />
      )}
    </>
  );
}
